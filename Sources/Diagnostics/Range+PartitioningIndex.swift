extension Range<Int> {
    /// The first number for which something holds, as it then does for all after it; the end if it holds for none.
    package func partitioningIndex(where holds: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
