import GestureTraces

/// The events of one layer of a trace, grouped by equal time.
struct TraceSamples {
  /// The content of a sample, which decides whether it may be changed.
  enum Kind {
    /// The sample contains only movements of contacts.
    case moves
    /// The sample continues a finger scroll that began earlier in the gesture.
    case scroll
    /// The sample contains anything else, such as a start or end of a gesture, a wheel, or a gap.
    case other
  }

  /// A sample: all events of the layer at one time.
  struct Sample {
    var events: [TraceEvent]
    let kind: Kind

    /// The time of the sample, in microseconds.
    var time: Int64 { events[0].timeMicroseconds }
    /// True if the sample only gives finger positions or continues a scroll.
    var isPlain: Bool { kind != .other }
  }

  /// The samples of the layer, in order of time.
  var samples: [Sample] = []

  /// The samples of one layer of a trace.
  init(of trace: Trace, layer: TraceLayer) {
    var isScrolling = false
    var group: [TraceEvent] = []
    func flush() {
      guard !group.isEmpty else { return }
      samples.append(Sample(events: group, kind: Self.kind(of: group, isScrolling: &isScrolling)))
      group.removeAll()
    }
    for event in trace.events where event.layer == layer {
      if let first = group.first, first.timeMicroseconds != event.timeMicroseconds { flush() }
      group.append(event)
    }
    flush()
  }

  /// The events of all samples, in order of time.
  var events: [TraceEvent] { samples.flatMap(\.events) }

  /// A number that differs from trace to trace and makes their random numbers differ: the FNV-1a hash of the samples' times.
  var salt: UInt64 {
    samples.reduce(0xCBF2_9CE4_8422_2325) {
      ($0 ^ UInt64(bitPattern: $1.time)) &* 0x100_0000_01B3
    }
  }

  private static func kind(of events: [TraceEvent], isScrolling: inout Bool) -> Kind {
    let wasScrolling = isScrolling
    var (moves, scrolls) = (0, 0)
    for event in events {
      switch event.kind {
      case .move: moves += 1
      case .scroll(let scroll) where scroll.source == .finger:
        scrolls += 1
        isScrolling = true
      case .stop, .hold, .unhold, .gap:
        // A following scroll of the same time begins anew.
        isScrolling = false
      default: break
      }
    }
    if moves == events.count { return .moves }
    return scrolls == 1 && events.count == 1 && wasScrolling ? .scroll : .other
  }
}

extension TraceScroll {
  /// One scroll with the movements of this scroll and `other`.
  func joined(with other: TraceScroll) -> TraceScroll {
    func sum(_ left: Double?, _ right: Double?) -> Double? {
      left == nil && right == nil ? nil : (left ?? 0) + (right ?? 0)
    }
    return TraceScroll(source: source, dx: sum(dx, other.dx), dy: sum(dy, other.dy))
  }
}
