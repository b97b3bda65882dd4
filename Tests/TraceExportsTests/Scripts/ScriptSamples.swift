import GestureTraces
import TestSamples

@testable import TraceExports

/// Small traces for tests of exports to code, in points.
enum ScriptSamples {
  /// The writers of code, by format.
  static var writers: [(format: ExportFormat, writer: any TraceExporter.Type)] {
    [
      (.cdp, DevToolsExport.self), (.playwrightTS, PlaywrightTypeScriptExport.self),
      (.playwrightPython, PlaywrightPythonExport.self), (.flutter, FlutterExport.self),
      (.xcuitest, XCUITestExport.self), (.uiautomator, UIAutomatorExport.self), (.qt, QtExport.self),
      (.espresso, EspressoExport.self), (.detox, DetoxExport.self), (.maestro, MaestroExport.self),
      (.webdriverActions, WebDriverActionsExport.self), (.bidi, BiDiExport.self),
    ]
  }

  /// Formats of runners that place one finger on a straight line, and refuse everything else.
  static let straight: Set<ExportFormat> = [.xcuitest, .detox, .maestro]
  /// Formats in JSON, which has no comments.
  static let uncommented: Set<ExportFormat> = [.cdp, .webdriverActions, .bidi]

  /// A trace of these events: type, microseconds, slot and, of down and move, x and y.
  static func trace(
    _ events: [(String, Int, Int, (Double, Double)?)], kind: String = "touchscreen", rest: String = ""
  ) throws -> Trace {
    var script = ScriptedTrace(kind: kind, rest: rest)
    for (type, time, slot, point) in events {
      let place = point.map { #","x":\#($0.0),"y":\#($0.1)"# } ?? ""
      script.add(#"{"type":"\#(type)","t":\#(time),"slot":\#(slot)\#(place)}"#)
    }
    return try script.trace()
  }

  /// Two fingers; the second is lifted first, the first is cancelled. Times are thirds of the 40 Hz between them.
  static func twoFingers() throws -> Trace {
    try trace(
      [
        ("down", 0, 0, (100, 200.25)), ("move", 8333, 0, (100, 210)), ("down", 16667, 1, (300, 400)),
        ("move", 25000, 0, (101.5, 220)), ("move", 25000, 1, (300, 390)), ("up", 33333, 1, nil),
        ("move", 41667, 0, (102, 230)), ("cancel", 50500, 0, nil),
      ], rest: #","intent":"pinch","note":"two fingers""#)
  }

  /// One finger: it rests 50 ms, goes 100 points down in 200 ms, rests 100 ms; then a tap of 40 ms.
  static func dragAndTap() throws -> Trace {
    var events: [(String, Int, Int, (Double, Double)?)] = [
      ("down", 0, 0, (50, 100)), ("move", 50_000, 0, (50, 100)),
    ]
    for step in 1...10 { events.append(("move", 50_000 + 20_000 * step, 0, (50, 100 + 10 * Double(step)))) }
    events += [
      ("up", 350_000, 0, nil), ("down", 500_000, 0, (60, 70.5)), ("move", 520_000, 0, (61, 70.5)),
      ("up", 540_000, 0, nil),
    ]
    return try trace(events, rest: #","intent":"pull""#)
  }

  /// What a format makes of a trace with the usual options.
  static func text(_ writer: any TraceExporter.Type, _ trace: Trace) throws -> String {
    try writer.write(trace, ExportOptions()).text
  }
}
