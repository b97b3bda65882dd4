extension Trace {
  /// A warning about positions in fractions of the surface from a device without a size; nil if it does not apply.
  package var warningOfUnits: String? {
    guard header.device.size == .unknown, header.statedUnits == nil, events.contains(where: { $0.isContact })
    else { return nil }
    return
      "\(path): size_mm is null and no units are stated; reading positions as millimetres, add \"units\":\"normalised\" if they are fractions"
  }
}

extension TraceEvent {
  /// True if the event gives a finger's position.
  fileprivate var isContact: Bool {
    switch kind {
    case .down, .move: true
    default: false
    }
  }
}
