import GestureTraces
import PullToRefresh
import TraceReplay

/// What a trace says of itself, without its events: what figures are grouped by, and whether they may be counted.
package struct TraceLabel: Equatable, Sendable {
  /// Path of the trace as given.
  package var trace = ""
  /// What the person meant; nil where the trace does not say.
  package var intent: Intent?
  /// `recorded`, `imported` or `synthetic`, or one of these with `-remade`: a program made the trace of another, and its
  /// person and device did not do once more what they did. Never mixed in one figure.
  package var origin = ""
  /// The device's name, or its kind where it has none; control characters are shown as U+FFFD.
  package var device = ""
  /// What the fingers were on: `touchscreen`, `touchpad` or `wheel`.
  package var source = ""
  /// What the positions of its contacts are in.
  package var units = TraceUnits.millimetres
  /// The person's pseudonym, if any; control characters are shown as U+FFFD.
  package var subject: String?
  /// The trace's grade, `A` to `F`; nil where it has none.
  package var grade: String?
  /// The layer that was read, where the trace has events of others alone.
  package var missingLayer: TraceLayer?
  /// Whether the file was cut off.
  package var isTruncated = false
  /// Whether a gesture of it has no end.
  package var isUnfinished = false
  /// From 0 to the end of the recording, in seconds.
  package var duration = 0.0

  /// Of what replays read of it (`Trace.hashOfContents`), where somebody asked for it while it was read.
  package var contentHash: UInt64?

  /// Nothing known yet.
  package init() {}

  /// The label of a trace that was read into a track.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - path: Its path as given.
  ///   - track: What its fingers did.
  package init(of trace: Trace, path: String, track: FingerTrack) {
    self.init()
    let (header, end) = (trace.header, trace.end)
    self.trace = path
    intent = header.intent
    origin = header.source.origin.rawValue + (header.source.others[Trace.remadeKey] == nil ? "" : Self.remade)
    device = (header.device.name ?? header.device.kind.rawValue).withoutControlCharacters
    source = track.sourceName
    units = header.units
    subject = header.subject?.withoutControlCharacters
    contentHash = trace.contentHash
    // A file that was cut off has no grade of its own; without events nobody needs one.
    grade = trace.events.isEmpty ? "F" : end?.grade
    if !trace.events.isEmpty, !trace.events.contains(where: { $0.layer == track.layer }) {
      missingLayer = track.layer
    }
    isTruncated = end == nil
    isUnfinished = track.gestures.last?.end == .unfinished
    // Without an end line the last event is all that is known.
    duration = end.map { Double($0.timeMicroseconds) / Self.microsecondsPerSecond } ?? track.lastEvent
  }

  private static let microsecondsPerSecond = 1e6
  /// What is added to the origin of a trace that `shrink`, `stress --save` or `bundle` made of another.
  private static let remade = "-remade"

  /// Why this trace can say nothing about accuracy, and what to do; nil where it can.
  package var reasonToExclude: String? {
    if let reason = reasonNothingIsSeen { return reason }
    if intent == nil { return "no intent; record with --intent, or add one" }
    if intent == .free, isTruncated { return "cut off: how long the free use lasted is not known" }
    return reasonNothingIsKnown
  }

  /// Why there is nothing in it to look at; nil where there is.
  private var reasonNothingIsSeen: String? {
    if grade == "F" { return "graded F; 'overscroll inspect' says why" }
    return missingLayer.map { "nothing in its \($0.rawValue) layer, the one that is read (--layer)" }
  }

  /// Why nobody can know what an engine would do with this trace, whatever was meant; nil where one can.
  package var reasonNothingIsKnown: String? {
    reasonNothingIsSeen ?? (isUnfinished ? "unfinished: the last gesture has no end in the file" : nil)
  }

  /// What is drawn again as one in a bootstrap: the person, or the device where no person is named.
  ///
  /// A letter apart keeps a person and a device of the same name apart.
  package var cluster: String { subject.map { "s\($0)" } ?? "d\(device)" }
}

extension FingerTrack {
  /// What the fingers are on, in a word; a track without gestures that a wheel turns is the wheel's.
  fileprivate var sourceName: String {
    if gestures.isEmpty, !wheels.isEmpty { return "wheel" }
    return source == .touchpad ? "touchpad" : "touchscreen"
  }
}
