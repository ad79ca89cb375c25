//! The page beside the canvas: real headings, buttons, sliders and fields in the places of the painted ones, for
//! screen readers, keyboards and switches. It changes only where the [mirror](app::mirror) has changed. It is
//! invisible, and takes no pointer events.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{FocusEvent, FocusOptions, HtmlElement, HtmlInputElement};

use app::focus::Handle;
use app::input::Event;
use app::mirror::{Element, Group, Kind, Mirror as Words, Role};
use scene::Target;

use super::listener::Listener;
use super::runtime::Runtime;
use super::stage::Fit;
use super::typing::Typing;
use super::{document, fault, pixels};
use base::words::Language;

/// Where an element bears its key.
const KEY: &str = "data-key";

/// The page beside the canvas.
pub(crate) struct Mirror {
    /// Parent of all groups.
    root: HtmlElement,
    /// Live regions whose new lines are read: for the table, and for the person at an own screen.
    said: Log,
    own: Log,
    /// Log of answers to a key, which is visible as well.
    answer: Log,
    fit: Option<Fit>,
    language: Option<Language>,
    groups: BTreeMap<String, GroupNode>,
    elements: BTreeMap<String, ElementNode>,
    /// Cell that Tab reaches.
    cell: Option<String>,
}

/// Lines that a screen reader reads as they come.
struct Log {
    node: HtmlElement,
    lines: Vec<((u32, String), HtmlElement)>,
}

/// A group on the page.
struct GroupNode {
    node: HtmlElement,
    heading: HtmlElement,
    words: HtmlElement,
    /// The rows of a board, from above; empty but for a board.
    rows: HtmlElement,
    name: String,
    said: Vec<String>,
    kind: Option<Kind>,
}

/// An element on the page.
struct ElementNode {
    node: HtmlElement,
    /// Frame round the element, if it is the field for moves.
    typing: Option<Typing>,
    shown: Option<Element>,
    stop: Option<bool>,
}

thread_local! {
    /// True while the page itself moves the focus. Then it ignores the browser's reports.
    static AT_WORK: Cell<bool> = const { Cell::new(false) };
}

impl Mirror {
    /// Returns an empty page.
    pub(crate) fn new() -> Result<Self, JsValue> {
        let find = |id: &str| -> Result<HtmlElement, JsValue> {
            let found = document()?.get_element_by_id(id);
            Ok(found
                .ok_or_else(|| fault("The page has no mirror."))?
                .dyn_into()?)
        };
        Ok(Self {
            root: find("mirror")?,
            said: Log::new(find("said")?),
            own: Log::new(find("own")?),
            answer: Log::new(find("answer")?),
            fit: None,
            language: None,
            groups: BTreeMap::new(),
            elements: BTreeMap::new(),
            cell: None,
        })
    }

    /// Tells in which language the page is.
    fn speak(&mut self, words: &Words) -> Result<(), JsValue> {
        let language = words.language;
        if self.language.replace(language) == Some(language) {
            return Ok(());
        }
        if let Some(page) = document()?.document_element() {
            page.set_attribute("lang", language.code())?;
        }
        let direction = if language.is_rtl() { "rtl" } else { "ltr" };
        for node in [
            &self.root,
            &self.said.node,
            &self.own.node,
            &self.answer.node,
        ] {
            node.set_attribute("dir", direction)?;
        }
        let [said, own] = &words.labels;
        self.said.node.set_attribute("aria-label", said)?;
        self.own.node.set_attribute("aria-label", own)
    }

    /// Returns the handle of an element of the page.
    fn handle(&self, key: &str) -> Option<Handle> {
        let shown = self.elements.get(key)?.shown.as_ref()?;
        Some(shown.handle)
    }

    /// Shows these words and no others, and moves the focus where the application has led it.
    pub(crate) fn show(
        &mut self,
        words: &Words,
        focus: Option<Handle>,
        fit: Fit,
    ) -> Result<(), JsValue> {
        let placed_anew = self.fit.replace(fit) != Some(fit);
        AT_WORK.set(true);
        let shown = self.change(words, focus, placed_anew);
        AT_WORK.set(false);
        shown
    }

