import GestureTraces
import TakeChecks
import TraceReplay

extension [TraceLabel] {
  /// Marks the gestures that do not look like their intent, by the checks of guided recordings.
  ///
  /// - Parameters:
  ///   - trace: The trace that the labels belong to.
  ///   - track: The trace's fingers, with one gesture per label.
  ///   - options: How the fingers were read.
  package mutating func noteFaults(of trace: Trace, _ track: FingerTrack, _ options: ReplayOptions) {
    guard count == track.gestures.count, contains(where: { $0.intent != nil && $0.intent != .free }) else {
      return
    }
    for (index, shape) in TakeShape.each(of: track.gestures, in: trace, options: options).enumerated() {
      self[index].fault = self[index].intent.flatMap { TakeCheck.fault(shape, for: $0) }
    }
  }
}
