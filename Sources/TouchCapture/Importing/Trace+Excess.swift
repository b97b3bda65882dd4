import GestureTraces

extension ImportedTrace {
  /// The reason why the trace exceeds the limits for reading it back; nil if it does not.
  var excess: String? {
    if end?.timeMicroseconds ?? 0 > TraceReader.longestTime {
      return "longer than 24 hours; cut the recording"
    }
    if case .millimetres(let width, let height) = header.device.size,
      !TraceDevice.sides.contains(width) || !TraceDevice.sides.contains(height)
    {
      return "its surface would be \(width) × \(height) mm; are the ranges and resolutions of its axes right?"
    }
    guard let event = events.first(where: { !$0.isWithinReach }) else { return nil }
    let seconds = Double(event.timeMicroseconds) / 1e6
    return "at \(seconds) s a place or a step is further than any surface reaches"
      + " (\(Int(TraceEvent.furthest)) units); is a value of an axis wrong?"
  }
}

extension TraceEvent {
  /// True if a trace may contain its positions and deltas.
  fileprivate var isWithinReach: Bool {
    let values: [Double?] =
      switch kind {
      case .down(_, let x, let y), .move(_, let x, let y): [x, y]
      case .scroll(let scroll): [scroll.dx, scroll.dy, scroll.v120x, scroll.v120y]
      default: []
      }
    return values.allSatisfy { abs($0 ?? 0) <= Self.furthest }
  }
}