    fn change(
        &mut self,
        words: &Words,
        focus: Option<Handle>,
        placed_anew: bool,
    ) -> Result<(), JsValue> {
        self.speak(words)?;
        self.forget_gone(words);
        self.choose_cell(words, focus);
        for group in &words.groups {
            if !self.groups.contains_key(&group.key) {
                let node = GroupNode::new()?;
                self.groups.insert(group.key.clone(), node);
            }
            self.show_group(group, placed_anew)?;
        }
        let order = words
            .groups
            .iter()
            .map(|group| &self.groups[&group.key].node);
        put_in_order(&self.root, order, 0)?;
        self.said.show(&words.said)?;
        self.own.show(&words.own)?;
        self.answer.show(words.answer.as_slice())?;
        if let Some(handle) = focus {
            let key = handle.to_string();
            if let Some(element) = self.elements.get(&key)
                && focused_key().as_deref() != Some(&*key)
            {
                let options = FocusOptions::new();
                options.set_prevent_scroll(true);
                element.node.focus_with_options(&options)?;
            }
        }
        Ok(())
    }

    /// Removes elements that are gone.
    fn forget_gone(&mut self, words: &Words) {
        // `extend` avoids sorting, which `collect` does first with more code than everything else here.
        let mut keys = BTreeSet::new();
        keys.extend(words.elements().map(|one| one.handle.to_string()));
        self.elements.retain(|key, element| {
            let stays = keys.contains(key);
            if !stays {
                element.outer().remove();
            }
            stays
        });
        self.groups.retain(|key, group| {
            let stays = words.groups.iter().any(|other| other.key == *key);
            if !stays {
                group.node.remove();
            }
            stays
        });
    }

    /// Chooses the cell of a board that Tab reaches: the last one with the focus, or else the first one.
    fn choose_cell(&mut self, words: &Words, focus: Option<Handle>) {
        let is_cell = |one: &&Element| matches!(one.role, Role::Cell { .. }) && one.enabled;
        let focused = focus.and_then(|handle| words.find(handle)).filter(is_cell);
        let key = |one: &Element| one.handle.to_string();
        if let Some(focused) = focused {
            self.cell = Some(key(focused));
        }
        let cells = || words.elements().filter(is_cell);
        let stays = |cell: &String| cells().any(|one| key(one) == *cell);
        if !self.cell.as_ref().is_some_and(stays) {
            self.cell = cells().next().map(key);
        }
    }

    fn show_group(&mut self, group: &Group, placed_anew: bool) -> Result<(), JsValue> {
        let Some(fit) = self.fit else { return Ok(()) };
        let cell = self.cell.clone();
        for element in &group.elements {
            let key = element.handle.to_string();
            if !self.elements.contains_key(&key) {
                let node = ElementNode::new(element, &key)?;
                self.elements.insert(key.clone(), node);
            }
            if let Some(node) = self.elements.get_mut(&key) {
                let stop = match element.role {
                    Role::Cell { .. } => cell.as_ref() == Some(&key),
                    _ => element.takes_focus(),
                };
                node.show(element, stop, fit, placed_anew)?;
            }
        }
        let Some(node) = self.groups.get_mut(&group.key) else {
            return Ok(());
        };
        node.show(group)?;
        let node_of = |element: &Element| self.elements[&element.handle.to_string()].outer();
        let row_of = |element: &&Element| match element.role {
            Role::Cell { row, .. } => Some(row),
            _ => None,
        };
        let height = group.elements.iter().filter_map(|one| row_of(&one)).max();
        node.have_rows(height.map_or(0, |row| u32::from(row) + 1))?;
        for row in 0..height.map_or(0, |row| row + 1) {
            let place = node.rows.children().item(row.into());
            let Some(place) = place else { continue };
            let cells = group.elements.iter().filter(|one| row_of(one) == Some(row));
            put_in_order(place.unchecked_ref(), cells.map(node_of), 0)?;
        }
        let others = group.elements.iter().filter(|one| row_of(one).is_none());
        put_in_order(&node.node, others.map(node_of), 3)
    }
}

impl Log {
    fn new(node: HtmlElement) -> Self {
        let lines = Vec::new();
        Self { node, lines }
    }

    /// Shows exactly these lines. New ones are appended, and so read by screen readers.
    fn show(&mut self, said: &[(u32, String)]) -> Result<(), JsValue> {
        self.lines.retain(|(line, node)| {
            let stays = said.contains(line);
            if !stays {
                node.remove();
            }
            stays
        });
        for line in said {
            if !self.lines.iter().any(|(other, _)| other == line) {
                let node = make("p")?;
                node.set_text_content(Some(&line.1));
                self.node.append_child(&node)?;
                self.lines.push((line.clone(), node));
            }
        }
        Ok(())
    }
}

impl GroupNode {
    fn new() -> Result<Self, JsValue> {
        let [node, words, rows] = [make("div")?, make("div")?, make("div")?];
        let heading = make("h2")?;
        rows.set_hidden(true);
        for child in [&heading, &words, &rows] {
            node.append_child(child)?;
        }
        Ok(Self {
            node,
            heading,
            words,
            rows,
            name: String::new(),
            said: Vec::new(),
            kind: None,
        })
    }

