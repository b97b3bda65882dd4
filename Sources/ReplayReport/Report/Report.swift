import ReplayExperiments
import TraceReplay

/// The statistics over a set of traces: `overscroll-report/2`.
///
/// The unit is the gesture. It is positive if its intent is `pull`, fired if the engine triggered in it. Gestures of `free` use stay out of
/// the confusion and alone make the exposure; those without an intent are counted apart, as hits and no mistakes. What can say nothing is
/// listed as excluded, with why. Origins are never mixed.
package struct Report: Equatable, Sendable {
  /// A trace, or a gesture in it, that was left out.
  package struct Exclusion: Hashable, Sendable {
    /// The path of the trace as given; `#` and its number behind it where one gesture of several is left out.
    package let trace: String
    /// The reason, and what to do.
    package let reason: String
  }

  /// The settings with which every trace in it was replayed.
  package let settings: RecordedSettings
  /// Display frames per second of every replay in it.
  package var rate: Double { settings.rate }
  /// One for each engine × ground × origin, in the order they first appear.
  package private(set) var groups: [ReportGroup] = []
  /// The traces and gestures left out, each once, in the order they came.
  package var excluded: [Exclusion] { exclusions.all }
  private var exclusions = ExclusionList()
  /// The counted gestures of each origin, by `ReplayExperiments.TraceLabel.name`, in the order they came.
  package private(set) var traces: [String: [String]] = [:]
  /// The hashes of them, as ``/GestureTraces/ContentHash`` has it; nil where nobody noted it.
  package private(set) var contentHashes: [String: [UInt64?]] = [:]
  /// A sentence on traces that hold the same; nil where none does.
  package var copies: String? { files.warning }
  private var files = FileCopies()
  /// The index of each group in ``groups``.
  private var indices: [ReportGroup.Key: Int] = [:]
  /// The indices of the newest trace's gestures in the list of their origin, by name.
  private var newest = NewestTrace()

  /// An empty report.
  ///
  /// - Parameter options: How every trace is replayed.
  package init(options: ReplayOptions) {
    self.init(settings: RecordedSettings(options))
  }

  /// An empty report.
  ///
  /// - Parameter settings: How every trace was replayed.
  package init(settings: RecordedSettings) { self.settings = settings }

  /// Counts what one engine on one ground made of one gesture.
  ///
  /// - Parameter scored: The replay's figures; those of one trace follow one another.
  package mutating func add(_ scored: ScoredGesture) {
    if let reason = scored.label.reasonToExclude {
      exclude(scored.label.nameToExclude, because: reason)
      return
    }
    let key = ReportGroup.Key(
      engine: scored.result.engine, ground: scored.ground, origin: scored.label.origin)
    let index = indices[key] ?? groups.count
    if index == groups.count {
      groups.append(ReportGroup(key, model: scored.result.model))
      indices[key] = index
    }
    groups[index].add(scored)
    files.note(scored.label.trace, hash: scored.label.contentHash)
    if scored.label.intent != nil { note(scored, in: index) }
  }

  /// Writes down the verdict of the group at index `index` under its gesture, which may be new.
  private mutating func note(_ scored: ScoredGesture, in index: Int) {
    let label = scored.label
    if newest.trace != label.trace { newest = NewestTrace(trace: label.trace) }
    let known = newest.indices[label.name]
    let position = known ?? traces[label.origin]?.count ?? 0
    if known == nil {
      newest.indices[label.name] = position
      traces[label.origin, default: []].append(label.name)
      contentHashes[label.origin, default: []].append(label.gestureHash)
    }
    guard !scored.isOutOfRates else { return }
    groups[index].verdicts.note(label.intent, fired: scored.result.triggers > 0, at: position)
  }

  /// Lists a trace as left out; the same one again counts once.
  ///
  /// - Parameters:
  ///   - trace: Its path as given.
  ///   - reason: Why, and what to do.
  package mutating func exclude(_ trace: String, because reason: String) {
    exclusions.add(trace, because: reason)
  }
}

/// The trace whose gestures come in.
private struct NewestTrace: Equatable {
  var trace = ""
  /// The indices of its gestures in the list of their origin, by name.
  var indices: [String: Int] = [:]
}
