//! Rules pages in a language: the pages of `assets/rules` name messages, and these are put in.

use super::{Catalogue, RULES};

impl Catalogue {
    /// Returns the rules pages of a game in this language, from the file with the contents of each page.
    ///
    /// # Errors
    ///
    /// A message that a page names and the language lacks.
    pub fn rules(&self, pages: &str) -> Result<String, String> {
        let find = |id: &str| {
            let message = self.messages.get(id).filter(|_| id.starts_with(RULES));
            let missing = || format!("{}.ftl: {id} is missing.", self.code);
            Ok::<_, String>(message.ok_or_else(missing)?.plain())
        };
        let mut text = String::new();
        for line in pages.lines() {
            if let Some(id) = line.strip_prefix("# ") {
                let words = find(&format!("{id}-text"))?;
                text += &format!("# {}\n{words}\n", find(id)?);
            } else if let Some(id) = line.strip_prefix(":caption ") {
                text += &format!(":caption {}\n", find(id)?);
            } else {
                text += &format!("{line}\n");
            }
        }
        Ok(text)
    }

    /// The messages of rules pages that no page names.
    pub fn unused_rules(&self, pages: &[String]) -> Vec<String> {
        let named = |id: &str| {
            let page = id.strip_suffix("-text").map(|page| format!("# {page}"));
            let lines = pages.iter().flat_map(|pages| pages.lines());
            let mut named =
                lines.filter_map(|line| line.strip_prefix("# ").or(line.strip_prefix(":caption ")));
            let text = page.is_some_and(|page| {
                pages
                    .iter()
                    .flat_map(|pages| pages.lines())
                    .any(|line| line == page)
            });
            text || named.any(|name| name == id)
        };
        let rules = self.ids().filter(|id| id.starts_with(RULES));
        rules.filter(|id| !named(id)).map(str::to_owned).collect()
    }
}