    fn show(&mut self, group: &Group) -> Result<(), JsValue> {
        self.describe(group)?;
        if self.kind != Some(group.kind) {
            self.kind = Some(group.kind);
            let (role, modal) = match group.kind {
                Kind::Part | Kind::Grid => ("group", false),
                Kind::Dialog { whole } => ("dialog", whole),
                // This role keeps its arrow keys away from the screen reader.
                Kind::Map => ("application", false),
            };
            self.node.set_attribute("role", role)?;
            match modal {
                true => self.node.set_attribute("aria-modal", "true")?,
                false => self.node.remove_attribute("aria-modal")?,
            }
        }
        if self.name != group.name {
            self.name.clone_from(&group.name);
            self.node.set_attribute("aria-label", &group.name)?;
            self.rows.set_attribute("aria-label", &group.name)?;
            self.heading.set_text_content(Some(&group.name));
        }
        if self.said != group.words {
            self.said.clone_from(&group.words);
            self.words.set_text_content(None);
            for words in &group.words {
                let line = make("p")?;
                line.set_text_content(Some(words));
                self.words.append_child(&line)?;
            }
        }
        Ok(())
    }

    /// Sets the first text of a board or a map as its description, which explains walking by keys.
    fn describe(&self, group: &Group) -> Result<(), JsValue> {
        let is_walked = matches!(group.kind, Kind::Map | Kind::Grid);
        if self.kind == Some(group.kind) || !is_walked {
            return Ok(());
        }
        let id = format!("about {}", group.key).replace(' ', "-");
        self.words.set_id(&id);
        self.node.set_attribute("aria-describedby", &id)
    }

    fn have_rows(&self, count: u32) -> Result<(), JsValue> {
        if self.rows.child_element_count() == count {
            return Ok(());
        }
        self.rows.set_text_content(None);
        self.rows.set_hidden(count == 0);
        match count {
            0 => self.rows.remove_attribute("role")?,
            _ => self.rows.set_attribute("role", "grid")?,
        }
        for _ in 0..count {
            let row = make("div")?;
            row.set_attribute("role", "row")?;
            self.rows.append_child(&row)?;
        }
        Ok(())
    }
}

impl ElementNode {
    fn new(element: &Element, key: &str) -> Result<Self, JsValue> {
        let node = match element.role {
            Role::Button | Role::Toggle(_) | Role::Cell { .. } => make("button")?,
            Role::Slider { .. } | Role::Field { .. } => make("input")?,
        };
        let kind = match element.role {
            Role::Button | Role::Toggle(_) | Role::Cell { .. } => "button",
            Role::Slider { .. } => "range",
            Role::Field { .. } => "text",
        };
        node.set_attribute("type", kind)?;
        node.set_attribute(KEY, key)?;
        let typing = match element.role {
            Role::Field { .. } => {
                node.set_class_name("field");
                Some(Typing::round(&node)?)
            }
            Role::Cell { .. } => {
                node.set_attribute("role", "gridcell")?;
                None
            }
            Role::Button | Role::Toggle(_) | Role::Slider { .. } => None,
        };
        Ok(Self {
            node,
            typing,
            shown: None,
            stop: None,
        })
    }

    /// Returns the node in the group: the element, or the frame round it.
    fn outer(&self) -> &HtmlElement {
        self.typing
            .as_ref()
            .map_or(&self.node, |typing| &typing.frame)
    }

    fn show(
        &mut self,
        element: &Element,
        stop: bool,
        fit: Fit,
        placed_anew: bool,
    ) -> Result<(), JsValue> {
        let node = &self.node;
        if self.stop != Some(stop) {
            self.stop = Some(stop);
            node.set_tab_index(if stop { 0 } else { -1 });
        }
        if self.shown.as_ref() == Some(element) && !placed_anew {
            return Ok(());
        }
        let before = self.shown.replace(element.clone());
        let before = before.as_ref();
        if before.map(|before| &before.name) != Some(&element.name) {
            match element.role {
                Role::Slider { .. } => node.set_attribute("aria-label", &element.name)?,
                Role::Field { .. } => {}
                _ => node.set_text_content(Some(&element.name)),
            }
        }
        if before.map(|before| before.enabled) != Some(element.enabled) {
            match element.enabled {
                true => node.remove_attribute("aria-disabled")?,
                false => node.set_attribute("aria-disabled", "true")?,
            }
        }
        if before.map(|before| &before.role) != Some(&element.role) {
            show_role(node, &element.role)?;
        }
        if let (Some(typing), Role::Field { why, example }) = (&self.typing, &element.role) {
            typing.name(node, &element.name, example)?;
            typing.refuse(node, why.as_ref().map(|(_, words)| &**words))?;
        }
        let moved = before.map(|before| before.area) != Some(element.area);
        let has_place = !matches!(element.role, Role::Field { .. });
        if (moved || placed_anew) && has_place {
            let (from, to) = element.area;
            let ((left, top), (right, bottom)) = (fit.to_window(from), fit.to_window(to));
            let style = node.style();
            style.set_property("left", &pixels(left))?;
            style.set_property("top", &pixels(top))?;
            style.set_property("width", &pixels(right - left))?;
            style.set_property("height", &pixels(bottom - top))?;
        }
        Ok(())
    }
}

