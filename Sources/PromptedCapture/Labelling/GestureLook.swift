import GestureTraces
import TakeChecks
import TraceReplay

/// One gesture of a trace, with the result of checking it against each intent, as prompted takes are checked.
package struct GestureLook: Sendable {
  /// An intent, and the reasons why the gesture does not match it, if there are any.
  package struct Opinion: Equatable, Sendable {
    /// The intent with which the gesture was compared.
    package let intent: Intent
    /// One phrase per problem; empty if the gesture matches.
    package let complaints: [String]
  }

  /// The gesture's number in its trace, from 1.
  package let number: Int
  /// The finger's path during the gesture.
  package let gesture: FingerGesture
  /// The figures of the gesture's movement, such as its travel and speed.
  package let shape: TakeShape
  /// The result for each intent that the gesture's surface can show, in the order of intents; `free` is left out, as any gesture matches
  /// it.
  package let opinions: [Opinion]

  /// The intents that the gesture matches, in the order of intents.
  package var fits: [Intent] { opinions.filter(\.complaints.isEmpty).map(\.intent) }

  /// The gestures of a trace, as `FingerTrack` finds them.
  ///
  /// The content's position is not known for a single gesture, so a scroll or a fling need not reach the top here.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - options: How the trace's events become a finger's path.
  /// - Returns: The gestures, sorted by time.
  package static func all(of trace: Trace, options: ReplayOptions) -> [GestureLook] {
    let gestures = GestureStretches.gestures(of: trace, options: options)
    let kind = trace.header.device.kind
    let intents = Intent.allCases.filter { $0 != .free && $0.isShown(on: kind) }
    let shapes = TakeShape.each(of: gestures, in: trace, options: options)
    return zip(gestures, shapes).enumerated().map { index, pair in
      let opinions = intents.map {
        Opinion(intent: $0, complaints: TakeCheck.complaints(pair.1, for: Prompt($0)))
      }
      return GestureLook(number: index + 1, gesture: pair.0, shape: pair.1, opinions: opinions)
    }
  }
}

/// The time spans of a trace's gestures; a label for a gesture covers its span.
package struct GestureStretches: Equatable, Sendable {
  /// One span per gesture, from its begin to its end or to the next gesture's begin, in microseconds; they do not overlap.
  package let spans: [ClosedRange<Int64>]

  /// The spans of these gestures, sorted by time.
  package init(_ gestures: [FingerGesture]) {
    var spans: [ClosedRange<Int64>] = []
    for (index, gesture) in gestures.enumerated() {
      let next = index + 1 < gestures.count ? gestures[index + 1].beganMicroseconds - 1 : .max
      let end = max(gesture.beganMicroseconds, min(gesture.endedMicroseconds, next))
      spans.append(gesture.beganMicroseconds...end)
    }
    self.spans = spans
  }

  /// Finds the gestures of a trace and their time spans.
  package init(of trace: Trace, options: ReplayOptions) {
    self.init(Self.gestures(of: trace, options: options))
  }

  /// The gestures of a trace, numbered as by `replay` and `inspect`.
  static func gestures(of trace: Trace, options: ReplayOptions) -> [FingerGesture] {
    let viewport = Scene(scenario: trace.header.scenario, overrides: options.scene).viewport
    return FingerTrack(of: trace, options: options, viewport: viewport).gestures
  }

  /// True if a gesture begins within this span, in microseconds.
  func hasBegin(in span: ClosedRange<Int64>) -> Bool {
    spans.contains { span.contains($0.lowerBound) }
  }
}
