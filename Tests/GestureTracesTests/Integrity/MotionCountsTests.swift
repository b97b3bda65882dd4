import GestureTraces
import Testing

@Suite("Motion that no finger makes")
struct MotionCountsTests {
  static let views = IntervalGradesTests.views

  /// A pull at 125 mm/s, 60 reports, whose time, step or position a test changes.
  private func pull(_ view: (TraceLayer, Bool), interval: Int64 = 8000) -> ScriptedFinger {
    var finger = ScriptedFinger(view.0, isScroll: view.1)
    for _ in 0..<60 { finger.move(after: interval) }
    return finger
  }

  /// A layer's reason has no prefix where it is the only one.
  private func grade(_ letter: TraceGrade.Letter, _ reason: String, at line: Int? = nil) -> TraceGrade {
    TraceGrade(letter, reason + (line.map { ", first at line \($0)" } ?? ""))
  }

  @Test("a pull of 60 reports is an A", arguments: views)
  func plain(view: (TraceLayer, Bool)) { #expect(pull(view).grade() == TraceGrade()) }

  @Test("a contact or a scroll of more than a minute is told with its first line")
  func endless() {
    // An hour, and 82 or 83 reports of 8 ms.
    for view in Self.views {
      var finger = pull(view)
      finger.move(after: 3_600_000_000)
      finger.move(times: 20)
      let grade = finger.grade()
      #expect(grade.letter == .d)
      #expect(grade.reasons.contains("a contact of 3601 s, longer than 60 s, first at line 2"), "\(grade)")
    }
    var events: [TraceEvent] = []
    for start in [Int64(0), 100_000_000, 200_000_000] {
      events.append(TraceEvent(timeMicroseconds: start, kind: .down(slot: 0, x: 1, y: 1)))
      events.append(
        TraceEvent(timeMicroseconds: start + (start == 0 ? 60_000_000 : 61_000_000), kind: .up(slot: 0)))
    }
    #expect(
      Self.grade(of: events) == grade(.d, "2 contacts longer than 60 s, 61 s at most", at: 4))
  }

