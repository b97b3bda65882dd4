import Synchronization

/// Two engines of a comparison, by their indices.
struct PairSides: Equatable, Sendable {
  let first: Int
  let second: Int
}

/// Some of a comparison's pairs, for one thread to count in: no pair knows of another, so several shares are worked on at once.
final class PairShare: Sendable {
  /// Pairs in a share: enough to be worth a thread's turn, few enough that the last one does not wait long for the others.
  private static let size = 32

  /// The index of the first pair among all of the comparison.
  private let start: Int
  private let own: Mutex<[PairComparison]>

  private init(_ pairs: [PairComparison], start: Int) {
    self.start = start
    own = Mutex(pairs)
  }

  /// All pairs in shares, in their order.
  static func shares(of pairs: [PairComparison]) -> [PairShare] {
    stride(from: 0, to: pairs.count, by: size).map { start in
      PairShare(Array(pairs[start..<min(start + size, pairs.count)]), start: start)
    }
  }

  /// The pairs as they are now.
  var pairs: [PairComparison] { own.withLock { $0 } }

  /// Counts gestures in each pair.
  ///
  /// - Parameters:
  ///   - gestures: Those of each block of pairs, in their order.
  ///   - sides: The engines of each pair of a block.
  func add(_ gestures: [Int: [PairedGesture]], _ sides: [PairSides]) {
    own.withLock { pairs in
      for index in pairs.indices {
        let (block, number) = (start + index).quotientAndRemainder(dividingBy: sides.count)
        let own = sides[number]
        for gesture in gestures[block] ?? [] { pairs[index].add(gesture, own.first, own.second) }
      }
    }
  }
}
