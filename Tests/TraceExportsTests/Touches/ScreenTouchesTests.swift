import TestSamples
import Testing
import TraceExports

@Suite("Touches on a screen")
struct ScreenTouchesTests {
  private func touches(
    _ lines: [String], kind: String = "touchscreen", units: String = "points",
    _ change: (inout ExportOptions) -> Void = { _ in }
  ) throws -> ScreenTouches {
    var script = ScriptedTrace(kind: kind, units: units)
    for line in lines { script.add(line) }
    var options = ExportOptions()
    change(&options)
    return try ScreenTouches(of: script.trace(), options: options)
  }

  private let drag = [
    #"{"type":"down","t":0,"slot":0,"x":10,"y":20}"#, #"{"type":"move","t":8000,"slot":0,"x":11,"y":25}"#,
    #"{"type":"up","t":9001,"slot":0}"#,
  ]

  @Test("a finger that comes, moves and lifts is three touches; it lifts where it was last")
  func oneFinger() throws {
    let found = try touches(drag)
    #expect(
      found.touches == [
        ScreenTouch(time: 0, id: 0, phase: .down, x: 10, y: 20),
        ScreenTouch(time: 8_000_000, id: 0, phase: .move, x: 11, y: 25),
        ScreenTouch(time: 9_001_000, id: 0, phase: .up, x: 11, y: 25),
      ])
    #expect(found.losses == [])
  }

  @Test("millimetres become points by the option's scale, before the surface is moved")
  func scale() throws {
    let found = try touches(drag, units: "mm") {
      $0.replay.pointsPerMillimetre = 2
      $0.placement = .surface(x: 100, y: -5)
    }
    #expect(found.touches[1] == ScreenTouch(time: 8_000_000, id: 0, phase: .move, x: 122, y: 45))
    #expect(found.pointsPerMillimetre == 2)
  }

  @Test("the first touch is put where it is wanted, and the others keep their distance from it")
  func firstTouch() throws {
    let found = try touches(drag, units: "mm") {
      $0.replay.pointsPerMillimetre = 2
      $0.placement = .firstTouch(x: 200, y: 300)
    }
    #expect(found.touches[0].x == 200 && found.touches[0].y == 300)
    #expect(found.touches[1].x == 202 && found.touches[1].y == 310)
  }

  @Test("a gesture is from the first finger down to a time after which none is")
  func gestures() throws {
    let fingers = try touches([
      #"{"type":"down","t":0,"slot":1,"x":1,"y":2}"#, #"{"type":"down","t":5,"slot":0,"x":3,"y":4}"#,
      #"{"type":"move","t":5,"slot":1,"x":1,"y":3}"#, #"{"type":"up","t":9,"slot":1}"#,
      #"{"type":"cancel","t":12,"slot":0}"#, #"{"type":"down","t":20,"slot":0,"x":3,"y":4}"#,
      #"{"type":"up","t":20,"slot":0}"#,
    ])
    #expect(fingers.gestures.map { $0.map(\.time) } == [[0, 5000, 5000, 9000, 12_000], [20_000, 20_000]])
    #expect(fingers.mostFingers == 2)
  }

  @Test(
    "a thousand fingers cost what happens to them, not all of them at every time", .timeLimit(.minutes(2)))
  func crowd() throws {
    var lines: [String] = []
    for slot in 0..<1000 { lines.append(#"{"type":"down","t":\#(slot),"slot":\#(slot),"x":1,"y":2}"#) }
    for time in 1000..<100_000 {
      lines.append(#"{"type":"move","t":\#(time),"slot":7,"x":1,"y":\#(time)}"#)
    }
    let fingers = try touches(lines)
    #expect(fingers.mostFingers == 1000 && fingers.gestures.count == 1)
  }

  @Test("a finger that is down at the end, or as the device goes, is cancelled and said")
  func open() throws {
    let end = try touches(Array(drag.prefix(2)))
    #expect(end.touches.last == ScreenTouch(time: 8_000_000, id: 0, phase: .cancel, x: 11, y: 25))
    #expect(end.losses == ["touches that were down at the end of the recording are cancelled"])
    let gone = try touches(drag.prefix(2) + [#"{"type":"gap","t":8500,"reason":"unplugged"}"#])
    #expect(gone.touches.last?.time == 8_500_000)
    #expect(gone.losses == ["touches that ended when the device was removed or suspended are cancelled"])
  }

  @Test("a finger whose coming or lift was missed comes with its first move, and lifts as the next comes")
  func missed() throws {
    let found = try touches([drag[1], drag[0].replacing("\"t\":0", with: "\"t\":9000"), drag[2]])
    #expect(found.touches.map(\.phase) == [.down, .up, .down, .up])
  }

  @Test(
    "lines of one time in an order that cannot be are put right, as a replay reads them; others stay as they are"
  )
  func order() throws {
    let down = #"{"type":"down","t":0,"slot":0,"x":1,"y":1}"#
    let move = #"{"type":"move","t":8000,"slot":0,"x":1,"y":5}"#
    let up = #"{"type":"up","t":8000,"slot":0}"#
    let again = #"{"type":"down","t":8000,"slot":0,"x":9,"y":9}"#
    let end = #"{"type":"up","t":9000,"slot":0}"#
    #expect(try touches([down, up, move]).touches.map(\.phase) == [.down, .move, .up])
    #expect(try touches([down, again, up, end]).touches.map(\.phase) == [.down, .up, .down, .up])
    #expect(try touches([down, move, up, again, end]).touches.map(\.y) == [1, 5, 5, 9, 9])
  }

  @Test("a touchpad's trace, and one without touches, are refused with what to do")
  func refusals() throws {
    let touchpad = #expect(throws: ExportError.self) { try touches(drag, kind: "touchpad") }
    #expect(
      touchpad?.description.hasPrefix("scripted.trace: a touchpad's fingers do not touch the screen") == true)
    #expect(throws: ExportError.self) {
      try touches([#"{"type":"scroll","t":0,"axis_source":"wheel","dy":15}"#], kind: "wheel")
    }
  }

  @Test("every touchscreen trace of the repository becomes touches that all end")
  func repository() throws {
    let traces = try SampleTraces.all(of: "touchscreen")
    #expect(traces.count == 50)
    for trace in traces {
      let found = try ScreenTouches(of: trace, options: ExportOptions())
      #expect(
        found.touches.count { $0.phase == .down }
          == found.touches.count { $0.phase == .up || $0.phase == .cancel })
      #expect(found.touches.count == trace.events.count)
      #expect(found.losses == [])
    }
  }
}
