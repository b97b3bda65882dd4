import ReplayExperiments
import TraceReplay

/// The statistics of engines over a set of traces: `overscroll-report/2`.
///
/// Each gesture counts once. It is a positive case if its intent is `pull`, and the engine's verdict on it is positive if the engine fired.
/// Gestures of `free` use are not part of these counts; only they give the hours for triggers per hour. Gestures without an intent are
/// counted separately: they show what fired, not whether it was right. Traces that cannot be counted are listed with the reason. Figures of
/// different origins (such as recorded and generated traces) are never mixed.
package struct Report: Equatable, Sendable {
  /// A trace that was left out of the statistics, or one gesture of a trace.
  package struct Exclusion: Hashable, Sendable {
    /// The path of the trace as given, followed by `#` and a number if one of its several gestures is left out.
    package let trace: String
    /// The reason why it was left out, and what to do.
    package let reason: String
  }

  /// The settings of all replays in the report.
  package let settings: RecordedSettings
  /// Display frames per second of all replays in the report.
  package var rate: Double { settings.rate }
  /// One group for each engine, ground (scroll model, or `native`) and origin, in order of first appearance.
  package private(set) var groups: [ReportGroup] = []
  /// The traces and gestures left out, each once, in input order.
  package var excluded: [Exclusion] { exclusions.all }
  private var exclusions = ExclusionList()
  /// The names of the counted gestures of each origin (`ReplayExperiments.TraceLabel.name`), in input order; computed on each access.
  package var traces: [String: [String]] {
    Dictionary(uniqueKeysWithValues: counted.map { ($0.origin, $0.names.all) })
  }
  /// The content hashes of the gestures in ``traces``, as in ``/GestureTraces/ContentHash``; nil if not recorded.
  package var contentHashes: [String: [UInt64?]] {
    Dictionary(uniqueKeysWithValues: counted.map { list in (list.origin, list.hashes) })
  }
  /// The counted gestures for each origin of traces (such as `recorded`), in input order.
  private(set) var counted: [CountedGestures] = []
  /// A warning about trace files with equal contents; nil if there are none.
  package var copies: String? { files.warning }
  private var files = FileCopies()
  /// The index of each group in ``groups``.
  private var indices: [ReportGroup.Key: Int] = [:]
  /// The index in ``groups`` of the group that received the latest result.
  private var last = 0
  /// The gestures of the trace that was added last, each with its index among all gestures of the same origin.
  private var newest = NewestTrace()

  /// Starts a report without results.
  ///
  /// - Parameter options: How every trace is replayed.
  package init(options: ReplayOptions) {
    self.init(settings: RecordedSettings(options))
  }

  /// Starts a report without results.
  ///
  /// - Parameter settings: How every trace was replayed.
  package init(settings: RecordedSettings) { self.settings = settings }

  /// Adds the result of one engine on one scroll model for one gesture.
  ///
  /// - Parameter scored: The replay's figures; results of the same trace must follow one another.
  package mutating func add(_ scored: ScoredGesture) {
    if let reason = scored.label.reasonToExclude {
      exclude(scored.label.nameToExclude, because: reason)
      return
    }
    let index = index(ofGroup: scored)
    groups[index].add(scored)
    files.note(scored.label.trace, hash: scored.label.contentHash)
    if scored.label.intent != nil { note(scored, in: index) }
  }

  /// The index in ``groups`` of the group that a result belongs to; the group is created if it is new.
  private mutating func index(ofGroup scored: ScoredGesture) -> Int {
    // Results come in the same order trace by trace, so most belong to the previous group or the next.
    if groups.indices.contains(last), groups[last].holds(scored) { return last }
    last = last + 1 < groups.count ? last + 1 : 0
    if groups.indices.contains(last), groups[last].holds(scored) { return last }
    let key = ReportGroup.Key(
      engine: scored.result.engine, ground: scored.ground, origin: scored.label.origin)
    last = indices[key] ?? groups.count
    if last == groups.count {
      groups.append(ReportGroup(key, model: scored.result.model))
      indices[key] = last
    }
    return last
  }

  /// Records the verdict of the group at `index` on a gesture; a new gesture is added to those of its origin.
  private mutating func note(_ scored: ScoredGesture, in index: Int) {
    let (label, name) = (scored.label, scored.label.name)
    if newest.trace != label.trace { newest = NewestTrace(trace: label.trace) }
    let position = newest.index(of: name) ?? count(label, name)
    guard !scored.isOutOfRates else { return }
    groups[index].verdicts.note(label.intent, fired: scored.result.triggers > 0, at: position)
  }

  /// Adds a gesture to the counted gestures of its origin, and returns its index among them.
  private mutating func count(_ label: TraceLabel, _ name: String) -> Int {
    let list = counted.firstIndex { $0.origin == label.origin } ?? counted.count
    if list == counted.count { counted.append(CountedGestures(origin: label.origin)) }
    let position = counted[list].count
    counted[list].append(name, hash: label.gestureHash, of: SampledUnit(label))
    newest.note(name, at: position)
    return position
  }

  /// Lists a trace as left out; a repeated entry counts once.
  ///
  /// - Parameters:
  ///   - trace: The trace's path, as given.
  ///   - reason: Why it is left out, and what to do.
  package mutating func exclude(_ trace: String, because reason: String) {
    exclusions.add(trace, because: reason)
  }
}

/// The trace whose results are being added, with its gestures.
private struct NewestTrace: Equatable {
  var trace = ""
  /// The trace's first gesture: its name, and its index among all gestures of the same origin. Most traces have only one gesture.
  private var first: (name: String, index: Int)?
  /// The trace's other gestures by name, each with its index among all gestures of the same origin.
  private var others: [String: Int] = [:]

  init(trace: String = "") { self.trace = trace }

  static func == (left: NewestTrace, right: NewestTrace) -> Bool {
    left.trace == right.trace && left.others == right.others && left.first?.name == right.first?.name
      && left.first?.index == right.first?.index
  }

  func index(of name: String) -> Int? { first?.name == name ? first?.index : others[name] }

  mutating func note(_ name: String, at index: Int) {
    if first == nil { first = (name, index) } else { others[name] = index }
  }
}
