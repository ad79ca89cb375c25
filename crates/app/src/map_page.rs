//! Maps that the lobby shows at a time, where it offers more than there is room for.

use rules::maps::MapId;

/// So many maps stand side by side.
pub const BESIDE: usize = 3;

/// Card among the maps of the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MapCard {
    /// A map.
    Map(MapId),
    /// The workshop, in which people make maps of their own.
    Workshop,
}

impl MapCard {
    /// The map on it.
    pub fn map(self) -> Option<MapId> {
        match self {
            Self::Map(map) => Some(map),
            Self::Workshop => None,
        }
    }
}

/// Page of maps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapPage<M = MapCard> {
    /// Maps on the page.
    pub maps: Vec<M>,
    /// Number of the first of them among all, from 0 on.
    pub first: usize,
    /// Number of all maps.
    pub all: usize,
    /// Number of the page, from 0 on.
    pub number: usize,
    /// Number of pages.
    pub count: usize,
}

impl<M: Copy + PartialEq> MapPage<M> {
    /// Page with a number or, without one, that with the chosen map. Each page is full if there are maps enough.
    pub(crate) fn of(maps: &[M], chosen: M, number: Option<usize>) -> Self {
        let (all, count) = (maps.len(), maps.len().div_ceil(BESIDE).max(1));
        let number = number.unwrap_or_else(|| {
            let chosen = maps.iter().position(|&map| map == chosen);
            chosen.unwrap_or_default() / BESIDE
        });
        let number = number.min(count - 1);
        let first = (number * BESIDE).min(all.saturating_sub(BESIDE));
        Self {
            maps: maps.iter().copied().skip(first).take(BESIDE).collect(),
            first,
            all,
            number,
            count,
        }
    }

    /// Returns the number of the page that an arrow opens; `None` at the ends.
    pub(crate) fn after(&self, page: scene::Page) -> Option<usize> {
        match page {
            scene::Page::Back => self.number.checked_sub(1),
            scene::Page::Next => Some(self.number + 1).filter(|&next| next < self.count),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(count: usize, chosen: usize, number: Option<usize>) -> MapPage<usize> {
        MapPage::of(&(0..count).collect::<Vec<_>>(), chosen, number)
    }

    #[test]
    fn the_chosen_map_is_on_the_first_page_that_is_shown() {
        for count in 1..=12 {
            for chosen in 0..count {
                let page = page(count, chosen, None);
                assert!(page.maps.contains(&chosen), "{chosen} of {count}");
                assert_eq!(page.maps.len(), count.min(BESIDE));
            }
        }
    }

    #[test]
    fn arrows_reach_every_map_and_stop_at_the_ends() {
        for count in 0..=12 {
            let mut now = page(count, 0, None);
            assert_eq!(now.after(scene::Page::Back), None);
            let mut seen = now.maps.clone();
            while let Some(next) = now.after(scene::Page::Next) {
                now = page(count, 0, Some(next));
                assert_eq!(now.maps.len(), BESIDE, "page {next} of {count}");
                assert_eq!(now.after(scene::Page::Back), Some(next - 1));
                seen.extend(&now.maps);
            }
            assert_eq!(now.number + 1, now.count);
            assert!((0..count).all(|map| seen.contains(&map)), "{count}");
        }
    }

    #[test]
    fn a_page_that_is_gone_is_the_last_one() {
        assert_eq!(page(4, 0, Some(9)), page(4, 0, Some(1)));
        assert_eq!(page(4, 0, Some(1)).maps, [1, 2, 3]);
    }
}
