import GestureTraces

extension ExportFormat {
  /// What is known of a format.
  package struct Facts: Sendable {
    /// What it is, and what plays or reads it: a phrase without a full stop.
    package let summary: String
    /// How its files' names end.
    package let ending: String
    /// What writes it.
    package let exporter: any TraceExporter.Type
  }

  /// What is known of it.
  package var facts: Facts {
    switch self {
    case .evemu:
      Facts(
        summary: "a device and its events; evemu-play or record --virtual plays it", ending: ".evemu",
        exporter: EvemuExport.self)
    case .libinputYAML:
      Facts(
        summary: "the same as libinput record has it; libinput replay plays it", ending: ".yml",
        exporter: LibinputYAMLExport.self)
    case .cdp:
      Facts(
        summary: "touches of the Chrome DevTools Protocol, for a browser", ending: ".cdp.json",
        exporter: DevToolsExport.self)
    case .playwrightTS:
      Facts(
        summary: "TypeScript that plays it on a page of Playwright", ending: ".ts",
        exporter: PlaywrightTypeScriptExport.self)
    case .playwrightPython:
      Facts(
        summary: "the same in Python", ending: ".py", exporter: PlaywrightPythonExport.self)
    case .flutter:
      Facts(
        summary: "Dart that plays it in a widget test of Flutter", ending: ".dart",
        exporter: FlutterExport.self)
    case .xcuitest:
      Facts(
        summary: "Swift that draws straight lines like it in XCUITest", ending: ".swift",
        exporter: XCUITestExport.self)
    case .uiautomator:
      Facts(
        summary: "Kotlin that injects it into Android, for UI Automator", ending: ".kt",
        exporter: UIAutomatorExport.self)
    case .qt:
      Facts(
        summary: "a header of C++ that plays it on a window of Qt 6", ending: ".h", exporter: QtExport.self)
    case .androidMotion:
      Facts(
        summary: "Android's MotionEvents as JSON, for a test of your own", ending: ".motion.json",
        exporter: AndroidMotionExport.self)
    case .perfetto:
      Facts(
        summary: "fingers and replays as tracks, to look at in ui.perfetto.dev", ending: ".pftrace",
        exporter: PerfettoExport.self)
    case .csv:
      Facts(
        summary: "a row an event, for spreadsheets, pandas and import", ending: ".csv",
        exporter: CSVExport.self)
    case .pointerJSON:
      Facts(
        summary: "pointer or wheel events as a page hears them, in JSON; import reads it",
        ending: ".pointer.json", exporter: PointerJSONExport.self)
    }
  }

  /// Writes a trace in it.
  ///
  /// - Parameters:
  ///   - trace: Any trace.
  ///   - options: Where it is put on the target, and what is replayed.
  /// - Returns: The file, and what it cannot carry.
  /// - Throws: Why the format cannot hold it at all.
  package func write(_ trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    try facts.exporter.write(trace, options)
  }
}
