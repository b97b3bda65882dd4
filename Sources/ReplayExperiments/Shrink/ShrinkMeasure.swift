import GestureTraces
import TextFormats

/// The size of a trace, compared by number of events, then duration, then straightness, then bytes.
package struct ShrinkMeasure: Comparable, Sendable {
  /// The number of events of the trace.
  package let events: Int
  /// The time from 0 to the last event of the trace, in microseconds.
  package let duration: Int64
  /// The finger travel sideways or back and forth, in millionths of the trace's unit.
  let wander: Int64
  /// The size of the trace's event lines in a file, in bytes.
  package let bytes: Int

  /// Measures a trace made of these events.
  package init(of events: [TraceEvent]) {
    self.events = events.count
    duration = events.last?.timeMicroseconds ?? 0
    wander = Int64(clamping: (Self.wander(of: events) * 1e6).rounded())
    var lines: [UInt8] = []
    for event in events { TraceWriter.append(event, to: &lines) }
    bytes = lines.count
  }

  /// True if `left` is smaller than `right`.
  package static func < (left: ShrinkMeasure, right: ShrinkMeasure) -> Bool {
    (left.events, left.duration, left.wander, left.bytes)
      < (right.events, right.duration, right.wander, right.bytes)
  }

  /// The travel of all fingers minus the straight vertical distance from touch to release, in the trace's unit.
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
    // Sorted by slot, because the order affects a sum of `Double` values.
    return ways.sorted { $0.key < $1.key }.reduce(sum + scroll.excess) { $0 + $1.value.excess }
  }
}