fn show_role(node: &HtmlElement, role: &Role) -> Result<(), JsValue> {
    let word = |on: bool| if on { "true" } else { "false" };
    match role {
        Role::Button => node.remove_attribute("aria-pressed")?,
        Role::Toggle(on) => node.set_attribute("aria-pressed", word(*on))?,
        Role::Cell { selected, .. } => node.set_attribute("aria-selected", word(*selected))?,
        Role::Slider {
            least,
            most,
            value,
            text,
        } => {
            node.set_attribute("min", &least.to_string())?;
            node.set_attribute("max", &most.to_string())?;
            node.set_attribute("aria-valuetext", text)?;
            let input: &HtmlInputElement = node.unchecked_ref();
            input.set_value(&value.to_string());
        }
        // It has words round it.
        Role::Field { .. } => {}
    }
    Ok(())
}

fn make(tag: &str) -> Result<HtmlElement, JsValue> {
    Ok(document()?.create_element(tag)?.dyn_into()?)
}

/// Orders children after the first few, and moves only misplaced ones, because a moved element loses the focus.
fn put_in_order<'a>(
    parent: &HtmlElement,
    order: impl Iterator<Item = &'a HtmlElement>,
    behind: u32,
) -> Result<(), JsValue> {
    let mut place = parent.children().item(behind);
    for node in order {
        match &place {
            Some(here) if here.is_same_node(Some(node)) => place = here.next_element_sibling(),
            here => {
                parent.insert_before(node, here.as_deref())?;
            }
        }
    }
    Ok(())
}

/// Returns the key of the focused element, if it belongs to the mirror.
fn focused_key() -> Option<String> {
    let focused = document().ok()?.active_element()?;
    focused.get_attribute(KEY)
}

/// Returns the handle that an event happens to, if it belongs to the mirror.
fn handle_of(mirror: &RefCell<Mirror>, event: &web_sys::Event) -> Option<Handle> {
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    mirror
        .try_borrow()
        .ok()?
        .handle(&target.get_attribute(KEY)?)
}

/// Listens to actions on the mirror.
pub(crate) fn listen(
    runtime: &Runtime,
    mirror: &Rc<RefCell<Mirror>>,
) -> Result<Vec<Listener>, JsValue> {
    type Hear = fn(&Runtime, Option<Handle>, &web_sys::Event);
    let root: HtmlElement = document()?
        .get_element_by_id("mirror")
        .ok_or_else(|| fault("The page has no mirror."))?
        .dyn_into()?;
    let on = |kind: &'static str, hear: Hear| {
        let (runtime, mirror) = (runtime.clone(), mirror.clone());
        Listener::preventing(&root, kind, move |event| {
            if !AT_WORK.get() {
                hear(&runtime, handle_of(&mirror, event), event);
            }
        })
    };
    Ok(vec![
        on("click", |runtime, handle, _| {
            if let Some(handle) = handle {
                runtime.send(Event::Press(handle));
            }
        }),
        on("input", |runtime, handle, event| {
            if let Some(Handle::Target(target)) = handle {
                slide(runtime, event, target);
            }
        }),
        on("focusin", |runtime, handle, _| {
            runtime.send(Event::Focus(handle));
        }),
        on("focusout", |runtime, _, event| {
            let event: &FocusEvent = event.unchecked_ref();
            if event.related_target().is_none() {
                runtime.send(Event::Focus(None));
            }
        }),
    ])
}

fn slide(runtime: &Runtime, event: &web_sys::Event, target: Target) {
    let input = event
        .target()
        .map(JsCast::unchecked_into::<HtmlInputElement>);
    if let Some(value) = input.map(|input| input.value_as_number()) {
        runtime.send(Event::Slide { target, value });
    }
}
