/// The elements of a permutation that can stay where they are while the others move around them.
enum LongestIncreasingSubsequence {
    /// The indices of a longest increasing subsequence; a nil element takes no part.
    static func indices(of sequence: [Int?]) -> Set<Int> {
        // tails[k] is the index of the smallest element that ends an increasing run of k + 1.
        var tails: [Int] = []
        var tailValues: [Int] = []
        var previous = [Int?](repeating: nil, count: sequence.count)
        for (index, value) in sequence.enumerated() {
            guard let value else { continue }
            var low = 0
            var high = tailValues.count
            while low < high {
                let middle = (low + high) / 2
                if tailValues[middle] < value { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = tails[low - 1] }
            if low == tails.count {
                tails.append(index)
                tailValues.append(value)
            } else {
                tails[low] = index
                tailValues[low] = value
            }
        }
        var result = Set<Int>()
        var next = tails.last
        while let index = next {
            result.insert(index)
            next = previous[index]
        }
        return result
    }
}
