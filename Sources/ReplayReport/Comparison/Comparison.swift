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
  /// The pairs, in the order they first appear.
  package private(set) var pairs: [PairComparison] = []
  /// The traces and gestures left out, each once, in the order they came.
  package var excluded: [Report.Exclusion] { exclusions.all }
  private var exclusions = ExclusionList()
  private let comparesAll: Bool

  /// An empty comparison.
  ///
  /// - Parameters:
  ///   - engines: Their names: two or more, all different.
  ///   - rate: Display frames per second, above 0.
  ///   - comparesAll: Whether every engine is compared to every other, not only to the first.
  package init(engines: [String], rate: Double, comparesAll: Bool) {
    precondition(engines.count > 1, "a comparison takes two engines")
    (self.engines, self.rate, self.comparesAll) = (engines, rate, comparesAll)
  }

  /// Compares what the engines made of one gesture on one ground.
  ///
  /// - Parameters:
  ///   - label: The gesture's label.
  ///   - ground: Its name; the model of the first result where it is not given.
  ///   - results: One for each engine, in their order, all on that ground.
  package mutating func add(_ label: TraceLabel, on ground: String? = nil, _ results: [ComparedResult]) {
    precondition(results.count == engines.count, "a comparison takes a result of every engine")
    if let reason = label.reasonToExclude {
      return exclusions.add(label.nameToExclude, because: reason)
    }
    for first in 0..<(comparesAll ? engines.count - 1 : 1) {
      for second in (first + 1)..<engines.count {
        let models = [first, second].map { results[$0].result.model }
        let pairIndex = pairIndex(
          first, second, ground: ground ?? models[0], models: models, origin: label.origin)
        pairs[pairIndex].add(label, results[first], results[second])
      }
    }
  }

  private mutating func pairIndex(
    _ first: Int, _ second: Int, ground: String, models: [String], origin: String
  ) -> Int {
    let found = pairs.firstIndex {
      $0.first == engines[first] && $0.second == engines[second] && $0.ground == ground && $0.origin == origin
    }
    if let found { return found }
    pairs.append(
      PairComparison(
        first: engines[first], second: engines[second], ground: ground, models: models, origin: origin))
    return pairs.count - 1
  }

  /// True where nobody sees a difference in any pair; nil where nothing was compared.
  package var isSame: Bool? { pairs.isEmpty ? nil : pairs.allSatisfy(\.isSame) }

  /// The tests of all pairs, each adjusted for all the others by Holm's method.
  package var tests: [PairTests] {
    let raw = pairs.map { pair in
      [pair.pulls, pair.others].map { $0.total == 0 ? nil : McNemarTest($0) }
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

  /// Over the gestures in which a refresh was wanted; nil where there are none.
  package let pulls: Test?
  /// Over the gestures in which none was; nil where there are none.
  package let others: Test?
}
