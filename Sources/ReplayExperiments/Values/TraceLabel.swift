import GestureTraces
import PullToRefresh
import TakeChecks
import TraceReplay

/// The description of a trace, or of one gesture in it, without events.
///
/// It says how figures are grouped, and whether the gesture may be counted.
package struct TraceLabel: Equatable, Sendable {
  /// The path of the trace as given.
  package var trace = ""
  /// The number of the gesture, from 1; 0 for the whole trace.
  package var gesture = 1
  /// The number of gestures in the trace.
  package var gestures = 1
  /// The purpose of the gesture, such as a pull; nil if the trace does not say.
  package var intent: Intent?
  /// The reason why the gesture does not look like its intent, by the checks of guided recordings; nil if it looks like it.
  package var fault: TakeFault?
  /// The origin of the trace: `recorded`, `imported` or `synthetic`, or one of these with `-remade`.
  ///
  /// `-remade` means that a program made the trace from another one, so it is not a new observation of a person and a device. Origins are
  /// never mixed in one figure.
  package var origin = ""
  /// The name of the device, or its kind if it has no name; control characters are replaced by U+FFFD.
  package var device = ""
  /// The kind of input: `touchscreen`, `touchpad` or `wheel`.
  package var source = ""
  /// The unit of the contacts' positions in the trace.
  package var units = TraceUnits.millimetres
  /// How it is known how many points one unit of positions has; nil if rows of results do not say.
  package var scale: TraceScale?
  /// The pseudonym of the person; nil if there is none. Control characters are replaced by U+FFFD.
  package var subject: String?
  /// The quality grade of the trace, from `A` (no flaw) to `F`; nil if it has none.
  package var grade: String?
  /// The layer of the trace that was read.
  package var layer = TraceLayer.libinput
  /// True if the trace has events, but none in the layer that was read.
  package var isLayerMissing = false
  /// True if the trace's file was truncated.
  package var isTruncated = false
  /// True if the file does not contain the end of the gesture; for a whole trace, of its last gesture.
  package var isUnfinished = false
  /// The length of the recording in seconds, from time 0 to the end line; without one, to the last event.
  package var duration = 0.0
  /// True for the one gesture of each trace that represents the recording's length in figures about free use.
  package var carriesDuration = true

  /// A hash of the contents that replays read (`Trace.hashOfContents`); nil unless it was requested when reading.
  package var contentHash: UInt64?

  package init() {}

  /// Describes a trace as a whole.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - path: The trace's path as given.
  ///   - track: The trace's fingers.
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

  /// Describes each gesture of a trace, in order; without gestures, the trace as a whole.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - path: The trace's path as given.
  ///   - track: The trace's fingers.
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

  /// The name in results: the trace's path, followed by `#` and the gesture's number if the trace has several gestures.
  package var name: String { gesture > 0 && gestures > 1 ? "\(trace)#\(gesture)" : trace }

  /// The name under which a gesture that is left out is listed: its own if only this gesture is affected, otherwise the trace's.
  package var nameToExclude: String { reasonIsOfGesture ? name : trace }

  private var reasonIsOfGesture: Bool {
    reasonNothingIsSeen == nil && (isUnfinished || intent == .free)
  }

  /// A hash that identifies the gesture, from the hash of the trace's contents and the gesture's number; nil without the former.
  package var gestureHash: UInt64? {
    // The first gesture's hash equals the trace's, as in reports on whole traces.
    contentHash.map { $0 &+ UInt64(max(0, gesture - 1)) &* 0x9E37_79B9_7F4A_7C15 }
  }

  private static let microsecondsPerSecond = 1e6
  /// The suffix of the origin of a trace that `shrink`, `stress --save` or `bundle` made from another trace.
  fileprivate static let remade = "-remade"

  /// The reason why the gesture cannot be evaluated, and what to do; nil if it can.
  package var reasonToExclude: String? {
    if let reason = reasonNothingIsSeen { return reason }
    if gestures == 0 { return "no drag in it" }
    if intent == .free, isTruncated { return "cut off: how long the free use lasted is not known" }
    return reasonNothingIsKnown
  }

  /// The reason why the trace contains nothing to evaluate; nil if there is something to evaluate.
  private var reasonNothingIsSeen: String? {
    if grade == "F" { return "graded F; 'overscroll inspect' says why" }
    return isLayerMissing ? "nothing in its \(layer.rawValue) layer, the one that is read (--layer)" : nil
  }

  /// The reason why the engines' behaviour on the gesture is unknown, whatever the intent; nil if it is known.
  package var reasonNothingIsKnown: String? {
    reasonNothingIsSeen ?? (isUnfinished ? "unfinished: the last gesture has no end in the file" : nil)
  }
}

extension TraceLabel {
  /// All values that ``origin`` may have.
  package static let origins = TraceSource.Origin.allCases.map(\.rawValue).flatMap { [$0, $0 + remade] }

  /// The value of ``origin`` for a trace with this header.
  package static func origin(of header: TraceHeader) -> String {
    header.source.origin.rawValue + (header.source.others[Trace.remadeKey] == nil ? "" : remade)
  }

  /// The value of ``device`` for a trace with this header.
  package static func device(of header: TraceHeader) -> String {
    (header.device.name ?? header.device.kind.rawValue).withoutControlCharacters
  }

  /// The value of ``subject`` for a trace with this header.
  package static func subject(of header: TraceHeader) -> String? { header.subject?.withoutControlCharacters }
}

extension TraceLabel {
  /// The word for the surface on which the fingers of a trace move: `touchscreen`, `touchpad` or `wheel`.
  ///
  /// Without gestures, a wheel device is a wheel, even if it turns only sideways and so moves nothing.
  private static func source(of track: FingerTrack, on kind: TraceDevice.Kind) -> String {
    if track.gestures.isEmpty, !track.wheels.isEmpty || kind == .wheel { return "wheel" }
    return track.source == .touchpad ? "touchpad" : "touchscreen"
  }
}
