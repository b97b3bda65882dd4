import GestureTraces

extension ImportedTrace {
  /// The reason why the trace exceeds a limit for reading it back, such as 24 hours; nil if it exceeds none.
  var excess: String? {
    if end?.timeMicroseconds ?? 0 > TraceReader.longestTime {
      return "longer than 24 hours; split the recording"
    }
    if case .millimetres(let width, let height) = header.device.size,
      !TraceDevice.sides.contains(width) || !TraceDevice.sides.contains(height)
    {
      return "its surface would be \(width) × \(height) mm; check the ranges and resolutions of its axes"
    }
    guard let event = events.first(where: { !$0.isWithinReach }) else { return nil }
    let seconds = Double(event.timeMicroseconds) / 1e6
    return "at \(seconds) s a position or a step is outside any surface"
      + " (\(Int(TraceEvent.furthest)) units); check the values of the axes"
  }
}

extension TraceEvent {
  /// True if the event's positions and deltas are small enough to be read back from a trace.
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
