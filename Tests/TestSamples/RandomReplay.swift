import GestureTraces
import PullToRefresh
import ScrollPhysics
import TraceReplay

/// A replay drawn at random: what the fingers do, and all that a replay of it is asked with.
///
///     RandomReplay(seed: 7).trace.events.count   // the same for ever
package struct RandomReplay {
  package private(set) var trace: Trace
  package private(set) var options = ReplayOptions()
  private var random: SeededRandom
  private var time: Int64 = 0
  /// The ends of the gestures so far, in seconds.
  private var lifts: [Double] = []
  /// Between two samples, in microseconds.
  private let interval: Int64

  /// Frames per second that displays have, and one that none has.
  private static let rates = [60, 120, 600, 60, 120, 600, 30, 90, 59.94]
  /// Samples per second that devices have.
  private static let sampleRates: [Double] = [60, 90, 120, 125, 240, 500, 1000]
  /// Offsets at which engines fire, reveal or hide, in points: a finger that stops there stands on a threshold.
  private static let marks: [Double] = [5, 40, 44, 50, 60, 64, 80, 90, 100, 112.5, 120, 130, 150]

  /// The replay of this seed.
  package init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let kinds: [TraceDevice.Kind] = [.touchscreen, .touchscreen, .touchscreen, .touchpad, .wheel]
    var source = TraceSource(origin: .synthetic)
    source.seed = seed
    var header = TraceHeader(device: TraceDevice(kind: kinds[Int(random.nextUnit() * 5)]), source: source)
    header.statedUnits = .points
    trace = Trace(path: "random-\(seed).trace", header: header, events: [], end: nil)
    interval = Int64(1e6 / Self.sampleRates[Int(random.nextUnit() * 7)])
    self.random = random
    drawScene()
    let count = 1 + Int(self.random.nextUnit() * 4)
    for index in 0..<count {
      drawGesture(isLast: index == count - 1)
      lifts.append(Double(time) / 1e6)
    }
    drawApp()
    trace.end = TraceEnd(timeMicroseconds: time, events: trace.events.count, grade: "A", reasons: [])
  }

  private mutating func chance(_ share: Double) -> Bool { random.nextUnit() < share }
  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int(random.nextUnit() * Double(values.count))]
  }

  private mutating func drawScene() {
    var scene = TraceScenario()
    if chance(0.4) { scene.startOffset = one(of: [1, 40, random.nextEven(0, 400)]) }
    if chance(0.3) { scene.viewport = one(of: [480, 812, random.nextEven(300, 1200)]) }
    if chance(0.2) { scene.content = random.nextEven(100, 3000) }
    if chance(0.4) { scene.topInset = one(of: [20, 64, 88, random.nextEven(0, 120)]) }
    trace.header.scenario = scene
    options.rate = one(of: Self.rates)
    if chance(0.3) { options.frames.phase = random.nextUnit() }
    if chance(0.2) { options.slop = one(of: [8, 10, 16]) }
    if chance(0.1) { options.isTraditional = true }
  }

  private mutating func drawApp() {
    switch Int(random.nextUnit() * 5) {
    case 0: options.app.work = .never
    case 1: options.app.work = .list([random.nextEven(0, 0.4), 0, random.nextEven(0, 2)])
    case 2: options.app.work = .uniform(low: 0, high: 1.5)
    default: options.app.work = .fixed(random.nextEven(0, 2))
    }
    if chance(0.15) { options.app.endsAgainAfter = random.nextEven(0, 0.5) }
    if chance(0.3) {
      options.app.begins = (0...Int(random.nextUnit() * 2)).map { _ in moment() }
    }
    if chance(0.3) {
      options.app.insetChanges = (0...Int(random.nextUnit() * 2)).map { _ in
        AppInsetChange(time: moment(), points: random.nextEven(0, 100).rounded())
      }
    }
  }

  /// The time of an act of the app, in seconds: now and then while a bounce still goes out, or comes back, after a lift.
  private mutating func moment() -> Double {
    chance(0.7) ? one(of: lifts) + random.nextEven(0, chance(0.6) ? 0.08 : 0.6) : random.nextEven(0, 3)
  }

  // MARK: Gestures

  private mutating func drawGesture(isLast: Bool) {
    time += Int64(random.nextEven(0, chance(0.5) ? 2.5e5 : 1.5e6))
    switch trace.header.device.kind {
    case .wheel: drawWheel()
    case .touchpad: if chance(0.2) { drawWheel() } else { drawScroll() }
    default: drawTouch(isLast: isLast)
    }
  }

  private mutating func add(_ kind: TraceEvent.Kind) {
    trace.events.append(TraceEvent(timeMicroseconds: time, kind: kind))
  }

  private mutating func drawWheel() {
    for _ in 0...Int(random.nextUnit() * 6) {
      add(.scroll(TraceScroll(source: .wheel, dy: 15, v120y: one(of: [120, -120, -240, 30]))))
      time += Int64(random.nextEven(5e3, 3e5))
    }
  }

  private mutating func drawScroll() {
    var last = 0.0
    for position in positions() {
      time += interval
      let step = position - last
      last = position
      // libinput says nothing of fingers that rest.
      if step != 0 { add(.scroll(TraceScroll(source: .finger, dx: chance(0.1) ? 0.5 : nil, dy: step))) }
    }
    if chance(0.9) { add(.stop) }
  }

  private mutating func drawTouch(isLast: Bool) {
    let start = random.nextEven(0, 300).rounded()
    let drift = chance(0.3) ? random.nextEven(-1, 1) : 0
    let second = chance(0.1) ? Int(random.nextUnit() * 100) : -1
    add(.down(slot: 0, x: 100, y: start))
    var last = 0.0
    let reports = chance(0.5)
    for (index, position) in positions().enumerated() {
      time += interval
      if chance(0.02) { time += Int64(random.nextEven(0, 1.2e5)) }
      if index == second { add(.down(slot: 1, x: 200, y: 300)) }
      if index == second + 20, second >= 0 { add(.up(slot: 1)) }
      // Many devices say nothing of a finger that rests.
      if position != last || reports {
        add(.move(slot: 0, x: 100 + drift * Double(index), y: start + position))
      }
      last = position
    }
    if chance(0.7) { time += Int64(random.nextEven(0, chance(0.8) ? 9e3 : 2e5)) }
    if isLast, chance(0.08) { return }
    add(chance(0.15) ? .cancel(slot: 0) : .up(slot: 0))
  }

  /// The finger's way from sample to sample, in points: up to three strokes, some with a rest, a tremble or whole points, and at
  /// the end now and then a nudge.
  private mutating func positions() -> [Double] {
    var (all, from) = ([Double](), 0.0)
    let noise = chance(0.3) ? random.nextEven(0, 1.5) : 0
    let grid = chance(0.4) ? one(of: [0.25, 0.5, 1]) : 0
    func placed(_ value: Double) -> Double { grid > 0 ? (value / grid).rounded() * grid : value }
    for _ in 0..<(chance(0.15) ? 0 : 1 + Int(random.nextUnit() * 3)) {
      let to = chance(0.15) ? mark() : from + random.nextEven(-300, 450)
      let count = max(1, Int(random.nextEven(0.02, 0.5) * 1e6 / Double(interval)))
      for index in 1...count {
        let share = Double(index) / Double(count)
        all.append(
          placed(
            from + (to - from) * share * share * (3 - 2 * share) + random.nextNormal(0, deviation: noise)))
      }
      from = to
      if chance(0.4) {
        let rest = Int(random.nextEven(0, 0.4) * 1e6 / Double(interval))
        let tremble = chance(0.5) ? random.nextEven(0, 1) : 0
        for _ in 0..<rest {
          all.append(placed(to + (tremble > 0 ? random.nextNormal(0, deviation: tremble) : 0)))
        }
      }
    }
    if all.isEmpty || chance(0.25) { all += nudge(from: from).map(placed) }
    return all
  }

  /// An even movement that is slow as the finger lifts: the bounce after it goes out and turns within few points.
  private mutating func nudge(from start: Double) -> [Double] {
    let speed = chance(0.8) ? random.nextEven(10, 300) : random.nextEven(-200, 0)
    let count = max(3, Int(random.nextEven(0.03, 0.15) * 1e6 / Double(interval)))
    return (1...count).map { start + speed * Double($0) * Double(interval) / 1e6 }
  }

  /// Travel whose pull is a mark: on a list that follows the finger, or on UIKit's rubber band in 667 pt (`x = y·d / (c·(d − y))`).
  private mutating func mark() -> Double {
    let pull = one(of: Self.marks)
    return chance(0.5) ? pull : pull * 667 / (0.55 * (667 - pull))
  }

  // MARK: What it is replayed with

  /// Models of which what is shown may step to the edge and back.
  private static let stepping: [ScrollModel] = [.flutterIOS, .flutterDesktop]
  /// Systems that keep room where the content just is: of a bounce that goes on from there each point matters.
  private static let holding: [RefreshSystem] = [.sv, .ego, .es, .mj, .easyRefresh]

  /// One model and some engines for it, some with another threshold: the next draw.
  package mutating func draw(engines count: Int) -> (replay: Replay, engines: [RefreshEngine]) {
    let isStepping = chance(0.2)
    let model = one(of: isStepping ? Self.stepping : ScrollModel.all)
    var replay = Replay(of: trace, model: model, options: options)
    if chance(isStepping ? 0.8 : 0.25), let time = slowMoment(of: replay.path) {
      var options = options
      if chance(0.5) {
        options.app.begins.append(time)
      } else {
        let inset = -replay.path.offset(at: time) + (chance(0.3) ? random.nextEven(-0.5, 0.5) : 0)
        options.app.insetChanges.append(AppInsetChange(time: time, points: max(0, inset)))
      }
      replay = Replay(of: trace, model: model, options: options)
    }
    let engines = (0..<count).map { _ in
      let system = one(of: isStepping && chance(0.5) ? Self.holding : RefreshSystem.all)
      var engine = RefreshEngine(system, in: replay.scene, on: replay.list.model)
      if chance(0.3) { engine = engine.withThreshold(one(of: Self.marks)) }
      if chance(0.1) { engine = replay.engine(of: policy()) }
      return engine
    }
    return (replay, engines)
  }

  /// The speed of content that is about to turn, in points per second: its way out from there is about the step of a spring.
  private static let slow = 5.0...25

  /// A time at which a bounce after a lift still goes out, and no longer fast, in seconds; nil for none.
  private mutating func slowMoment(of path: ContentPath) -> Double? {
    let lift = one(of: lifts)
    let times = (0..<200).map { lift + Double($0) / 1000 }.filter {
      path.offset(at: $0) < 0 && Self.slow.contains(-path.velocity(at: $0))
    }
    return times.isEmpty ? nil : one(of: times)
  }

  private mutating func policy() -> RefreshPolicy {
    let moments: [RefreshMoment] = [.crossing, .release, .bounceBack, .dwell(random.nextEven(0.05, 0.6))]
    var policy = RefreshPolicy(
      threshold: .points(chance(0.3) ? one(of: Self.marks) : random.nextEven(10, 200)), isStrict: chance(0.5),
      moment: one(of: moments),
      inset: RefreshInset(height: 60, timing: chance(0.5) ? .trigger : .release, opening: 0.2, closing: 0.3))
    if chance(0.5) { policy.hysteresis = random.nextEven(0, 60) }
    if chance(0.3) { policy.input = .travel(gain: random.nextEven(0.2, 1)) }
    policy.gates.requiresFinger = chance(0.5)
    policy.gates.startsAtEdge = chance(0.3)
    if chance(0.3) { policy.gates.cooldown = random.nextEven(0, 0.5) }
    if chance(0.3) { policy.gates.maximumUpwardRelease = random.nextEven(0, 300) }
    policy.rearm = one(of: [.atRest, .newGesture, .below(5)])
    if chance(0.3) { policy.callbackDelay = random.nextEven(0, 0.5) }
    if chance(0.3) { policy.minimumDisplay = random.nextEven(0, 1) }
    if chance(0.3) { policy.closeDelay = random.nextEven(0, 0.5) }
    return policy
  }
}
