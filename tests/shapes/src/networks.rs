//! Cheapest networks by Dreyfus and Wagner's method, written down once more.

/// Returns the cost of the cheapest network that joins these nodes. A link has the nodes at its two ends, and its cost.
pub fn cheapest_network(links: &[(usize, usize, u32)], nodes: usize, ends: &[usize]) -> u32 {
    let mut trees = vec![vec![10_000_u32; nodes]; 1 << ends.len()];
    for set in 1..trees.len() {
        if set.is_power_of_two() {
            trees[set][ends[set.trailing_zeros() as usize]] = 0;
        }
        let mut part = (set - 1) & set;
        while part > 0 {
            let met = trees[part].iter().zip(&trees[set - part]);
            let met: Vec<u32> = met.map(|(one, other)| one + other).collect();
            for (tree, met) in trees[set].iter_mut().zip(met) {
                *tree = (*tree).min(met);
            }
            part = (part - 1) & set;
        }
        // As far as every link can bring it.
        let tree = &mut trees[set];
        let mut changes = true;
        while std::mem::take(&mut changes) {
            for &(one, other, cost) in links {
                for (a, b) in [(one, other), (other, one)] {
                    let by = tree[b] + cost;
                    if by < tree[a] {
                        (tree[a], changes) = (by, true);
                    }
                }
            }
        }
    }
    trees[trees.len() - 1][ends[0]]
}
