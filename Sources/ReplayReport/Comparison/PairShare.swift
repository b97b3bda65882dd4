import Synchronization

/// The two engines of a pair, by their indices among all compared engines.
struct PairSides: Equatable, Sendable {
  let first: Int
  let second: Int
}

/// A batch of a comparison's pairs that one thread processes. Pairs are independent, so batches run in parallel.
final class PairShare: Sendable {
  /// The number of pairs per batch: enough to be worth a task, few enough to use all threads to the end.
  private static let size = 32

  /// The index of the batch's first pair in the comparison.
  private let start: Int
  private let own: Mutex<[PairComparison]>

  private init(_ pairs: [PairComparison], start: Int) {
    self.start = start
    own = Mutex(pairs)
  }

  /// Splits all pairs of a comparison into batches, in order.
  static func shares(of pairs: [PairComparison]) -> [PairShare] {
    stride(from: 0, to: pairs.count, by: size).map { start in
      PairShare(Array(pairs[start..<min(start + size, pairs.count)]), start: start)
    }
  }

  /// The pairs of the batch, with all gestures counted so far.
  var pairs: [PairComparison] { own.withLock { $0 } }

  /// Counts gestures for each pair of the batch.
  ///
  /// - Parameters:
  ///   - gestures: The gestures by the index of their combination of ground and origin, in order.
  ///   - sides: The two engines of each pair that is compared for such a combination.
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
