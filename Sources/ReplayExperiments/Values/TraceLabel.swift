import GestureTraces
import PullToRefresh
import TakeChecks
import TraceReplay

/// The description of a trace, or of one gesture in it, without events: what figures are grouped by, and whether they may be counted.
package struct TraceLabel: Equatable, Sendable {
  /// Path of the trace as given.
  package var trace = ""
  /// The number of the gesture, from 1; 0 for the whole trace.
  package var gesture = 1
  /// The number of gestures in the trace.
  package var gestures = 1
  /// The person's intent; nil where the trace does not say.
  package var intent: Intent?
  /// What is wrong with the gesture as one of its intent, by the checks of prompted takes; nil where it looks like it.
  package var fault: TakeFault?
  /// `recorded`, `imported` or `synthetic`, or one of these with `-remade`: a program made the trace from
  /// another, so it is no new observation of a person and a device. Never mixed in one figure.
  package var origin = ""
  /// The device's name, or its kind where it has none; control characters are shown as U+FFFD.
  package var device = ""
  /// The source of its motion: `touchscreen`, `touchpad` or `wheel`.
  package var source = ""
  /// The unit of its contacts' positions.
  package var units = TraceUnits.millimetres
  /// How it is known how many points these units are; nil of rows that do not say.
  package var scale: TraceScale?
  /// The person's pseudonym, if any; control characters are shown as U+FFFD.
  package var subject: String?
  /// The trace's grade, `A` to `F`; nil where it has none.
  package var grade: String?
  /// The layer that was read.
  package var layer = TraceLayer.libinput
  /// True if the trace has events of other layers alone.
  package var isLayerMissing = false
  /// True if the file was cut off.
  package var isTruncated = false
  /// True if the gesture has no end; of a whole trace, if its last gesture has none.
  package var isUnfinished = false
  /// From 0 to the end of the recording, in seconds.
  package var duration = 0.0
  /// True if the recording's length counts with this gesture, should it be of free use: one gesture of each trace.
  package var carriesDuration = true

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
    (gesture, gestures) = (0, track.gestures.count)
    intent = header.intent
    origin = Self.origin(of: header)
    device = Self.device(of: header)
    source = Self.source(of: track, on: header.device.kind)
    (units, scale) = (header.units, header.scale)
    subject = Self.subject(of: header)
    contentHash = trace.contentHash
    // A file that was cut off has no grade of its own; without events nobody needs one.
    grade = trace.events.isEmpty ? "F" : trace.statedGrade
    layer = track.layer
    isLayerMissing = !trace.events.isEmpty && !trace.events.contains { $0.layer == track.layer }
    isTruncated = end == nil
    isUnfinished = track.gestures.last?.end == .unfinished
    // Without an end line the last event is all that is known.
    duration = end.map { Double($0.timeMicroseconds) / Self.microsecondsPerSecond } ?? track.lastEvent
  }

  /// The labels of the gestures of a trace that was read into a track, in their order; the trace's own where it has none.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - path: Its path as given.
  ///   - track: What its fingers did.
  /// - Returns: One or more.
  package static func gestures(of trace: Trace, path: String, track: FingerTrack) -> [TraceLabel] {
    let whole = TraceLabel(of: trace, path: path, track: track)
    if track.gestures.isEmpty { return [whole] }
    var hasFreeUse = false
    return track.gestures.enumerated().map { index, gesture in
      var label = whole
      label.gesture = index + 1
      label.intent = trace.header.intent(ofGestureBegunAt: gesture.beganMicroseconds)
      label.isUnfinished = gesture.end == .unfinished
      label.carriesDuration = label.intent == .free && !hasFreeUse
      hasFreeUse = hasFreeUse || label.intent == .free
      return label
    }
  }

  /// The name of what it is about: the trace's path, with `#` and the number of the gesture where the trace has several.
  package var name: String { gesture > 0 && gestures > 1 ? "\(trace)#\(gesture)" : trace }

  /// The name under which it is listed where it is left out: the gesture's if there is one beside it that is not.
  package var nameToExclude: String { reasonIsOfGesture ? name : trace }

  private var reasonIsOfGesture: Bool {
    reasonNothingIsSeen == nil && (isUnfinished || intent == .free)
  }

  /// The hash of the gesture: of the trace's contents, and of its number in the trace.
  package var gestureHash: UInt64? {
    // The first gesture's is the trace's own, as reports on whole traces have it.
    contentHash.map { $0 &+ UInt64(max(0, gesture - 1)) &* 0x9E37_79B9_7F4A_7C15 }
  }

  private static let microsecondsPerSecond = 1e6
  /// The suffix to the origin of a trace that `shrink`, `stress --save` or `bundle` made of another.
  fileprivate static let remade = "-remade"

  /// The reason why it can say nothing about engines, and what to do; nil where it can.
  package var reasonToExclude: String? {
    if let reason = reasonNothingIsSeen { return reason }
    if gestures == 0 { return "no drag in it" }
    if intent == .free, isTruncated { return "cut off: how long the free use lasted is not known" }
    return reasonNothingIsKnown
  }

  /// The reason why there is nothing in it to look at; nil where there is.
  private var reasonNothingIsSeen: String? {
    if grade == "F" { return "graded F; 'overscroll inspect' says why" }
    return isLayerMissing ? "nothing in its \(layer.rawValue) layer, the one that is read (--layer)" : nil
  }

  /// The reason why nobody can know what an engine would do with this trace, whatever was meant; nil where
  /// one can.
  package var reasonNothingIsKnown: String? {
    reasonNothingIsSeen ?? (isUnfinished ? "unfinished: the last gesture has no end in the file" : nil)
  }
}

extension TraceLabel {
  /// Every ``origin`` there is.
  package static let origins = TraceSource.Origin.allCases.map(\.rawValue).flatMap { [$0, $0 + remade] }

  /// The ``origin`` of a trace with this header.
  package static func origin(of header: TraceHeader) -> String {
    header.source.origin.rawValue + (header.source.others[Trace.remadeKey] == nil ? "" : remade)
  }

  /// The ``device`` of a trace with this header.
  package static func device(of header: TraceHeader) -> String {
    (header.device.name ?? header.device.kind.rawValue).withoutControlCharacters
  }

  /// The ``subject`` of a trace with this header.
  package static func subject(of header: TraceHeader) -> String? { header.subject?.withoutControlCharacters }
}

extension TraceLabel {
  /// The surface that the fingers of a track are on, in a word; without gestures a wheel's is a wheel, also one that turns
  /// sideways alone, which moves nothing.
  private static func source(of track: FingerTrack, on kind: TraceDevice.Kind) -> String {
    if track.gestures.isEmpty, !track.wheels.isEmpty || kind == .wheel { return "wheel" }
    return track.source == .touchpad ? "touchpad" : "touchscreen"
  }
}
