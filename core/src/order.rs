//! Sorting short lists: one small loop where the library's sort would be two kibibytes for each kind of list.

/// Sorts by a key; what has the same key stays in its order. Lists here have a few dozen things at most.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(list, |one, other| key(one) < key(other));
}

/// Sorts by what comes before what; the others stay in their order.
pub fn sort_by<T>(list: &mut [T], is_before: impl Fn(&T, &T) -> bool) {
    for end in 1..list.len() {
        let mut at = end;
        while let Some((one, other)) = at.checked_sub(1).and_then(|before| list.get(before).zip(list.get(at)))
            && is_before(other, one)
        {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// Sorts things that have an order of their own.
pub fn sort<T: Ord + Copy>(list: &mut [T]) {
    sort_by_key(list, |&thing| thing);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_sorted_and_equal_things_keep_their_order() {
        let mut list = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        sort_by_key(&mut list, |&(number, _)| number);
        assert_eq!(list, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
        let mut backwards = [5, 4, 3, 2, 1];
        sort(&mut backwards);
        assert_eq!(backwards, [1, 2, 3, 4, 5]);
        sort::<u8>(&mut []);
    }
}
