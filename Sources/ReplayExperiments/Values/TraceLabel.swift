import GestureTraces
import PullToRefresh
import TraceReplay

/// A trace's description without its events: what figures are grouped by, and whether they may be counted.
package struct TraceLabel: Equatable, Sendable {
  /// Path of the trace as given.
  package var trace = ""
  /// The person's intent; nil where the trace does not say.
  package var intent: Intent?
  /// `recorded`, `imported` or `synthetic`, or one of these with `-remade`: a program made the trace from
  /// another, so it is no new observation of a person and a device. Never mixed in one figure.
  package var origin = ""
  /// The device's name, or its kind where it has none; control characters are shown as U+FFFD.
  package var device = ""
  /// The source of its motion: `touchscreen`, `touchpad` or `wheel`.
  package var source = ""
  /// The unit of its contacts' positions.
  package var units = TraceUnits.millimetres
  /// The person's pseudonym, if any; control characters are shown as U+FFFD.
  package var subject: String?
  /// The trace's grade, `A` to `F`; nil where it has none.
  package var grade: String?
  /// The layer that was read, where the trace has events of others alone.
  package var missingLayer: TraceLayer?
  /// True if the file was cut off.
  package var isTruncated = false
  /// True if its last gesture has no end.
  package var isUnfinished = false
  /// From 0 to the end of the recording, in seconds.
  package var duration = 0.0

  /// A hash of the contents that replays read (`Trace.hashOfContents`), where it was asked for while it was
  /// read.
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
  /// The suffix to the origin of a trace that `shrink`, `stress --save` or `bundle` made of another.
  private static let remade = "-remade"

  /// The reason why this trace can say nothing about accuracy, and what to do; nil where it can.
  package var reasonToExclude: String? {
    if let reason = reasonNothingIsSeen { return reason }
    if intent == nil { return "no intent; record with --intent, or add one" }
    if intent == .free, isTruncated { return "cut off: how long the free use lasted is not known" }
    return reasonNothingIsKnown
  }

  /// The reason why there is nothing in it to look at; nil where there is.
  private var reasonNothingIsSeen: String? {
    if grade == "F" { return "graded F; 'overscroll inspect' says why" }
    return missingLayer.map { "nothing in its \($0.rawValue) layer, the one that is read (--layer)" }
  }

  /// The reason why nobody can know what an engine would do with this trace, whatever was meant; nil where
  /// one can.
  package var reasonNothingIsKnown: String? {
    reasonNothingIsSeen ?? (isUnfinished ? "unfinished: the last gesture has no end in the file" : nil)
  }

  /// The unit that a bootstrap draws as one: the person, or the device where no person is named.
  ///
  /// A letter before the name tells a person and a device of the same name apart.
  package var cluster: String { subject.map { "s\($0)" } ?? "d\(device)" }
}

extension FingerTrack {
  /// The surface the fingers are on, in a word; a track without gestures that a wheel turns is the wheel's.
  fileprivate var sourceName: String {
    if gestures.isEmpty, !wheels.isEmpty { return "wheel" }
    return source == .touchpad ? "touchpad" : "touchscreen"
  }
}
