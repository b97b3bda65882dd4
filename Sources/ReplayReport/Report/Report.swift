import ReplayExperiments
import TraceReplay

/// The statistics over a set of traces: `overscroll-report/1`.
///
/// The unit is the trace. It is positive if its intent is `pull`, fired if the engine triggered in it. `free` traces stay out of the
/// confusion and alone make the exposure; what can say nothing is listed as excluded, with why. Origins are never mixed.
package struct Report: Equatable, Sendable {
  /// A trace that was left out.
  package struct Exclusion: Equatable, Sendable {
    /// Its path as given.
    package let trace: String
    /// The reason, and what to do.
    package let reason: String
  }

  /// The options with which every trace in it was replayed.
  package let options: ReplayOptions
  /// Display frames per second of every replay in it.
  package var rate: Double { options.rate }
  /// One for each engine × model × origin, in the order they first appear.
  package private(set) var groups: [ReportGroup] = []
  /// The traces left out, each once, in the order they came.
  package private(set) var excluded: [Exclusion] = []
  /// The counted traces of each origin, in the order they came.
  package private(set) var traces: [String: [String]] = [:]
  /// The hashes of what those held, as ``GestureTraces/ContentHash`` has it; nil where nobody noted it.
  package private(set) var contentHashes: [String: [UInt64?]] = [:]
  /// The index of each group in ``groups``.
  private var indices: [ReportGroup.Key: Int] = [:]

  /// An empty report.
  ///
  /// - Parameter options: How every trace is replayed.
  package init(options: ReplayOptions) {
    self.options = options
  }

  /// Counts what one engine on one model made of one trace.
  ///
  /// - Parameter scored: The replay's figures; lines of one trace follow one another.
  package mutating func add(_ scored: ScoredTrace) {
    if let reason = scored.label.reasonToExclude {
      exclude(scored.label.trace, because: reason)
      return
    }
    let key = ReportGroup.Key(
      engine: scored.result.engine, model: scored.result.model, origin: scored.label.origin)
    let index = indices[key] ?? groups.count
    if index == groups.count {
      groups.append(ReportGroup(key))
      indices[key] = index
    }
    groups[index].add(scored)
    note(scored, in: index)
  }

  /// Writes down the verdict of the group at index `index` under its trace, which may be new.
  private mutating func note(_ scored: ScoredTrace, in index: Int) {
    let (label, noted) = (scored.label, groups[index].verdicts.count)
    let count = traces[label.origin]?.count ?? 0
    // The same path again is the next engine's turn.
    let isNew = noted == count || traces[label.origin]?.last != label.trace
    if isNew {
      traces[label.origin, default: []].append(label.trace)
      contentHashes[label.origin, default: []].append(label.contentHash)
    }
    groups[index].verdicts.note(
      label.intent, fired: scored.result.triggers > 0, at: isNew ? count : count - 1)
  }

  /// Lists a trace as left out; the same one again right after counts once.
  ///
  /// - Parameters:
  ///   - trace: Its path as given.
  ///   - reason: Why, and what to do.
  package mutating func exclude(_ trace: String, because reason: String) {
    let exclusion = Exclusion(trace: trace, reason: reason)
    if excluded.last != exclusion { excluded.append(exclusion) }
  }
}
