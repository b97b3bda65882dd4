import GestureTraces

extension ExportFormat {
  /// What is known of a format.
  package struct Facts: Sendable {
    /// What it is, and what plays or reads it: a phrase without a full stop.
    package let summary: String
    /// How its files' names end.
    package let ending: String
    /// True where a file is a module of a language whose names have no hyphens.
    let isModule: Bool
    /// What writes it.
    package let exporter: any TraceExporter.Type

    init(summary: String, ending: String, isModule: Bool = false, exporter: any TraceExporter.Type) {
      (self.summary, self.ending, self.isModule, self.exporter) = (summary, ending, isModule, exporter)
    }
  }

  /// The name of the file that a trace becomes, by the trace's own name without its ending.
  ///
  ///     ExportFormat.flutter.fileName(of: "touchscreen-01")   // touchscreen_01.dart
  package func fileName(of stem: String) -> String {
    (facts.isModule ? String(stem.map { $0 == "-" || $0 == " " ? "_" : $0 }) : stem) + facts.ending
  }

  /// What is known of it.
  package var facts: Facts {
    switch self {
    case .evemu:
      Facts(
        summary: "a device with its events: evemu-play, record --virtual", ending: ".evemu",
        exporter: EvemuExport.self)
    case .libinputYAML:
      Facts(
        summary: "the same, for libinput replay", ending: ".yml",
        exporter: LibinputYAMLExport.self)
    case .cdp:
      Facts(
        summary: "touches of the Chrome DevTools Protocol, for a browser", ending: ".cdp.json",
        exporter: DevToolsExport.self)
    case .playwrightTS:
      Facts(
        summary: "a function for a page of Playwright, in TypeScript", ending: ".ts",
        exporter: PlaywrightTypeScriptExport.self)
    case .playwrightPython:
      Facts(
        summary: "the same in Python", ending: ".py", isModule: true, exporter: PlaywrightPythonExport.self)
    case .flutter:
      Facts(
        summary: "a function for a widget test of Flutter, in Dart", ending: ".dart", isModule: true,
        exporter: FlutterExport.self)
    case .xcuitest:
      Facts(
        summary: "a function for XCUITest, in Swift: straight drags alone", ending: ".swift", isModule: true,
        exporter: XCUITestExport.self)
    case .uiautomator:
      Facts(
        summary: "an object for tests on Android, in Kotlin", ending: ".kt", isModule: true,
        exporter: UIAutomatorExport.self)
    case .espresso:
      Facts(
        summary: "an action of Espresso on a view, in Kotlin", ending: ".espresso.kt", isModule: true,
        exporter: EspressoExport.self)
    case .detox:
      Facts(
        summary: "a function for Detox, in JavaScript: straight drags alone", ending: ".detox.js",
        isModule: true,
        exporter: DetoxExport.self)
    case .maestro:
      Facts(
        summary: "a flow of Maestro: straight drags alone", ending: ".maestro.yaml",
        exporter: MaestroExport.self)
    case .webdriverActions:
      Facts(
        summary: "actions of W3C WebDriver, for Appium and Selenium", ending: ".actions.json",
        exporter: WebDriverActionsExport.self)
    case .bidi:
      Facts(
        summary: "commands of WebDriver BiDi, for browsers", ending: ".bidi.json", exporter: BiDiExport.self)
    case .qt:
      Facts(summary: "a function for a window of Qt 6, in C++", ending: ".h", exporter: QtExport.self)
    case .androidMotion:
      Facts(
        summary: "Android's MotionEvents as JSON, for a test of your own", ending: ".motion.json",
        exporter: AndroidMotionExport.self)
    case .perfetto:
      Facts(
        summary: "fingers and replays as tracks, for ui.perfetto.dev", ending: ".pftrace",
        exporter: PerfettoExport.self)
    case .csv:
      Facts(
        summary: "a row an event, for spreadsheets, pandas and import", ending: ".csv",
        exporter: CSVExport.self)
    case .pointerJSON:
      Facts(
        summary: "events as a page hears them, in JSON; import reads it",
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
