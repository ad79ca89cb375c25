//! Fingers, pens and the mouse: each contact separately, from its press to its release or cancellation. All
//! contacts are cancelled if the page loses its focus.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlElement, PointerEvent, WheelEvent};

use app::input::{ContactId, Event};
use app::wheel::{Turned, Wheel};
use base::Millis;
use scene::{
    LobbyTarget, Point, ReviewTarget, SeatTarget, SettingsTarget, ShareTarget, SheetTarget, Target,
    TargetArea,
};

use super::gestures;
use super::listener::Listener;
use super::runtime::{Runtime, Wish};
use super::{document, window};

/// Contacts on the screen, by the browser's ids, with their start times by the system.
type Contacts = Rc<RefCell<Vec<(ContactId, f64)>>>;

/// Listens to all contacts on the stage.
pub(crate) fn listen(runtime: &Runtime, root: &HtmlElement) -> Result<Vec<Listener>, JsValue> {
    let contacts = Contacts::default();
    let on = |kind: &'static str,
              translate: fn(&Contacts, &Runtime, &PointerEvent) -> Option<Event>| {
        let (runtime, contacts) = (runtime.clone(), contacts.clone());
        Listener::preventing(root, kind, move |event| {
            let event: &PointerEvent = event.unchecked_ref();
            if let Some(event) = translate(&contacts, &runtime, event) {
                runtime.send(event);
            }
        })
    };
    let mut listeners = vec![
        on("pointerdown", down),
        on("pointermove", moved),
        on("pointerup", up),
        on("pointercancel", taken),
        on("lostpointercapture", taken),
    ];
    listeners.push(wheel(runtime, root));
    listeners.push(hover(runtime, root));
    listeners.push(leave(runtime, root));
    listeners.extend(let_go(runtime, &contacts)?);
    Ok(listeners)
}

/// A mouse wheel, or two fingers on a trackpad, which browsers tell as a wheel.
fn wheel(runtime: &Runtime, root: &HtmlElement) -> Listener {
    let runtime = runtime.clone();
    Listener::new(root, "wheel", move |event| {
        let event: &WheelEvent = event.unchecked_ref();
        let Some(fit) = runtime.fit() else { return };
        // The browser zooms the page, and nothing on it moves.
        if event.ctrl_key() && gestures::zooms_page(&runtime, event) {
            return;
        }
        // Firefox counts in lines, but only for pages that read the unit first.
        let lines = event.delta_mode() != WheelEvent::DOM_DELTA_PIXEL;
        let old = Reflect::get(event, &"wheelDeltaY".into());
        let wheel = Wheel {
            by: [event.delta_x(), event.delta_y()],
            lines,
            old: old.ok().and_then(|old| old.as_f64()),
            ctrl: event.ctrl_key(),
        };
        let at = fit.to_stage(event.client_x().into(), event.client_y().into());
        runtime.send(match wheel.meaning() {
            Turned::Zoom(factor) => Event::Zoom {
                at,
                factor: factor as f32,
            },
            Turned::Scroll(by) => {
                let [x, y] = by.map(|by| fit.units(by));
                let by = Point::new(x, y);
                Event::Scroll { at, by }
            }
        });
    })
}

/// A mouse over a target shows a hand, as on any page. The application only gets changes of the board's part under
/// the mouse. Everything else needs no frame.
fn hover(runtime: &Runtime, root: &HtmlElement) -> Listener {
    let (runtime, style, stage) = (runtime.clone(), root.style(), root.clone());
    let last = Cell::new(None);
    Listener::new(root, "pointermove", move |event| {
        let event: &PointerEvent = event.unchecked_ref();
        if event.pointer_type() != "mouse" {
            return;
        }
        let Some(fit) = runtime.fit() else { return };
        let at = fit.to_stage(event.client_x().into(), event.client_y().into());
        let scene = runtime.scene();
        let area = scene.target_at(at).and_then(|target| scene.area_of(target));
        let blank = Target::Sheet(SheetTarget::Blank);
        let is_pressed = area.is_some_and(|area| area.enabled && area.target != blank);
        let over = area.map(|area| area.target);
        let before: Option<Target> = last.replace(over);
        if before != over && event.buttons() == 0 {
            name(&runtime, &stage, area);
            let on_board = |target| matches!(target, Some(Target::Board(_)));
            if on_board(before) || on_board(over) {
                runtime.send(Event::Hover(on_board(over).then_some(at)));
            }
        }
        let cursor = if is_pressed { "pointer" } else { "default" };
        if style.get_property_value("cursor").as_deref() != Ok(cursor) {
            // A mouse without a hand presses all the same.
            let _ = style.set_property("cursor", cursor);
        }
    })
}

