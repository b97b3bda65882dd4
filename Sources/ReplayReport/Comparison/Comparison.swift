import ReplayExperiments
import ReplayStatistics

/// Engines compared with one another on the same gestures: `overscroll-compare/2`.
///
/// Pairs of engines are compared separately for each ground (a scroll model, or `native` if each engine runs on its own) and each origin of
/// traces. Gestures that `report` leaves out are left out here too, and listed.
package struct Comparison: Equatable, Sendable {
  /// The names of the engines. Each is compared with the first one, or with every other one if all pairs were requested.
  package let engines: [String]
  /// Display frames per second of every replay in the comparison.
  package let rate: Double
  /// The compared pairs, in the order of their first gesture; pairs on the same scroll model with traces of the same origin are adjacent.
  package private(set) var pairs: [PairComparison] = []
  /// The traces and gestures left out, each once, in input order.
  package var excluded: [Report.Exclusion] { exclusions.all }
  private var exclusions = ExclusionList()
  /// The two engines of each pair, as indices into ``engines``; the same pairs are compared on every scroll model and for every origin.
  private let sides: [PairSides]
  /// The combinations of scroll model (or `native`) and origin of traces seen so far.
  ///
  /// Each has one pair per element of ``sides``, in the same order.
  private var blocks: [Block] = []
  /// A warning about trace files with equal contents; nil if there are none.
  package var copies: String? { files.warning }
  private var files = FileCopies()

  /// The pairs that are compared on one ground (a scroll model, or `native`) with gestures of one origin, such as `recorded`.
  private struct Block: Equatable, Sendable {
    let ground: String
    let origin: String
    /// The number of files that contain the gestures; the same for every pair of the block.
    var files = FileCounts()
    /// How many gestures have an assumed scale; the same for every pair of the block.
    var scales = ScaleCounts()
    /// The people and devices of the gestures; the same for every pair of the block.
    var sampling: Sampling
  }

  /// The largest number of pairs of engines on models in one comparison: each has its tests, intervals and text.
  package static let mostPairs = 10_000

  /// An error message if there are more pairs than that; nil if there are not.
  ///
  /// - Parameters:
  ///   - engines: The number of engines.
  ///   - grounds: The number of scroll models, each engine's own counting as one.
  ///   - comparesAll: Whether every engine is compared with every other, not only with the first.
  /// - Returns: The limit and what to do, or nil.
  package static func complaint(engines: Int, grounds: Int, comparesAll: Bool) -> String? {
    let ofOne = comparesAll ? engines * (engines - 1) / 2 : engines - 1
    let pairs = ofOne * grounds
    guard pairs > mostPairs else { return nil }
    return
      "\(ofOne) pairs of engines on \(grounds) models come to \(pairs) pairs, and the limit is \(mostPairs); name fewer engines and models (--engine, --model)\(comparesAll ? ", or leave --all-pairs out" : "")"
  }

  /// Starts a comparison without gestures.
  ///
  /// - Parameters:
  ///   - engines: The names of the engines: two or more, all different.
  ///   - rate: Display frames per second, above 0.
  ///   - comparesAll: Whether every engine is compared with every other, not only with the first.
  package init(engines: [String], rate: Double, comparesAll: Bool) {
    precondition(engines.count > 1, "a comparison takes two engines")
    (self.engines, self.rate) = (engines, rate)
    sides = (0..<(comparesAll ? engines.count - 1 : 1)).flatMap { first in
      (first + 1..<engines.count).map { PairSides(first: first, second: $0) }
    }
  }

  /// Adds the results of all engines for one gesture on one ground: a scroll model, or `native` if each engine runs on its own.
  ///
  /// - Parameters:
  ///   - label: The description of the gesture: its trace, intent, origin and device.
  ///   - ground: The name of the ground; by default the model of the first result.
  ///   - results: One per engine, in the order of the engines, all on that ground.
  package mutating func add(_ label: TraceLabel, on ground: String? = nil, _ results: [ScoredGesture]) {
    add([ComparedTrace.Gesture(label, on: ground ?? results[0].result.model, results)], by: .inOrder)
  }

  /// Adds the results of all engines for many gestures; pairs may be processed in parallel.
  ///
  /// - Parameters:
  ///   - gestures: The gestures in order, each with a result of every engine.
  ///   - spread: How the work on several pairs is distributed.
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
    // Emptied first: a second reference would make every pair copy itself on its first change.
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

  /// The index in ``blocks`` of the combination of scroll model and origin that a gesture has; it is added if it is new.
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

  /// True if no pair differs noticeably; nil if there is no pair.
  package var isSame: Bool? { pairs.isEmpty ? nil : pairs.allSatisfy(\.isSame) }

  /// The significance tests of each pair, adjusted for all tests together by Holm's method; pairs of generated gestures have none.
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

/// The significance tests of one pair of engines: over pulls, and over other gestures.
package struct PairTests: Equatable, Sendable {
  /// The result of McNemar's test of whether two engines differ, with its p value adjusted for all tests of the comparison.
  package struct Test: Equatable, Sendable {
    /// The exact two-sided p value, 0 to 1, without adjustment.
    package let p: Double
    /// The two-sided mid-p value, 0 to 1, which is less conservative than the exact one; without adjustment.
    package let midP: Double
    /// The exact p value, 0 to 1, adjusted for all tests of the comparison by Holm's method.
    package let adjusted: Double

    init(_ test: McNemarTest, adjusted: Double) {
      (p, midP, self.adjusted) = (test.p, test.midP, adjusted)
    }
  }

  /// The test over gestures in which a refresh was wanted; nil if there are none, or if the gestures were generated.
  package let pulls: Test?
  /// The test over gestures in which no refresh was wanted; nil if there are none, or if the gestures were generated.
  package let others: Test?
}
