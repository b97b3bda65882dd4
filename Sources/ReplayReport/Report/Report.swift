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
  /// The counted gestures of each origin, by `ReplayExperiments.TraceLabel.name`, in the order they came; made anew each time.
  package var traces: [String: [String]] {
    Dictionary(uniqueKeysWithValues: counted.map { ($0.origin, $0.names.all) })
  }
  /// The hashes of them, as ``/GestureTraces/ContentHash`` has it; nil where nobody noted it.
  package var contentHashes: [String: [UInt64?]] {
    Dictionary(uniqueKeysWithValues: counted.map { list in (list.origin, list.hashes) })
  }
  /// The same, origin by origin in the order they came.
  private(set) var counted: [CountedGestures] = []
  /// A sentence on traces that hold the same; nil where none does.
  package var copies: String? { files.warning }
  private var files = FileCopies()
  /// The index of each group in ``groups``.
  private var indices: [ReportGroup.Key: Int] = [:]
  /// The index of the group that the newest result went to.
  private var last = 0
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
    let index = index(ofGroup: scored)
    groups[index].add(scored)
    files.note(scored.label.trace, hash: scored.label.contentHash)
    if scored.label.intent != nil { note(scored, in: index) }
  }

  /// The index of the group that a result belongs to; made where it is the first.
  private mutating func index(ofGroup scored: ScoredGesture) -> Int {
    // Trace after trace the results come in one order: of the group before, or of the next.
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

  /// Writes down the verdict of the group at index `index` under its gesture, which may be new.
  private mutating func note(_ scored: ScoredGesture, in index: Int) {
    let (label, name) = (scored.label, scored.label.name)
    if newest.trace != label.trace { newest = NewestTrace(trace: label.trace) }
    let position = newest.index(of: name) ?? count(label, name)
    guard !scored.isOutOfRates else { return }
    groups[index].verdicts.note(label.intent, fired: scored.result.triggers > 0, at: position)
  }

  /// Adds a gesture to those of its origin: its index there.
  private mutating func count(_ label: TraceLabel, _ name: String) -> Int {
    let list = counted.firstIndex { $0.origin == label.origin } ?? counted.count
    if list == counted.count { counted.append(CountedGestures(origin: label.origin)) }
    let position = counted[list].count
    counted[list].append(name, hash: label.gestureHash, of: SampledUnit(label))
    newest.note(name, at: position)
    return position
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
  /// Its first gesture, and the index of that in the list of its origin: most traces have no other.
  private var first: (name: String, index: Int)?
  /// The same of all others, by name.
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
