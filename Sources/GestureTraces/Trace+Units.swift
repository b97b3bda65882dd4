extension Trace {
  /// A warning if positions are fractions of a surface whose size is unknown; nil if they are not.
  package var warningOfUnits: String? {
    guard header.device.size == .unknown, header.statedUnits == nil, events.contains(where: { $0.isContact })
    else { return nil }
    return
      "\(path): size_mm is null and no units are stated; reading positions as millimetres, add \"units\":\"normalised\" if they are fractions"
  }
}

extension TraceEvent {
  /// True if the event gives the position of a contact.
  fileprivate var isContact: Bool {
    switch kind {
    case .down, .move: true
    default: false
    }
  }
}
