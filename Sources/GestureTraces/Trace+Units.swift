extension Trace {
  /// The warning of a reader about positions without units, of a device without a size; nil where there is nothing to say.
  package var warningOfUnits: String? {
    guard header.device.size == .unknown, header.statedUnits == nil, events.contains(where: { $0.isContact })
    else { return nil }
    return
      "\(path): size_mm is null and no units are stated; reading positions as millimetres, add \"units\":\"normalised\" if they are shares"
  }
}

extension TraceEvent {
  /// True if it says where a finger is.
  fileprivate var isContact: Bool {
    switch kind {
    case .down, .move: true
    default: false
    }
  }
}
