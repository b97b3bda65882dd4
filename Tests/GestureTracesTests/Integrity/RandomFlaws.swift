import GestureTraces

/// Takes of both layers from a seed, with flaws of every kind, and what a grade says about them.
struct RandomFlaws {
  private var random: SeededRandom
  private(set) var events: [TraceEvent] = []
  private(set) var units = TraceUnits.millimetres
  private(set) var size: TraceDevice.Size?
  private(set) var hasLengths = true
  private var interval: Int64 = 8000
  private var step = 1.0
  private var delay: Int64?
  private var flaws: [Flaw] = []

  /// What may be wrong in a take.
  enum Flaw: CaseIterable {
    case gap, rest, lost, thereAndBack, sudden, leap, sameTime, allSameTime, clockJump, twice, stuck, strayUp,
      strayMove,
      unplugged, suspended, dropped, manyDropped, unknownLoss, outsideALittle, outsideFar, late, noLift,
      endless, hasty,
      sparse, rounded, coarse, fast, manyFingers, hold, secondFinger, slow, unevenRate
  }

  /// The take of a seed.
  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    let all = Flaw.allCases
    // Every flaw in turn, most of them alone, some with others.
    flaws = [all[Int(seed) % all.count]]
    while random.nextUnit() < 0.35 { flaws.append(all[below(all.count)]) }
    units = [.millimetres, .millimetres, .points, .normalised][below(4)]
    size = [nil, .unknown, .millimetres(100, 60), .millimetres(9.5, 120), .millimetres(300, 5001)][below(5)]
    hasLengths = below(6) > 0
    interval = [8000, 8000, 7000, 11_111, 16_667, 18_000][below(6)]
    if has(.slow) { interval = 25_000 }
    if has(.hasty) { interval = 60 }
    if has(.sparse) { interval = 120_000 }
    if has(.rounded) || has(.coarse) { interval = 10_000 }
    step = [0.4, 1, 1.5][below(3)]
    if has(.late) { delay = Int64(below(40)) * 1000 }
    let isTwofold = below(3) == 0
    for layer in isTwofold ? [TraceLayer.libinput, .evdev] : [below(2) == 0 ? .libinput : .evdev] {
      var take: [TraceEvent] = []
      var time: Int64 = 0
      for gesture in 0..<(1 + below(3)) {
        let isScroll = layer == .libinput && below(3) == 0
        add(layer, isScroll: isScroll, isLast: gesture == 2, &take, &time)
        time += Int64(300 + below(500)) * 1000
      }
      events += take
    }
    // In order of time, as recorders write both layers.
    events = events.enumerated().sorted {
      ($0.element.timeMicroseconds, $0.offset) < ($1.element.timeMicroseconds, $1.offset)
    }.map(\.element)
  }

  private mutating func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

  private func has(_ flaw: Flaw) -> Bool { flaws.contains(flaw) }

  private var millimetre: Double {
    switch units {
    case .millimetres: 1
    case .points: 6.3
    case .normalised: 0.01
    }
  }

  // MARK: A gesture

  private mutating func add(
    _ layer: TraceLayer, isScroll: Bool, isLast: Bool, _ take: inout [TraceEvent], _ time: inout Int64
  ) {
    let delay = delay
    func put(_ kind: TraceEvent.Kind) {
      take.append(
        TraceEvent(
          timeMicroseconds: time, arrivalMicroseconds: delay.map { time + $0 }, layer: layer, kind: kind))
    }
    if has(.hold), layer == .libinput {
      put(.hold(fingers: 2 + below(11)))
      if below(2) == 0 { put(.unhold(fingers: 2, cancelled: true)) }
    }
    if has(.strayUp) { put(.up(slot: 8)) }
    if has(.strayMove) { put(.move(slot: 7, x: 1, y: 1)) }
    var (x, y) = (20 * millimetre, 10 * millimetre)
    var slots = 1
    if !isScroll { put(.down(slot: 0, x: x, y: y)) }
    if has(.secondFinger) || has(.stuck), !isScroll {
      put(.down(slot: 1, x: 2 * x, y: y))
      slots = 2
    }
    if has(.manyFingers), !isScroll { for slot in 2..<(9 + below(4)) { put(.down(slot: slot, x: x, y: y)) } }
    let count = 6 + below(30)
    let flawed = 3 + below(max(1, count - 5))
    let many = 4 + below(4)
    for number in 0..<count {
      var (dx, dy) = (0.0, step * millimetre)
      var duration = interval
      if has(.unevenRate) { duration += Int64(below(9000)) }
      if has(.rounded) { duration = 10_000 * Int64(1 + below(2)) }
      if has(.coarse) { duration = 100_000 * Int64(1 + below(2)) }
      if has(.allSameTime) { duration = 0 }
      if has(.fast) { dy *= 200 }
      if number == flawed {
        distort(&dx, &dy, &duration)
        putLosses(put, many: many)
      }
      if number == flawed + 1, has(.thereAndBack) { dx = -25 * millimetre }
      time += duration
      (x, y) = (x + dx, y + dy)
      if isScroll {
        put(.scroll(TraceScroll(source: .finger, dx: dx == 0 ? nil : 10.5 * dx, dy: 10.5 * dy)))
      } else {
        for slot in 0..<(has(.stuck) ? 1 : slots) { put(.move(slot: slot, x: x * Double(slot + 1), y: y)) }
      }
      if number == flawed, has(.twice), !isScroll { put(.down(slot: 0, x: x, y: y)) }
      if number == flawed, has(.stuck), !isScroll { put(.down(slot: 2, x: x, y: y)) }
    }
    time += interval
    if has(.noLift), isLast || below(2) == 0 { return }
    if isScroll { return put(.stop) }
    for slot in (0..<12).reversed()
    where slot < slots || (has(.manyFingers) && slot > 1) || (has(.stuck) && slot == 2) {
      put(below(9) == 0 ? .cancel(slot: slot) : .up(slot: slot))
    }
    if has(.hold), layer == .libinput { put(.unhold(fingers: 2, cancelled: below(2) == 0)) }
  }

  private mutating func distort(_ dx: inout Double, _ dy: inout Double, _ duration: inout Int64) {
    if has(.gap) { (dy, duration) = (2.4 * dy, 5 * duration / 2) }
    if has(.rest) { (dy, duration) = (0.01 * millimetre, 41_000 + Int64(below(90_000))) }
    if has(.lost) { (dy, duration) = (8 * millimetre, 41_000 + Int64(below(90_000))) }
    if has(.thereAndBack) { dx = 25 * millimetre }
    if has(.sudden) { dx = 40 * millimetre }
    if has(.leap) { (dx, duration) = (4 * millimetre, 130_000) }
    if has(.sameTime) { duration = 0 }
    if has(.clockJump) { duration = 500_000 + Int64(below(900_000)) }
    if has(.stuck) { duration = 9_000_000 + Int64(below(4_000_000)) }
    if has(.endless) { duration = 61_000_000 }
    if has(.outsideALittle) { dx = [-24 * millimetre, 90 * millimetre][below(2)] }
    if has(.outsideFar) { dx = [-150 * millimetre, 400 * millimetre][below(2)] }
  }

  private func putLosses(_ put: (TraceEvent.Kind) -> Void, many: Int) {
    if has(.unplugged) { put(.gap(.unplugged)) }
    if has(.suspended) { put(.gap(.suspended)) }
    if has(.dropped) { put(.gap(.dropped)) }
    if has(.manyDropped) { for _ in 0..<many { put(.gap(.dropped)) } }
    if has(.unknownLoss) { put(.gap(.other("eaten"))) }
  }

  // MARK: What is said about it

  /// The flaws, the figures of each layer and the grade.
  mutating func report() -> String {
    var integrity = TraceIntegrity(units: units, size: size, hasLengths: hasLengths)
    for event in events { integrity.follow(event) }
    if below(12) == 0 { integrity.noteStray() }
    if below(8) == 0 {
      for _ in 0..<(1 + below(3)) {
        integrity.noteStampGoingBack(byMicroseconds: Int64(30_000 + below(20_000)))
      }
    }
    let ended = (events.last?.timeMicroseconds ?? 0) + Int64(below(3)) * 6_000_000
    let grade = integrity.grade(endedAtMicroseconds: ended, isTruncated: below(15) == 0)
    let figures = integrity.figures(endedAtMicroseconds: ended).map(Self.text)
    let sides =
      switch size {
      case .millimetres(let width, let height)?: "\(width) x \(height) mm"
      case .unknown?: "unknown size"
      case nil: "no size"
      }
    let head =
      "\(flaws.map { "\($0)" }.joined(separator: ", ")); \(units), \(sides)\(hasLengths ? "" : ", no lengths")"
    return ([head] + figures + ["\(grade.letter.rawValue)"] + grade.reasons.map { "  \($0)" })
      .joined(separator: "\n")
  }

  /// Every figure of a layer.
  private static func text(_ figures: LayerFigures) -> String {
    func round(_ value: Double?) -> String { value.map { "\(($0 * 1000).rounded() / 1000)" } ?? "-" }
    return
      "\(figures.layer): \(figures.reports) reports, \(figures.intervals) \(figures.isMoving ? "moving" : "all") of \(round(figures.median)) \(round(figures.p95)) \(round(figures.p99)) \(round(figures.longest)) ±\(round(figures.jitter)) (\(round(figures.rate))/s), gaps \(figures.gaps) \(figures.longestGap), rests \(figures.rests), lost \(figures.lost) \(figures.longestLost), contacts \(figures.mostContacts), no lift \(figures.missingLifts), stuck \(figures.longestStuck)\(figures.hasStrays ? ", strays" : "")\(figures.isUnfinished ? ", unfinished" : ""), late \(figures.late) of \(figures.arrivals) \(round(figures.medianDelay)) \(round(figures.p99Delay)) \(round(figures.longestDelay))"
  }
}