  @Test("seconds taken for milliseconds are more than 10 kHz, and worth nothing", arguments: views)
  func hasty(view: (TraceLayer, Bool)) {
    // 125 reports a second, a thousand times as fast.
    let grade = pull(view, interval: 8).grade()
    #expect(grade.letter == .f)
    #expect(
      grade.reasons.contains { $0.hasPrefix("125000 reports a second while a finger moves, more than 10000") }
    )
    // 100 µs exactly is 10 kHz.
    #expect(pull(view, interval: 100).grade().letter < .f)
    #expect(pull(view, interval: 99).grade().letter == .f)
  }

  @Test("fewer than 10 reports a second are a D, fewer than one an F", arguments: views)
  func sparse(view: (TraceLayer, Bool)) {
    let slow = pull(view, interval: 200_000).grade()
    #expect(slow.letter == .d)
    #expect(
      slow.reasons.contains {
        $0.hasPrefix("5.0 reports a second while a finger moves, fewer than 10, first at line ")
      })
    let slower = pull(view, interval: 8_000_000).grade()
    #expect(slower.letter == .f)
    #expect(slower.reasons.contains { $0.hasPrefix("0.1 reports a second while a finger moves") })
    // A rest in a drag is none: one long interval among many.
    var rested = pull(view)
    rested.move(after: 900_000, by: 2)
    rested.move(times: 3)
    #expect(rested.grade().letter < .d)
  }

  @Test("one stamp for all reports is an F, for one contact of two a D")
  func timeless() {
    for view in Self.views {
      #expect(
        pull(view, interval: 0).withoutTime.reasons == [
          "a contact moved in no time: one time stamp for every report, first at line 2"
        ])
      #expect(pull(view, interval: 0).withoutTime.letter == .f)
    }
    var finger = ScriptedFinger(.libinput)
    finger.move(times: 10)
    finger.lift()
    let time = finger.time + 500_000
    let again = (0..<5).map {
      TraceEvent(timeMicroseconds: time, kind: .move(slot: 0, x: 0, y: Double($0)))
    }
    let contact =
      [TraceEvent(timeMicroseconds: time, kind: .down(slot: 0, x: 0, y: 9))] + again
      + [TraceEvent(timeMicroseconds: time, kind: .up(slot: 0))]
    let found = Self.grade(of: finger.events + contact)
    #expect(found.letter == .d)
    #expect(found.reasons.contains("1 contact of 2 moved in no time, first at line 14"), "\(found)")
  }

  @Test("a single move at the time of the report before is a B, more than a tenth a D", arguments: views)
  func simultaneous(view: (TraceLayer, Bool)) {
    var finger = pull(view)
    finger.move(after: 0)
    let line = finger.events.count + 1
    finger.move(times: 3)
    let once = finger.grade()
    #expect(once.letter == .b)
    #expect(
      once.reasons.contains {
        $0.hasPrefix("1 of ") && $0.hasSuffix("at the time of the report before, first at line \(line)")
      },
      "\(once)")
    var often = ScriptedFinger(view.0, isScroll: view.1)
    for _ in 0..<20 {
      often.move(after: 8000)
      often.move(after: 8000)
      often.move(after: 0)
    }
    #expect(often.grade().letter == .d)
  }

  @Test("the two axes of a scroll at one time are one report")
  func axes() {
    var events: [TraceEvent] = []
    for index in 0..<30 {
      for scroll in [TraceScroll(source: .finger, dy: 10.5), TraceScroll(source: .finger, dx: 1)] {
        events.append(TraceEvent(timeMicroseconds: Int64(index) * 8000, kind: .scroll(scroll)))
      }
    }
    events.append(TraceEvent(timeMicroseconds: 240_000, kind: .stop))
    #expect(Self.grade(of: events) == TraceGrade())
  }

  @Test("stamps rounded to 10 and to 100 ms are told from a clock that ticks so", arguments: views)
  func rounded(view: (TraceLayer, Bool)) {
    func grade(_ rate: Double, roundedTo step: Int64) -> TraceGrade {
      var finger = ScriptedFinger(view.0, isScroll: view.1)
      var last: Int64 = 0
      for index in 1...60 {
        let time = Int64((Double(index) * 1e6 / rate / Double(step)).rounded()) * step
        finger.move(after: time - last)
        last = time
      }
      finger.move(after: step)
      finger.lift(after: step)
      return Self.grade(of: finger.events)
    }
    for rate in [60.0, 90, 120, 125, 144, 240] {
      let tens = grade(rate, roundedTo: 10_000)
      #expect(tens.reasons.contains("time stamps are rounded to 10 ms"), "\(rate): \(tens)")
      #expect(!tens.reasons.contains { $0.contains("at the time of") })
      let hundreds = grade(rate, roundedTo: 100_000)
      #expect(hundreds.letter == .d && hundreds.reasons.contains("time stamps are rounded to 100 ms"))
      #expect(!grade(rate, roundedTo: 1000).reasons.contains { $0.contains("rounded") })
    }
    // A device of 100 reports a second has such stamps by itself.
    #expect(!grade(100, roundedTo: 10_000).reasons.contains { $0.contains("rounded") })
  }

  @Test("every tenth position in the corner is as many jumps, each with its distance and the first line")
  func corner() {
    var events = [TraceEvent(timeMicroseconds: 0, kind: .down(slot: 0, x: 40, y: 30))]
    for index in 1...60 {
      let isBroken = index % 10 == 0
      events.append(
        TraceEvent(
          timeMicroseconds: Int64(index) * 8000,
          kind: .move(slot: 0, x: isBroken ? 0 : 40, y: isBroken ? 0 : 30 + Double(index))))
    }
    events.append(TraceEvent(timeMicroseconds: 488_000, kind: .up(slot: 0)))
    let found = Self.grade(of: events)
    #expect(found.letter == .d)
    // From (40, 89) the last one: √(1600 + 7921) = 97.6 mm.
    #expect(
      found.reasons.contains("6 jumps of more than 20 mm, 98 mm at most, first at line 12"), "\(found)")
  }

  @Test("a jump at the begin or at the end is told, a fast swipe is none")
  func edges() {
    func grade(_ positions: [Double]) -> TraceGrade {
      var events = [TraceEvent(timeMicroseconds: 0, kind: .down(slot: 0, x: 0, y: positions[0]))]
      for (index, y) in positions.enumerated().dropFirst() {
        events.append(
          TraceEvent(timeMicroseconds: Int64(index) * 8000, kind: .move(slot: 0, x: 0, y: y)))
      }
      events.append(TraceEvent(timeMicroseconds: Int64(positions.count) * 8000, kind: .up(slot: 0)))
      return Self.grade(of: events)
    }
    let line = (0..<20).map { 60 + Double($0) }
    #expect(grade(line) == TraceGrade())
    #expect(grade([0] + line).reasons == ["a jump of 60 mm, longer than 20 mm, first at line 3"])
    #expect(grade(line + [0]).reasons == ["a jump of 79 mm, longer than 20 mm, first at line 22"])
    // From rest to 3 m/s in 50 ms and on: 60 m/s².
    let swipe = (0..<12).map { 0.002 * Double($0 * $0 * $0) * 10 }
    #expect(!grade(swipe).reasons.contains { $0.contains("jump") }, "\(grade(swipe))")
  }

  /// The reasons of one contact at these positions: milliseconds, and millimetres.
  private func reasons(_ positions: [(time: Int64, x: Double, y: Double)]) -> [String] {
    var events: [TraceEvent] = []
    for (index, position) in positions.enumerated() {
      let kind: TraceEvent.Kind =
        index == 0
        ? .down(slot: 0, x: position.x, y: position.y) : .move(slot: 0, x: position.x, y: position.y)
      events.append(TraceEvent(timeMicroseconds: position.time * 1000, kind: kind))
    }
    let end = (positions.last?.time ?? 0) * 1000 + 8000
    events.append(TraceEvent(timeMicroseconds: end, kind: .up(slot: 0)))
    return Self.grade(of: events).reasons.filter { $0.contains("jump") }
  }

  /// Three steps in 10 ms each, a step of this length and duration, and three steps of another length.
  private func leap(
    _ length: Double, in time: Int64 = 8, after before: Double = 1, then step: Double = 1
  ) -> [String] {
    var all = (0...3).map { (time: Int64($0) * 10, x: 0.0, y: before * Double($0)) }
    let end = 3 * before + length
    all.append((30 + time, 0, end))
    for index in 1...3 { all.append((30 + time + Int64(index) * 10, 0, end + step * Double(index))) }
    return reasons(all)
  }

  @Test("a jump is 20 mm or more at 2 m/s or more, ten times as long as the steps beside it")
  func leastJump() {
    #expect(leap(20) == ["a jump of 20 mm, longer than 20 mm, first at line 6"])
    #expect(leap(19.9) == [])
    // 20 mm in 10 ms are 2 m/s.
    #expect(leap(20, in: 10).count == 1 && leap(20, in: 11) == [])
    #expect(leap(40, in: 20).count == 1 && leap(40, in: 21) == [])
    // A tenth of 30 mm.
    #expect(leap(30, then: 3).count == 1 && leap(30, then: 3.1) == [])
    #expect(leap(30, after: 3).count == 1 && leap(30, after: 3.1) == [])
    // Within 100 ms.
    #expect(leap(200, in: 100).count == 1 && leap(210, in: 101) == [])
  }

  /// Three steps of 1 mm, a step out and one back that are too slow for a jump of their own, and three more.
  private func thereAndBack(
    _ out: Double, _ back: Double, aside: Double = 0, in times: (Int64, Int64) = (50, 50)
  )
    -> [String]
  {
    var all = (0...3).map { (time: Int64($0) * 10, x: 0.0, y: Double($0)) }
    all.append((30 + times.0, 0, 3 + out))
    all.append((30 + times.0 + times.1, aside, 3 + out - back))
    let (time, y) = (30 + times.0 + times.1, 3 + out - back)
    for index in 1...3 { all.append((time + Int64(index) * 10, aside, y + Double(index))) }
    return reasons(all)
  }

  @Test("there and back within 100 ms is a jump, if both ways are 20 mm and half of it is undone")
  func back() {
    #expect(thereAndBack(40, 20) == ["a jump of 40 mm, longer than 20 mm, first at line 6"])
    #expect(thereAndBack(40, 19.9) == [])
    #expect(thereAndBack(20, 20).count == 1 && thereAndBack(19.9, 20) == [])
    #expect(thereAndBack(40, 40, in: (50, 51)) == [])
    #expect(thereAndBack(40, 40, in: (40, 60)).count == 1)
    // 40 mm out, 24 back and 12 aside: √(16² + 12²) = 20 mm are left, half of the way.
    #expect(thereAndBack(40, 24, aside: 12).count == 1)
    #expect(thereAndBack(40, 24, aside: 12.1) == [])
    #expect(thereAndBack(40, 19, aside: 1) == [])
  }

  @Test("a jump when another finger comes or goes is firmware's, and none")
  func others() {
    var events = [TraceEvent(timeMicroseconds: 0, kind: .down(slot: 0, x: 10, y: 10))]
    for index in 1...20 {
      let time = Int64(index) * 8000
      if index == 10 { events.append(TraceEvent(timeMicroseconds: time, kind: .down(slot: 1, x: 60, y: 40))) }
      let jump = index == 11 ? 40.0 : 0
      events.append(
        TraceEvent(timeMicroseconds: time, kind: .move(slot: 0, x: 10 + jump, y: 10 + Double(index))))
    }
    for slot in 0...1 { events.append(TraceEvent(timeMicroseconds: 168_000, kind: .up(slot: slot))) }
    #expect(!Self.grade(of: events).reasons.contains { $0.contains("jump") && $0.contains("line 12") })
  }

  @Test("a move faster than 20 m/s is told, 20 m/s is not")
  func dashes() {
    func grade(_ step: Double) -> TraceGrade {
      var finger = ScriptedFinger(.libinput)
      finger.move(times: 10)
      // Growing, so that none is out of proportion.
      for length in [8, 40, step] { finger.move(by: length) }
      return finger.grade()
    }
    // 160 mm in 8 ms are 20 m/s.
    #expect(!grade(160).reasons.contains { $0.contains("m/s") })
    #expect(grade(240).reasons.contains("a finger at 30 m/s, faster than 20 m/s, first at line 15"))
    #expect(grade(240).letter == .d)
  }

  @Test(
    "a clock that jumps in a steady move is told; a finger that stops and goes on is not", arguments: views)
  func clock(view: (TraceLayer, Bool)) {
    var finger = pull(view)
    finger.move(after: 30_000_000)
    let line = finger.events.count + 1
    finger.move(times: 20)
    let found = finger.grade()
    #expect(found.letter == .d)
    #expect(
      found.reasons == [
        "the time went on once without the finger, by 30.0 s at most, in the middle of a steady move, first at line \(line)"
      ])
    // It slows down before, or goes on slowly.
    var stopping = pull(view)
    for step in [0.6, 0.3, 0.1] { stopping.move(by: step) }
    stopping.move(after: 30_000_000)
    stopping.move(times: 20)
    #expect(stopping.grade().letter < .d)
    var turning = pull(view)
    turning.move(after: 30_000_000, by: -1)
    for _ in 0..<20 { turning.move(by: -1) }
    #expect(turning.grade().letter < .d)
  }

  static func grade(of events: [TraceEvent], units: TraceUnits = .millimetres) -> TraceGrade {
    var integrity = TraceIntegrity(units: units)
    for event in events { integrity.follow(event) }
    return integrity.grade(endedAtMicroseconds: events.last?.timeMicroseconds ?? 0)
  }
}

extension ScriptedFinger {
  /// The grade where it lifts at the time of its last report.
  fileprivate var withoutTime: TraceGrade {
    var whole = self
    whole.lift(after: 0)
    return whole.integrity().grade(endedAtMicroseconds: whole.time)
  }
}
