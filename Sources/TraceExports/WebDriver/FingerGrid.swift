/// The fingers of a trace in time steps of equal length (ticks), for test runners that act only at whole ticks.
///
/// A finger comes down, moves and is released at whole ticks; between its reports it moves in a straight line. Times count from the first
/// touch.
struct FingerGrid {
  /// What one finger does at one tick.
  enum Change: Equatable {
    /// The finger comes down, at whole pixels.
    case down(x: Int, y: Int)
    /// The finger reaches a position, in whole pixels.
    case move(x: Int, y: Int)
    /// The finger is released where it is.
    case up
  }

  /// One tick at which something happens.
  struct Tick: Equatable {
    /// The tick's number, counted from the first touch.
    var number: Int
    /// What fingers do at the tick, in order.
    var changes: [(finger: Int, change: Change)]

    static func == (one: Tick, other: Tick) -> Bool {
      one.number == other.number
        && one.changes.elementsEqual(other.changes) { $0.finger == $1.finger && $0.change == $1.change }
    }
  }

  /// The ticks at which something happens, in order.
  private(set) var ticks: [Tick] = []
  /// The numbers of all fingers, in ascending order.
  private(set) var fingers: [Int] = []
  /// The number of fingers that are released although the trace cancels them.
  private(set) var lifted = 0
  /// The greatest distance between a finger's report and the straight line on which the runner moves it between ticks, in points, without
  /// rounding to pixels.
  private(set) var deviation = 0.0

  /// Length of a tick, in nanoseconds.
  private let length: Double

  /// The ticks for the touches of a trace.
  ///
  /// - Parameters:
  ///   - touches: The touches of the trace, at least one; about 100 bytes of memory are needed per tick.
  ///   - milliseconds: Length of a tick, > 0.
  ///   - pixelsPerPoint: The factor applied to positions before rounding, > 0.
  init(_ touches: ScreenTouches, tick milliseconds: Double, pixelsPerPoint: Double) {
    length = milliseconds * 1e6
    let start = touches.touches[0].time
    var changes: [Int: [(finger: Int, change: Change)]] = [:]
    var last: [Int: Int] = [:]
    for contact in Self.contacts(of: touches) {
      let finger = contact[0].id
      let way = contact.map { (time: Double($0.time - start), x: $0.x, y: $0.y) }
      let begin = max(tick(way[0].time), last[finger] ?? 0)
      let end = max(tick(way[way.count - 1].time), begin + 1)
      last[finger] = end
      if contact[contact.count - 1].phase == .cancel { lifted += 1 }
      var before: (x: Int, y: Int)?
      for number in begin...end {
        let at = position(on: way, at: number == end ? way[way.count - 1].time : Double(number) * length)
        let pixel = (
          x: Self.whole(at.x * pixelsPerPoint), y: Self.whole(at.y * pixelsPerPoint)
        )
        if before == nil {
          changes[number, default: []].append((finger, .down(x: pixel.x, y: pixel.y)))
        } else if before! != pixel {
          changes[number, default: []].append((finger, .move(x: pixel.x, y: pixel.y)))
        }
        before = pixel
      }
      changes[end, default: []].append((finger, .up))
      deviation = max(deviation, deviation(of: way, from: begin, to: end))
    }
    fingers = last.keys.sorted()
    ticks = changes.keys.sorted().map { Tick(number: $0, changes: changes[$0]!) }
  }

  /// The touches of each finger from touch-down to release, in order of touch-down.
  private static func contacts(of touches: ScreenTouches) -> [[ScreenTouch]] {
    var contacts: [[ScreenTouch]] = []
    var open: [Int: Int] = [:]
    for touch in touches.touches {
      if touch.phase == .down {
        open[touch.id] = contacts.count
        contacts.append([touch])
      } else if let index = open[touch.id] {
        contacts[index].append(touch)
      }
    }
    return contacts
  }

  /// The number of the tick nearest to a time in nanoseconds.
  private func tick(_ time: Double) -> Int { Self.whole(time / length) }

  private static func whole(_ number: Double) -> Int { Int(clamping: number.rounded()) }

  /// A finger's position at a time: on the line between its reports, or before and after them, its first or last position.
  private func position(
    on way: [(time: Double, x: Double, y: Double)], at time: Double
  ) -> (x: Double, y: Double) {
    var (low, next) = (0, way.count)
    while low < next {
      let middle = (low + next) / 2
      if way[middle].time >= time { next = middle } else { low = middle + 1 }
    }
    guard next > 0, next < way.count else {
      let end = next == 0 ? way[0] : way[way.count - 1]
      return (end.x, end.y)
    }
    let (from, to) = (way[next - 1], way[next])
    let share = to.time > from.time ? (time - from.time) / (to.time - from.time) : 1
    return (from.x + share * (to.x - from.x), from.y + share * (to.y - from.y))
  }

  /// The greatest distance of a finger's reports from the lines on which the runner moves it between ticks, in points.
  private func deviation(
    of way: [(time: Double, x: Double, y: Double)], from begin: Int, to end: Int
  ) -> Double {
    var farthest = 0.0
    for report in way {
      let number = min(max(Int(report.time / length), begin), end - 1)
      func at(_ tick: Int) -> (x: Double, y: Double) {
        position(on: way, at: tick == end ? way[way.count - 1].time : Double(tick) * length)
      }
      let (one, other) = (at(number), at(number + 1))
      let share = min(max(report.time / length - Double(number), 0), 1)
      let (dx, dy) = (
        one.x + share * (other.x - one.x) - report.x, one.y + share * (other.y - one.y) - report.y
      )
      farthest = max(farthest, (dx * dx + dy * dy).squareRoot())
    }
    return farthest
  }
}
