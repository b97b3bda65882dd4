import GestureTraces
import TraceReplay

extension Trace {
  /// The header's labels, each widened half way to the neighbouring gestures.
  ///
  /// - Parameter options: How the trace's fingers are read.
  /// - Returns: A label for each gesture that has one; nil if the header has none.
  ///
  /// A gesture then keeps its own label if its events move slightly.
  func labelsAllowingShifts(_ options: ReplayOptions) -> [LabelledSpan]? {
    guard let labels = header.labels else { return nil }
    let viewport = Scene(scenario: header.scenario, overrides: options.scene).viewport
    let gestures = FingerTrack(of: self, options: options, viewport: viewport).gestures
    var start: Int64 = 0
    return gestures.indices.compactMap { index in
      let gesture = gestures[index]
      let next = index + 1 < gestures.count ? gestures[index + 1].beganMicroseconds : nil
      let end = next.map { (gesture.endedMicroseconds + $0) / 2 } ?? TraceReader.longestTime
      defer { start = end + 1 }
      guard var label = labels.first(where: { $0.contains(gesture.beganMicroseconds) }), start <= end else {
        return nil
      }
      (label.from, label.to) = (start, end)
      return label
    }
  }
}
