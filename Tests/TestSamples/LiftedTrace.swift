import GestureTraces
import TraceReplay

/// A random trace in which fingers lift at the time of a move, and the same trace with one lift a microsecond later.
///
/// Events are 300 µs after a whole millisecond. Frames of 60 and 120 Hz are at thirds of milliseconds, so no lift is shifted past a frame,
/// and nothing else happens in that microsecond.
///
///     LiftedTrace(seed: 7).shifted.events.count   // as many as of .trace
package struct LiftedTrace {
  /// The trace.
  package private(set) var trace: Trace
  /// The same with one lift a microsecond later.
  package private(set) var shifted: Trace
  package private(set) var options = ReplayOptions()
  private var random: SeededRandom
  /// Milliseconds.
  private var time = 0
  private var events: [Timed] = []

  /// An event at a time, in microseconds, and whether it is a lift.
  private struct Timed {
    var time: Int64
    let kind: TraceEvent.Kind
    let layer: TraceLayer
    let isLift: Bool
  }

  /// The trace of this seed.
  package init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let isTouchpad = random.nextUnit() < 0.25
    let layer: TraceLayer = isTouchpad && random.nextUnit() < 0.5 ? .evdev : .libinput
    var source = TraceSource(origin: .synthetic)
    source.seed = seed
    var header = TraceHeader(device: TraceDevice(kind: isTouchpad ? .touchpad : .touchscreen), source: source)
    header.statedUnits = .points
    var scene = TraceScenario()
    if random.nextUnit() < 0.3 { scene.startOffset = random.nextEven(1, 300) }
    header.scenario = scene
    trace = Trace(path: "lifted-\(seed).trace", header: header, events: [], end: nil)
    shifted = trace
    options.rate = random.nextUnit() < 0.5 ? 60 : 120
    options.app.work = .fixed(random.nextEven(0, 1.5))
    self.random = random
    for _ in 0..<(self.random.nextUnit() < 0.7 ? 1 : 2) {
      time += 20 + Int(self.random.nextEven(0, 1500))
      isTouchpad && layer == .libinput ? drawScroll() : drawTouch(isTouchpad, layer)
    }
    shiftOne()
  }

  private mutating func chance(_ share: Double) -> Bool { random.nextUnit() < share }

  private mutating func add(_ kind: TraceEvent.Kind, _ layer: TraceLayer = .libinput, isLift: Bool = false) {
    events.append(Timed(time: Int64(time) * 1000 + 300, kind: kind, layer: layer, isLift: isLift))
  }

  /// The finger's way from report to report, in points: up to three strokes.
  private mutating func positions(_ interval: Int) -> [Double] {
    var (all, from) = ([Double](), 0.0)
    for _ in 0..<(1 + Int(random.nextUnit() * 3)) {
      let to = from + random.nextEven(-150, 400)
      let count = max(2, Int(random.nextEven(60, 400)) / interval)
      for index in 1...count { all.append(from + (to - from) * Double(index) / Double(count)) }
      from = to
    }
    return all
  }

  private mutating func drawScroll() {
    let interval = 7 + Int(random.nextUnit() * 10)
    let positions = positions(interval)
    var last = 0.0
    for (index, position) in positions.enumerated() {
      time += interval
      let scroll = TraceEvent.Kind.scroll(TraceScroll(source: .finger, dy: position - last))
      last = position
      let ends = index == positions.count - 1
      if ends, chance(0.5) {
        add(.stop, isLift: true)
        add(scroll)
      } else {
        add(scroll)
        if ends { add(.stop, isLift: true) }
      }
    }
  }

  /// One to three fingers, on a touchpad two; each leaves as another moves, the last with its last move.
  private mutating func drawTouch(_ isTouchpad: Bool, _ layer: TraceLayer) {
    let interval = 4 + Int(random.nextUnit() * 13)
    let positions = positions(interval)
    let count = isTouchpad ? 2 : chance(0.5) ? 1 : chance(0.6) ? 2 : 3
    let slope = chance(0.3) ? random.nextEven(-0.6, 0.6) : 0
    let last = positions.count - 1
    // The steps at which fingers come, −1 with the first, and go: none goes as another comes.
    var joins = [-1]
    var leaves = [last]
    for _ in 1..<max(2, count) where count > 1 {
      joins.append(isTouchpad || chance(0.3) ? -1 : Int(random.nextUnit() * Double(last) / 2))
      leaves.append(chance(0.4) ? last : last / 2 + 1 + Int(random.nextUnit() * Double(last - last / 2)))
    }
    for index in leaves.indices { leaves[index] = min(leaves[index], last) }
    if isTouchpad { leaves[0] = chance(0.5) ? last : leaves[1] }
    func place(_ slot: Int, _ y: Double) -> (x: Double, y: Double) {
      (100 * Double(slot + 1) + slope * y, 50 * Double(slot + 1) + y)
    }
    for slot in joins.indices where joins[slot] < 0 {
      add(.down(slot: slot, x: place(slot, 0).x, y: place(slot, 0).y), layer)
    }
    for (step, position) in positions.enumerated() {
      time += interval
      for slot in joins.indices where joins[slot] <= step && step <= leaves[slot] {
        let (x, y) = place(slot, position)
        let leaves = leaves[slot] == step
        if joins[slot] == step {
          add(.down(slot: slot, x: x, y: y), layer)
        } else if leaves, chance(0.5) {
          // In either order: events of one time are one sample.
          add(.up(slot: slot), layer, isLift: true)
          if chance(0.7) { add(.move(slot: slot, x: x, y: y), layer) }
        } else {
          if step == last || chance(0.9) { add(.move(slot: slot, x: x, y: y), layer) }
          if leaves { add(.up(slot: slot), layer, isLift: true) }
        }
      }
    }
  }

  private mutating func shiftOne() {
    trace.events = Self.events(events)
    let lifts = events.indices.filter { events[$0].isLift }
    var later = events
    later[lifts[Int(random.nextUnit() * Double(lifts.count))]].time += 1
    shifted.events = Self.events(
      later.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    )
  }

  private static func events(_ timed: [Timed]) -> [TraceEvent] {
    timed.map { TraceEvent(timeMicroseconds: $0.time, layer: $0.layer, kind: $0.kind) }
  }
}
