import ReplayExperiments
import ReplayStatistics

/// Engines against one another on the same gestures: `overscroll-compare/2`.
///
/// Every pair is compared within a ground and an origin. What `report` leaves out is left out here too, and listed.
package struct Comparison: Equatable, Sendable {
  /// The engines' names, the first the one the others are measured against.
  package let engines: [String]
  /// Display frames per second of every replay in it.
  package let rate: Double
  /// The pairs, in the order they first appear: all of a ground and an origin together, in one block after the other.
  package private(set) var pairs: [PairComparison] = []
  /// The traces and gestures left out, each once, in the order they came.
  package var excluded: [Report.Exclusion] { exclusions.all }
  private var exclusions = ExclusionList()
  /// The two engines of each pair in a block, by their indices.
  private let sides: [PairSides]
  /// The grounds and origins that have come so far, in the order of their blocks.
  private var blocks: [Block] = []
  /// A sentence on traces that hold the same; nil where none does.
  package var copies: String? { files.warning }
  private var files = FileCopies()

  /// The pairs that are compared on one ground in gestures of one origin.
  private struct Block: Equatable, Sendable {
    let ground: String
    let origin: String
    /// The files that the gestures are in, the same for each of its pairs.
    var files = FileCounts()
    /// The gestures with an assumed scale among all, the same for each of its pairs.
    var scales = ScaleCounts()
    /// Their people and devices, the same for each of its pairs.
    var sampling: Sampling
  }

  /// An empty comparison.
  ///
  /// - Parameters:
  ///   - engines: Their names: two or more, all different.
  ///   - rate: Display frames per second, above 0.
  ///   - comparesAll: Whether every engine is compared to every other, not only to the first.
  package init(engines: [String], rate: Double, comparesAll: Bool) {
    precondition(engines.count > 1, "a comparison takes two engines")
    (self.engines, self.rate) = (engines, rate)
    sides = (0..<(comparesAll ? engines.count - 1 : 1)).flatMap { first in
      (first + 1..<engines.count).map { PairSides(first: first, second: $0) }
    }
  }

  /// Compares what the engines made of one gesture on one ground.
  ///
  /// - Parameters:
  ///   - label: The gesture's label.
  ///   - ground: Its name; the model of the first result where it is not given.
  ///   - results: One for each engine, in their order, all on that ground.
  package mutating func add(_ label: TraceLabel, on ground: String? = nil, _ results: [ScoredGesture]) {
    add([ComparedTrace.Gesture(label, on: ground ?? results[0].result.model, results)], by: .inOrder)
  }

  /// Compares what the engines made of many gestures, pair beside pair.
  ///
  /// - Parameters:
  ///   - gestures: In their order; each with a result of every engine.
  ///   - spread: How several pairs are worked on.
  package mutating func add(_ gestures: [ComparedTrace.Gesture], by spread: WorkSpread) {
    var parts: [Int: [PairedGesture]] = [:]
    for gesture in gestures {
      precondition(gesture.results.count == engines.count, "a comparison takes a result of every engine")
      let label = gesture.label
      if let reason = label.reasonToExclude {
        exclusions.add(label.nameToExclude, because: reason)
        continue
      }
      let block = block(of: gesture)
      blocks[block].files.add(label)
      blocks[block].scales.add(label)
      blocks[block].sampling.note(SampledUnit(label))
      files.note(label.trace, hash: label.contentHash)
      parts[block, default: []].append(PairedGesture(gesture))
    }
    let (counted, sides) = (parts, sides)
    let shares = PairShare.shares(of: pairs)
    // Not held twice, or every pair would be copied as it counts.
    pairs = []
    spread.forEach(shares.count) { shares[$0].add(counted, sides) }
    pairs = shares.flatMap(\.pairs)
    for block in parts.keys {
      let own = block * sides.count..<(block + 1) * sides.count
      for index in own {
        (pairs[index].files, pairs[index].scales) = (blocks[block].files, blocks[block].scales)
        pairs[index].sampling = blocks[block].sampling
      }
    }
  }

  /// The index of the block of a gesture's ground and origin; made where it is the first.
  private mutating func block(of gesture: ComparedTrace.Gesture) -> Int {
    let (ground, origin) = (gesture.ground, gesture.label.origin)
    if let known = blocks.firstIndex(where: { $0.ground == ground && $0.origin == origin }) { return known }
    blocks.append(Block(ground: ground, origin: origin, sampling: Sampling(origin: origin)))
    let models = gesture.results.map(\.result.model)
    pairs += sides.map { sides in
      PairComparison(
        first: engines[sides.first], second: engines[sides.second], ground: ground,
        models: [models[sides.first], models[sides.second]], origin: origin)
    }
    return blocks.count - 1
  }

  /// True where nobody sees a difference in any pair; nil where nothing was compared.
  package var isSame: Bool? { pairs.isEmpty ? nil : pairs.allSatisfy(\.isSame) }

  /// The tests of all pairs, each adjusted for all the others by Holm's method; none over generated gestures.
  package var tests: [PairTests] {
    let raw = pairs.map { pair in
      [pair.pullPairs, pair.otherPairs].map {
        $0.total.total == 0 || pair.isGenerated ? nil : McNemarTest($0)
      }
    }
    let adjusted = HolmAdjustment.adjusted(raw.flatMap(\.self).compactMap { $0?.p })
    var next = adjusted.makeIterator()
    return raw.map { tests in
      let adjustedTests = tests.map { test in test.map { PairTests.Test($0, adjusted: next.next() ?? $0.p) } }
      return PairTests(pulls: adjustedTests[0], others: adjustedTests[1])
    }
  }
}

/// The tests of one pair of engines.
package struct PairTests: Equatable, Sendable {
  /// McNemar's test, and its p among all tests of the run.
  package struct Test: Equatable, Sendable {
    /// The exact two-sided p.
    package let p: Double
    /// The mid-p.
    package let midP: Double
    /// The exact p, adjusted by Holm's method.
    package let adjusted: Double

    init(_ test: McNemarTest, adjusted: Double) {
      (p, midP, self.adjusted) = (test.p, test.midP, adjusted)
    }
  }

  /// Over the gestures in which a refresh was wanted; nil where there are none, or they were generated.
  package let pulls: Test?
  /// Over the gestures in which no refresh was wanted; nil where there are none, or they were generated.
  package let others: Test?
}
