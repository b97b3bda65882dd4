import GestureTraces
import TextFormats

/// The size of a trace: fewer events are smaller, of equals the shorter, the straighter, the fewer bytes.
package struct ShrinkMeasure: Comparable, Sendable {
  /// Events.
  package let events: Int
  /// From 0 to the last event, in microseconds.
  package let duration: Int64
  /// The travel of fingers sideways, or back and forth, in millionths of the trace's unit.
  let wander: Int64
  /// Bytes of the event lines.
  package let bytes: Int

  /// The size of these events.
  package init(of events: [TraceEvent]) {
    self.events = events.count
    duration = events.last?.timeMicroseconds ?? 0
    wander = Int64(clamping: (Self.wander(of: events) * 1e6).rounded())
    var lines: [UInt8] = []
    for event in events { TraceWriter.append(event, to: &lines) }
    bytes = lines.count
  }

  /// True if `left` is the smaller.
  package static func < (left: ShrinkMeasure, right: ShrinkMeasure) -> Bool {
    (left.events, left.duration, left.wander, left.bytes)
      < (right.events, right.duration, right.wander, right.bytes)
  }

  /// The travel of all fingers, less the straight way along the axis from where each came down to where it
  /// lifted.
  private static func wander(of events: [TraceEvent]) -> Double {
    struct Way {
      var (x, y, start) = (0.0, 0.0, 0.0)
      var length = 0.0
      mutating func go(to newX: Double, _ newY: Double) {
        length += abs(newX - x) + abs(newY - y)
        (x, y) = (newX, newY)
      }
      var excess: Double { length - abs(y - start) }
    }
    var (ways, scroll, sum): ([Int: Way], Way, Double) = ([:], Way(), 0)
    for event in events {
      switch event.kind {
      case .down(let slot, let x, let y):
        sum += ways[slot]?.excess ?? 0
        ways[slot] = Way(x: x, y: y, start: y)
      case .move(let slot, let x, let y):
        ways[slot, default: Way(x: x, y: y, start: y)].go(to: x, y)
      case .scroll(let move) where move.source == .finger:
        scroll.go(to: scroll.x + (move.dx ?? 0), scroll.y + (move.dy ?? 0))
      case .stop:
        sum += scroll.excess
        scroll = Way()
      default: break
      }
    }
    // Slots in order: a sum of doubles depends on it.
    return ways.sorted { $0.key < $1.key }.reduce(sum + scroll.excess) { $0 + $1.value.excess }
  }
}
