import GestureTraces
import PullToRefresh
import TakeChecks
import TraceReplay

/// The description of a trace, or of one gesture in it, without events: how figures are grouped, and whether they may be counted.
package struct TraceLabel: Equatable, Sendable {
  /// Path of the trace as given.
  package var trace = ""
  /// The number of the gesture, from 1; 0 for the whole trace.
  package var gesture = 1
  /// The number of gestures in the trace.
  package var gestures = 1
  /// The intent; nil if the trace has none.
  package var intent: Intent?
  /// Why the gesture does not look like its intent, by the checks of guided recordings; nil if it does.
  package var fault: TakeFault?
  /// The origin: `recorded`, `imported` or `synthetic`, or one of these with `-remade`.
  ///
  /// `-remade` means that a program made the trace from another one, so it is not a new observation of a person and a device. Origins are
  /// never mixed in one figure.
  package var origin = ""
  /// The device's name, or its kind if it has no name; control characters are replaced by U+FFFD.
  package var device = ""
  /// The kind of input: `touchscreen`, `touchpad` or `wheel`.
  package var source = ""
  /// The unit of its contacts' positions.
  package var units = TraceUnits.millimetres
  /// How it is known how many points this unit has; nil for rows that do not say.
  package var scale: TraceScale?
  /// The person's pseudonym; nil if there is none. Control characters are replaced by U+FFFD.
  package var subject: String?
  /// The trace's grade, `A` to `F`; nil if it has none.
  package var grade: String?
  /// The layer that was read.
  package var layer = TraceLayer.libinput
  /// True if the trace has events only in other layers.
  package var isLayerMissing = false
  /// True if the file was truncated.
  package var isTruncated = false
  /// True if the gesture has no end; for a whole trace, if its last gesture has none.
  package var isUnfinished = false
  /// The length of the recording in seconds, from 0 to its end.
  package var duration = 0.0
  /// True for the one gesture of each trace with which the recording's length counts, if it is free use.
  package var carriesDuration = true

  /// A hash of the contents that replays read (`Trace.hashOfContents`); nil unless it was requested when reading.
  package var contentHash: UInt64?

  package init() {}

  /// The label of a trace that was read into a track.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - path: Its path as given.
  ///   - track: Its fingers.
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
    // A truncated file has no grade of its own; a trace without events is an F.
    grade = trace.events.isEmpty ? "F" : trace.statedGrade
    layer = track.layer
    isLayerMissing = !trace.events.isEmpty && !trace.events.contains { $0.layer == track.layer }
    isTruncated = end == nil
    isUnfinished = track.gestures.last?.end == .unfinished
    // Without an end line, only the time of the last event is known.
    duration = end.map { Double($0.timeMicroseconds) / Self.microsecondsPerSecond } ?? track.lastEvent
  }

  /// The labels of the gestures of a trace that was read into a track, in order; the trace's own label if it has none.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - path: Its path as given.
  ///   - track: Its fingers.
  /// - Returns: At least one label.
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

  /// The name in results: the trace's path, followed by `#` and the gesture's number if the trace has several.
  package var name: String { gesture > 0 && gestures > 1 ? "\(trace)#\(gesture)" : trace }

  /// The name under which it is listed if left out: the gesture's if only this gesture is affected, otherwise the trace's.
  package var nameToExclude: String { reasonIsOfGesture ? name : trace }

  private var reasonIsOfGesture: Bool {
    reasonNothingIsSeen == nil && (isUnfinished || intent == .free)
  }

  /// The hash of the gesture, made from the hash of the trace's contents and the gesture's number.
  package var gestureHash: UInt64? {
    // The first gesture's hash equals the trace's, as in reports on whole traces.
    contentHash.map { $0 &+ UInt64(max(0, gesture - 1)) &* 0x9E37_79B9_7F4A_7C15 }
  }

  private static let microsecondsPerSecond = 1e6
  /// The suffix of the origin of a trace that `shrink`, `stress --save` or `bundle` made from another.
  fileprivate static let remade = "-remade"

  /// The reason why it cannot be evaluated, and what to do; nil if it can.
  package var reasonToExclude: String? {
    if let reason = reasonNothingIsSeen { return reason }
    if gestures == 0 { return "no drag in it" }
    if intent == .free, isTruncated { return "cut off: how long the free use lasted is not known" }
    return reasonNothingIsKnown
  }

  /// The reason why it contains nothing to evaluate; nil if it does.
  private var reasonNothingIsSeen: String? {
    if grade == "F" { return "graded F; 'overscroll inspect' says why" }
    return isLayerMissing ? "nothing in its \(layer.rawValue) layer, the one that is read (--layer)" : nil
  }

  /// The reason why the engines' behaviour on it is unknown, whatever the intent; nil if it is known.
  package var reasonNothingIsKnown: String? {
    reasonNothingIsSeen ?? (isUnfinished ? "unfinished: the last gesture has no end in the file" : nil)
  }
}

extension TraceLabel {
  /// All values of ``origin``.
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
  /// The word for the surface that a track's fingers are on.
  ///
  /// Without gestures, a wheel device is a wheel, even if it turns only sideways and so moves nothing.
  private static func source(of track: FingerTrack, on kind: TraceDevice.Kind) -> String {
    if track.gestures.isEmpty, !track.wheels.isEmpty || kind == .wheel { return "wheel" }
    return track.source == .touchpad ? "touchpad" : "touchscreen"
  }
}
