import GestureTraces
import TakeChecks
import TraceReplay

/// One gesture of a trace, and which intents it could show by the checks of prompted takes.
package struct GestureLook: Sendable {
  /// An intent, and why the gesture does not show it.
  package struct Opinion: Equatable, Sendable {
    /// The intent.
    package let intent: Intent
    /// A phrase for each thing that is wrong; none where it shows it.
    package let complaints: [String]
  }

  /// The number in its trace, from 1.
  package let number: Int
  /// The shape of its way.
  package let gesture: FingerGesture
  /// Its figures.
  package let shape: TakeShape
  /// Each intent that its surface can show, in order, without `free`, which any gesture may be.
  package let opinions: [Opinion]

  /// The intents that it shows, in order.
  package var fits: [Intent] { opinions.filter(\.complaints.isEmpty).map(\.intent) }

  /// The gestures of a trace, as `FingerTrack` finds them.
  ///
  /// Where content stands nobody knows of a single gesture, so a scroll and a fling need not reach the top here.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - options: How its finger is read.
  /// - Returns: In order of time.
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

/// The stretches of time that a trace's gestures take: what their labels span.
package struct GestureStretches: Equatable, Sendable {
  /// From the begin of each to its end, or to where the next begins, in microseconds; none overlap.
  package let spans: [ClosedRange<Int64>]

  /// The stretches of these gestures, in order of time.
  package init(_ gestures: [FingerGesture]) {
    var spans: [ClosedRange<Int64>] = []
    for (index, gesture) in gestures.enumerated() {
      let next = index + 1 < gestures.count ? gestures[index + 1].beganMicroseconds - 1 : .max
      let end = max(gesture.beganMicroseconds, min(gesture.endedMicroseconds, next))
      spans.append(gesture.beganMicroseconds...end)
    }
    self.spans = spans
  }

  /// The stretches of a trace's gestures.
  package init(of trace: Trace, options: ReplayOptions) {
    self.init(Self.gestures(of: trace, options: options))
  }

  /// The gestures of a trace, as a replay and `inspect` count them.
  static func gestures(of trace: Trace, options: ReplayOptions) -> [FingerGesture] {
    let viewport = Scene(scenario: trace.header.scenario, overrides: options.scene).viewport
    return FingerTrack(of: trace, options: options, viewport: viewport).gestures
  }

  /// True if a gesture begins in these microseconds.
  func hasBegin(in span: ClosedRange<Int64>) -> Bool {
    spans.contains { span.contains($0.lowerBound) }
  }
}
