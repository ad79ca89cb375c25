//! Sorting of short lists with little code. Each type of list that the standard library sorts adds 4 KB of code,
//! made for millions of items. The lists of a screen or of a move have a few dozen.

/// Sorts a short list. The sort is stable.
pub fn sort_few<T: Ord>(list: &mut [T]) {
    sort_few_by(list, |a, b| a < b);
}

/// Sorts a short list by a key. The sort is stable.
pub fn sort_few_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_few_by(list, |a, b| key(a) < key(b));
}

/// Sorts a short list by a function that returns true if its first item comes before the second. The sort is
/// stable.
pub fn sort_few_by<T>(list: &mut [T], is_before: impl Fn(&T, &T) -> bool) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && is_before(&list[at], &list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// Returns the distinct items of a short list, in ascending order.
pub fn sorted_set<T: Ord>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut list: Vec<T> = items.into_iter().collect();
    sort_few(&mut list);
    list.dedup();
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_sorted_as_the_standard_library_does_it() {
        let lists: [&[i8]; 5] = [&[], &[1], &[2, 1], &[3, 1, 2, 1, 3, 0], &[5, 4, 3, 2, 1, 0]];
        for list in lists {
            let (mut ours, mut theirs) = (list.to_vec(), list.to_vec());
            sort_few(&mut ours);
            theirs.sort_unstable();
            assert_eq!(ours, theirs);
            theirs.dedup();
            assert_eq!(sorted_set(list.to_vec()), theirs);
        }
    }

    #[test]
    fn equal_keys_keep_their_order() {
        let mut list = [(2, 'a'), (1, 'b'), (2, 'c'), (1, 'd')];
        sort_few_by_key(&mut list, |&(key, _)| key);
        assert_eq!(list, [(1, 'b'), (1, 'd'), (2, 'a'), (2, 'c')]);
    }
}
