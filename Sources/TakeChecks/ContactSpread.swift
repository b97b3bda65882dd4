import GestureTraces

/// Measures how far two fingers move apart or together: the change of their distance, from the second contact's start to the first release.
struct ContactSpread {
  /// The change of the distance, in the trace's units, negative if the contacts moved together; nil if there never were two contacts.
  private(set) var change: Double?
  private var positions: [Int: (x: Double, y: Double)] = [:]
  private var first: Double?

  init(of trace: Trace) {
    let layer = Self.layer(of: trace)
    for event in trace.events where event.layer == layer { follow(event.kind) }
  }

  private init() {}

  private static func layer(of trace: Trace) -> TraceLayer {
    trace.events.contains { $0.layer == .libinput && $0.isDown } ? .libinput : .evdev
  }

  /// The change of the distance in each of several time spans of a trace. Spans are in microseconds, sorted, and do not overlap.
  static func changes(of trace: Trace, in spans: [ClosedRange<Int64>]) -> [Double?] {
    let layer = layer(of: trace)
    var spread = ContactSpread()
    var rest = trace.events[...]
    func follow(while isWanted: (Int64) -> Bool) {
      while let event = rest.first, event.layer != layer || isWanted(event.timeMicroseconds) {
        if event.layer == layer { spread.follow(event.kind) }
        rest.removeFirst()
      }
    }
    return spans.map { span in
      follow { $0 < span.lowerBound }
      (spread.first, spread.change) = (nil, nil)
      follow { $0 <= span.upperBound }
      return spread.change
    }
  }

  private mutating func follow(_ kind: TraceEvent.Kind) {
    switch kind {
    case .down(let slot, let x, let y), .move(let slot, let x, let y): positions[slot] = (x, y)
    case .up(let slot), .cancel(let slot): positions[slot] = nil
    default: return
    }
    guard positions.count == 2 else { return }
    let ends = Array(positions.values)
    let (dx, dy) = (ends[0].x - ends[1].x, ends[0].y - ends[1].y)
    let apart = (dx * dx + dy * dy).squareRoot()
    first = first ?? apart
    change = apart - (first ?? apart)
  }
}

extension TraceEvent {
  fileprivate var isDown: Bool {
    if case .down = kind { true } else { false }
  }
}
