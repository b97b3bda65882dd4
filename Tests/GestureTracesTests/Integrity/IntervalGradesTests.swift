import GestureTraces
import Testing

/// A finger that reports every 8 ms and goes a millimetre each time: 125 mm/s, well above what counts as moving.
struct ScriptedFinger {
  var events: [TraceEvent] = []
  private(set) var time: Int64 = 0
  private var position = 0.0
  private let layer: TraceLayer
  private let isScroll: Bool
  /// Units that make a millimetre.
  var millimetre = 1.0

  init(_ layer: TraceLayer, isScroll: Bool = false, millimetre: Double = 1) {
    (self.layer, self.isScroll, self.millimetre) = (layer, isScroll, isScroll ? 10.5 : millimetre)
    if !isScroll { add(.down(slot: 0, x: 0, y: 0)) }
  }

  private mutating func add(_ kind: TraceEvent.Kind, arrival: Int64? = nil) {
    events.append(
      TraceEvent(
        timeMicroseconds: time, arrivalMicroseconds: arrival.map { time + $0 }, layer: layer, kind: kind))
  }

  /// Reports after `interval` microseconds that it went `step` millimetres.
  mutating func move(after interval: Int64 = 8000, by step: Double = 1, arrival: Int64? = nil) {
    time += interval
    position += step * millimetre
    let kind: TraceEvent.Kind =
      isScroll
      ? .scroll(TraceScroll(source: .finger, dy: step * millimetre)) : .move(slot: 0, x: 0, y: position)
    add(kind, arrival: arrival)
  }

  mutating func move(times: Int, arrival: Int64? = nil) {
    for _ in 0..<times { move(arrival: arrival) }
  }

  mutating func lift(after interval: Int64 = 8000) {
    time += interval
    add(isScroll ? .stop : .up(slot: 0))
  }

  func integrity(units: TraceUnits = .millimetres) -> TraceIntegrity {
    var integrity = TraceIntegrity(units: units)
    for event in events { integrity.follow(event) }
    return integrity
  }

  /// The grade when it lifts.
  func grade(units: TraceUnits = .millimetres) -> TraceGrade {
    var whole = self
    whole.lift()
    return whole.integrity(units: units).grade(endedAtMicroseconds: whole.time)
  }
}

@Suite("Grades of report intervals")
struct IntervalGradesTests {
  static let views = [(TraceLayer.libinput, true), (.libinput, false), (.evdev, false)]

  @Test("an even movement is an A, whatever its rate above 57 Hz", arguments: views)
  func even(layer: TraceLayer, isScroll: Bool) {
    for interval: Int64 in [1000, 8000, 17_543] {
      var finger = ScriptedFinger(layer, isScroll: isScroll)
      for _ in 0..<50 { finger.move(after: interval) }
      #expect(finger.grade() == TraceGrade())
    }
  }

  @Test("a gap of a moving finger is over twice the median: B", arguments: views)
  func gap(layer: TraceLayer, isScroll: Bool) {
    func grade(_ interval: Int64) -> TraceGrade {
      var finger = ScriptedFinger(layer, isScroll: isScroll)
      finger.move(times: 200)
      finger.move(after: interval, by: Double(interval) / 8000)
      finger.move(times: 200)
      return finger.grade()
    }
    #expect(grade(16_000) == TraceGrade())
    #expect(grade(16_001) == TraceGrade(.b, "1 gap in movements, 16 ms at most"))
    #expect(grade(40_000) == TraceGrade(.b, "1 gap in movements, 40 ms at most"))
  }

