import Testing

@testable import TraceExports

/// What formats of whole reports say where fingers do several things at once.
@Suite("Reports of several fingers")
struct TouchReportsTests {
  /// Both fingers come, the first moves and is lifted, and a finger comes in its slot: all at one time; then one is cancelled
  /// while the other stays, and at last the other is.
  private func crowded() throws -> ScreenTouches {
    try ScreenTouches(
      of: ScriptSamples.trace([
        ("down", 0, 0, (1, 1)), ("down", 0, 1, (2, 2)), ("move", 8000, 0, (1, 5)), ("up", 8000, 0, nil),
        ("down", 8000, 0, (7, 7)), ("cancel", 16000, 1, nil), ("cancel", 24000, 0, nil),
      ]), options: ExportOptions())
  }

  @Test("the protocol of browsers: a command an action, fingers of one action together")
  func commands() throws {
    let (commands, lifted) = DevToolsTouch.commands(of: try crowded())
    #expect(commands.map(\.kind) == [.start, .move, .end, .start, .end, .cancel])
    #expect(commands.map { $0.points.map(\.id) } == [[0, 1], [0], [0], [0], [1], []])
    #expect(lifted == 1)
  }

  @Test(
    "both fingers cancelled at once are one touchCancel, and both lifted at once one touchEnd without points")
  func together() throws {
    for (type, kind) in [("cancel", DevToolsTouch.Kind.cancel), ("up", .end)] {
      let trace = try ScriptSamples.trace([
        ("down", 0, 0, (1, 1)), ("down", 0, 1, (2, 2)), (type, 9000, 0, nil), (type, 9000, 1, nil),
      ])
      let (commands, lifted) = DevToolsTouch.commands(
        of: try ScreenTouches(of: trace, options: ExportOptions()))
      #expect(commands.map(\.kind) == [.start, kind])
      #expect(commands[1].points.isEmpty && lifted == 0)
    }
  }

  @Test("Android: fingers come and go one by one, each event with all of them")
  func steps() throws {
    let (steps, lifted) = MotionStep.steps(of: try crowded())
    #expect(
      steps.map(\.action) == [.down, .pointerDown, .move, .pointerUp, .pointerDown, .pointerUp, .cancel])
    #expect(steps.map(\.index) == [0, 1, 0, 0, 0, 1, 0])
    #expect(steps.map { $0.fingers.map(\.id) } == [[0], [0, 1], [0, 1], [0, 1], [0, 1], [0, 1], [0]])
    #expect(steps[3].fingers[0].y == 5 && steps[4].fingers[0].y == 7)
    #expect(lifted == 1)
  }

  @Test("Qt: one report a time, one more where a slot is taken again; what rests is stationary")
  func reports() throws {
    let (reports, lifted) = QtReport.reports(of: try crowded())
    #expect(
      reports.map { $0.points.map(\.state) } == [
        [.pressed, .pressed], [.released, .stationary], [.pressed, .stationary], [.stationary, .released], [],
      ])
    #expect(reports.map(\.timeMicroseconds) == [0, 8000, 8000, 16000, 24000])
    #expect(reports[1].points[0].touch.y == 5, "lifted where it moved to")
    #expect(lifted == 1)
  }

  @Test("a finger that had to be lifted is told, in every format that has to")
  func losses() throws {
    let trace = try ScriptSamples.trace([
      ("down", 0, 0, (1, 1)), ("down", 0, 1, (2, 2)), ("cancel", 16000, 1, nil), ("up", 24000, 0, nil),
    ])
    let sentence =
      "1 finger cancelled while others stay is lifted: only all fingers together can be cancelled"
    let others: [ExportFormat: String] = [
      .webdriverActions:
        "1 finger that the system cancelled is lifted: runners of WebDriver's actions cannot cancel",
      .bidi: "1 finger that the system cancelled is lifted: WebDriver BiDi cannot cancel",
    ]
    for (format, writer) in ScriptSamples.writers where !ScriptSamples.straight.contains(format) {
      let losses = try writer.write(trace, ExportOptions()).losses
      #expect(losses.contains(others[format] ?? sentence) == (format != .flutter), "\(format.rawValue)")
    }
  }
}