/// Reports that a mouse has left the stage.
fn leave(runtime: &Runtime, root: &HtmlElement) -> Listener {
    let runtime = runtime.clone();
    Listener::new(root, "pointerleave", move |_| {
        runtime.send(Event::Hover(None))
    })
}

/// The browser shows the name of a sign without words under the mouse, in its own way.
fn name(runtime: &Runtime, root: &HtmlElement, over: Option<&TargetArea>) {
    let is_sign = |area: &&TargetArea| match area.target {
        Target::Look(_) | Target::Replay(_) => true,
        Target::Settings(target) => {
            matches!(target, SettingsTarget::Cog | SettingsTarget::Languages)
        }
        Target::Share(target) => matches!(target, ShareTarget::Open | ShareTarget::Picture),
        Target::Review(target) => {
            matches!(target, ReviewTarget::Turning | ReviewTarget::Joints)
        }
        Target::Lobby(target) => matches!(
            target,
            LobbyTarget::Against(_) | LobbyTarget::Leave(_) | LobbyTarget::Clock(_)
        ),
        Target::Seat(_, target) => matches!(
            target,
            SeatTarget::Discard | SeatTarget::Computer | SeatTarget::City(_)
        ),
        _ => false,
    };
    let named = |area: &TargetArea| runtime.app(|app| app.say(&area.name));
    let name = over.filter(is_sign).map(named);
    root.set_title(&name.unwrap_or_default());
}

fn down(contacts: &Contacts, runtime: &Runtime, event: &PointerEvent) -> Option<Event> {
    if event.button() != 0 {
        return None;
    }
    let contact = event.pointer_id();
    if let Some(element) = event.current_target() {
        // A contact that has already ended cannot be captured. It also ends by itself.
        let _ = element
            .unchecked_ref::<HtmlElement>()
            .set_pointer_capture(contact);
    }
    runtime.wish(Wish::EndGrowth);
    let fit = runtime.fit()?;
    let mut contacts = contacts.borrow_mut();
    contacts.retain(|&(other, _)| other != contact);
    contacts.push((contact, event.time_stamp()));
    Some(Event::Down {
        contact,
        at: fit.to_stage(event.client_x().into(), event.client_y().into()),
        width: width(runtime, event),
    })
}

fn moved(contacts: &Contacts, runtime: &Runtime, event: &PointerEvent) -> Option<Event> {
    let contact = event.pointer_id();
    contacts
        .borrow()
        .iter()
        .find(|&&(other, _)| other == contact)?;
    Some(Event::Move {
        contact,
        at: runtime
            .fit()?
            .to_stage(event.client_x().into(), event.client_y().into()),
        width: width(runtime, event),
    })
}

fn up(contacts: &Contacts, runtime: &Runtime, event: &PointerEvent) -> Option<Event> {
    let (contact, since) = lift(contacts, event)?;
    let at = runtime
        .fit()?
        .to_stage(event.client_x().into(), event.client_y().into());
    // By the system's own clock, because this page may have been busy in between.
    let held = Millis::new(event.time_stamp() - since);
    Some(Event::Up { contact, at, held })
}

/// A lost capture follows every end, so it matters only without an end before it.
fn taken(contacts: &Contacts, _: &Runtime, event: &PointerEvent) -> Option<Event> {
    lift(contacts, event).map(|(contact, _)| Event::Cancel { contact })
}

fn lift(contacts: &Contacts, event: &PointerEvent) -> Option<(ContactId, f64)> {
    let contact = event.pointer_id();
    let mut contacts = contacts.borrow_mut();
    let place = contacts.iter().position(|&(other, _)| other == contact)?;
    Some(contacts.remove(place))
}

/// Returns a contact's larger extent in stage units; 0 for a mouse, which has none.
fn width(runtime: &Runtime, event: &PointerEvent) -> f32 {
    let extent = event.width().max(event.height());
    match runtime.fit() {
        Some(fit) if event.pointer_type() != "mouse" => fit.units(extent.into()),
        _ => 0.0,
    }
}

/// Cancels all contacts when the window loses the focus, is hidden or is left.
fn let_go(runtime: &Runtime, contacts: &Contacts) -> Result<Vec<Listener>, JsValue> {
    let (window, document) = (window()?, document()?);
    let release = || {
        let (runtime, contacts) = (runtime.clone(), contacts.clone());
        move |_: &web_sys::Event| {
            contacts.borrow_mut().clear();
            runtime.send(Event::LetGo);
        }
    };
    let visibility = {
        let (runtime, release, document) = (runtime.clone(), release(), document.clone());
        move |event: &web_sys::Event| {
            runtime.wish(Wish::Seen(!document.hidden()));
            if document.hidden() {
                release(event);
            }
        }
    };
    Ok(vec![
        Listener::new(&window, "blur", release()),
        Listener::new(&window, "pagehide", release()),
        Listener::new(&document, "visibilitychange", visibility),
    ])
}
