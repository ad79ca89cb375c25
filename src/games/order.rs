//! Lists in ascending order. Those of the table are short, and for them the library's sorting and its
//! ordered sets, made anew for every kind of item, would be most of what the page has to load.

/// Puts an item where it belongs in a list in ascending order, unless it is there already.
pub(crate) fn put<T: Ord>(list: &mut Vec<T>, item: T) {
    if let Err(place) = list.binary_search(&item) {
        list.insert(place, item);
    }
}

/// The items in ascending order, each once.
#[allow(dead_code, reason = "a build may hold no game for two")]
pub(crate) fn in_order<T: Ord>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut list = Vec::new();
    items.into_iter().for_each(|item| put(&mut list, item));
    list
}

#[cfg(test)]
mod tests {
    use super::in_order;

    #[test]
    fn items_are_put_in_order_and_once() {
        assert_eq!(
            in_order([3, 1, 4, 1, 5, 9, 2, 6, 5, 3]),
            [1, 2, 3, 4, 5, 6, 9]
        );
        assert!(in_order::<u8>([]).is_empty());
    }
}