  @Test("over 40 ms of a moving finger a replay takes for a rest: D", arguments: views)
  func lost(layer: TraceLayer, isScroll: Bool) {
    func grade(_ interval: Int64, times: Int = 1) -> TraceGrade {
      var finger = ScriptedFinger(layer, isScroll: isScroll)
      finger.move(times: 300)
      for _ in 0..<times {
        finger.move(after: interval, by: Double(interval) / 8000)
        finger.move(times: 3)
      }
      return finger.grade()
    }
    #expect(grade(40_000).letter == .b)
    #expect(
      grade(40_001)
        == TraceGrade(.d, "a moving finger without a report for over 40 ms once, 40 ms at most"))
    #expect(
      grade(90_000, times: 2).reasons.first
        == "a moving finger without a report for over 40 ms 2 times, 90 ms at most")
  }

  @Test("a rest is no gap, neither is a crawl, however long and uneven", arguments: views)
  func rests(layer: TraceLayer, isScroll: Bool) {
    var finger = ScriptedFinger(layer, isScroll: isScroll)
    finger.move(times: 50)
    for step in [0.5, 0.2, 0.05] { finger.move(by: step) }
    finger.move(after: 700_000, by: 0.02)
    // It crawls: 0.02 mm now and then is what the device tells apart.
    for interval: Int64 in [24_000, 8000, 32_000, 16_000, 300_000, 40_000, 8000] {
      finger.move(after: interval, by: 0.02)
    }
    for step in [0.1, 0.4, 0.8] { finger.move(by: step) }
    finger.move(times: 50)
    #expect(finger.grade() == TraceGrade())
    #expect(finger.integrity().figures(endedAtMicroseconds: finger.time)[0].rests == 2)
  }

  @Test("a leap out of a rest is a gap from 1 mm on, if it is 1.8 times as far as both beside it")
  func leap() {
    func grade(_ leap: Double, beside: Double) -> TraceGrade {
      var finger = ScriptedFinger(.evdev)
      finger.move(times: 50)
      finger.move(by: beside)
      finger.move(after: 500_000, by: leap)
      finger.move(by: beside)
      finger.move(times: 5)
      return finger.grade()
    }
    let gap = TraceGrade(.b, "1 gap in movements, 500 ms at most")
    #expect(grade(0.99, beside: 0.1) == TraceGrade())
    #expect(grade(1, beside: 0.1) == gap)
    // A binary 0.3 × 1.8 and 2 ÷ 1.8 lie off by a bit, so beside the limit.
    #expect(grade(2, beside: 1.12) == TraceGrade())
    #expect(grade(2, beside: 1.11) == gap)
  }

  @Test("without a report before and after it nothing is known of a jump")
  func ends() {
    var finger = ScriptedFinger(.evdev)
    finger.move(after: 35_000, by: 9)
    finger.move(times: 30)
    #expect(finger.grade() == TraceGrade())
    finger.move(after: 35_000, by: 1.5)
    #expect(finger.grade() == TraceGrade())
  }

  @Test("one interval of a hundred over twice the median is a B by its p99, one of twenty by its p95")
  func spread() {
    // A late report now and then, not far enough for a jump.
    func grade(late: Int) -> TraceGrade {
      var finger = ScriptedFinger(.libinput)
      finger.move(times: 2)
      for _ in 0..<late {
        finger.move(after: 20_000, by: 1.5)
        finger.move(times: 2)
      }
      finger.move(times: 2 + 298 - 3 * late)
      return finger.grade()
    }
    #expect(grade(late: 0) == TraceGrade())
    #expect(grade(late: 2) == TraceGrade())
    #expect(grade(late: 5) == TraceGrade(.b, "p99 interval 20 ms, more than 2 × the median"))
    #expect(grade(late: 30) == TraceGrade(.b, "p95 interval 20 ms, more than 2 × the median"))
  }

  @Test("p99 is judged from a hundred intervals on")
  func fewForP99() {
    func grade(_ count: Int) -> TraceGrade {
      var finger = ScriptedFinger(.evdev)
      finger.move()
      for index in 0..<count { finger.move(after: index % 40 == 20 ? 20_000 : 8000, by: 1.2) }
      return finger.grade()
    }
    #expect(grade(99) == TraceGrade())
    #expect(grade(100) == TraceGrade(.b, "p99 interval 20 ms, more than 2 × the median"))
  }

  @Test("fewer than twenty intervals are not judged by their spread or rate")
  func few() {
    func grade(_ count: Int) -> TraceGrade {
      var finger = ScriptedFinger(.evdev)
      finger.move()
      for _ in 0..<count { finger.move(after: 25_000, by: 3) }
      return finger.grade()
    }
    #expect(grade(19) == TraceGrade())
    #expect(grade(20) == TraceGrade(.b, "40 reports a second, fewer than 60"))
  }

  @Test("57 reports a second are enough for a device of 60", arguments: views)
  func rate(layer: TraceLayer, isScroll: Bool) {
    func grade(_ interval: Int64) -> TraceGrade {
      var finger = ScriptedFinger(layer, isScroll: isScroll)
      for _ in 0..<40 { finger.move(after: interval, by: 2) }
      return finger.grade()
    }
    // 1/57 s is 17543.86 µs.
    #expect(grade(17_543) == TraceGrade())
    #expect(grade(17_544) == TraceGrade(.b, "57 reports a second, fewer than 60"))
  }

  @Test("shares and points are judged as millimetres are")
  func units() {
    for (units, millimetre) in [(TraceUnits.normalised, 0.01), (.points, 6.3)] {
      var finger = ScriptedFinger(.evdev, millimetre: millimetre)
      finger.move(times: 40)
      finger.move(after: 24_000, by: 3)
      finger.move(times: 40)
      #expect(finger.grade(units: units) == TraceGrade(.b, "1 gap in movements, 24 ms at most"))
    }
  }

  @Test("more than one event of a hundred over 20 ms late is a B")
  func late() {
    func grade(late: Int, by delay: Int64) -> TraceGrade {
      var finger = ScriptedFinger(.evdev)
      finger.move(times: 100 - late, arrival: 300)
      finger.move(times: late, arrival: delay)
      return finger.grade()
    }
    #expect(grade(late: 100, by: 20_000) == TraceGrade())
    #expect(grade(late: 1, by: 90_000) == TraceGrade())
    #expect(grade(late: 2, by: 20_001) == TraceGrade(.b, "2 events over 20 ms late, 20 ms at most"))
  }

  @Test("the time across a loss is no gap of its own")
  func afterLoss() {
    var finger = ScriptedFinger(.evdev)
    finger.move(times: 100)
    finger.events.append(TraceEvent(timeMicroseconds: finger.time, layer: .evdev, kind: .gap(.dropped)))
    finger.move(after: 90_000, by: 11)
    finger.move(times: 100)
    #expect(finger.grade() == TraceGrade(.d, "events dropped once"))
  }

  @Test("wheels and trackpoints have no rate and no gaps")
  func wheels() {
    for source in [AxisSource.wheel, .continuous] {
      var integrity = TraceIntegrity()
      for time: Int64 in [0, 8000, 16_000, 90_000, 98_000] {
        integrity.follow(
          TraceEvent(timeMicroseconds: time, kind: .scroll(TraceScroll(source: source, dy: 150))))
      }
      #expect(integrity.grade(endedAtMicroseconds: 98_000) == TraceGrade())
      #expect(integrity.figures(endedAtMicroseconds: 98_000)[0].rate == nil)
    }
  }

  @Test("what one layer of two tells says in which, what both tell is told once")
  func layers() {
    func grade(_ libinput: Int64, _ evdev: Int64) -> [String] {
      var integrity = TraceIntegrity()
      var events: [TraceEvent] = []
      for (layer, interval) in [(TraceLayer.libinput, libinput), (.evdev, evdev)] {
        var finger = ScriptedFinger(layer)
        finger.move(times: 100)
        finger.move(after: interval, by: Double(interval) / 8000)
        finger.move(times: 100)
        finger.lift()
        events += finger.events
      }
      for event in events { integrity.follow(event) }
      return integrity.grade(endedAtMicroseconds: 2_000_000).reasons
    }
    #expect(grade(24_000, 24_000) == ["1 gap in movements, 24 ms at most"])
    #expect(grade(24_000, 8000) == ["libinput: 1 gap in movements, 24 ms at most"])
    #expect(grade(8000, 24_000) == ["evdev: 1 gap in movements, 24 ms at most"])
  }
}
