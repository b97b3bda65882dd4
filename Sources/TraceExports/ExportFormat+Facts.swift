import GestureTraces

extension ExportFormat {
  /// What the program needs to know about a format: its description, file names and writer.
  package struct Facts: Sendable {
    /// What the format is, and what plays or reads it: a phrase without a full stop.
    package let summary: String
    /// The ending of the names of files in this format, such as `.json`.
    package let ending: String
    /// True if a file is a module in a language that does not allow hyphens in the names of modules.
    let isModule: Bool
    /// The type that writes the format.
    package let exporter: any TraceExporter.Type

    init(
      _ exporter: any TraceExporter.Type, _ ending: String, _ summary: String, isModule: Bool = false
    ) {
      (self.summary, self.ending, self.isModule, self.exporter) = (summary, ending, isModule, exporter)
    }
  }

  /// The name of the file for a trace, from the trace's own file name without its ending.
  ///
  ///     ExportFormat.flutter.fileName(of: "touchscreen-01")   // touchscreen_01.dart
  package func fileName(of stem: String) -> String {
    (facts.isModule ? String(stem.map { $0 == "-" || $0 == " " ? "_" : $0 }) : stem) + facts.ending
  }

  /// The description, file names and writer of this format.
  package var facts: Facts {
    switch self {
    case .evemu:
      Facts(EvemuExport.self, ".evemu", "a device with its events: evemu-play, record --virtual")
    case .libinputYAML:
      Facts(LibinputYAMLExport.self, ".yml", "a device with its events, for libinput replay")
    case .cdp:
      Facts(DevToolsExport.self, ".cdp.json", "touches of the Chrome DevTools Protocol, for a browser")
    case .playwrightTS:
      Facts(PlaywrightTypeScriptExport.self, ".ts", "a function for a page of Playwright, in TypeScript")
    case .playwrightPython:
      Facts(
        PlaywrightPythonExport.self, ".py", "a function for a page of Playwright, in Python", isModule: true)
    case .flutter:
      Facts(FlutterExport.self, ".dart", "a function for a widget test of Flutter, in Dart", isModule: true)
    case .xcuitest:
      Facts(
        XCUITestExport.self, ".swift", "a function for XCUITest, in Swift: straight drags only",
        isModule: true)
    case .uiautomator:
      Facts(UIAutomatorExport.self, ".kt", "an object for tests on Android, in Kotlin", isModule: true)
    case .espresso:
      Facts(EspressoExport.self, ".espresso.kt", "an action of Espresso on a view, in Kotlin", isModule: true)
    case .detox:
      Facts(
        DetoxExport.self, ".detox.js", "a function for Detox, in JavaScript: straight drags only",
        isModule: true)
    case .maestro:
      Facts(MaestroExport.self, ".maestro.yaml", "a flow of Maestro: straight drags only")
    case .webdriverActions:
      Facts(WebDriverActionsExport.self, ".actions.json", "actions of W3C WebDriver, for Appium and Selenium")
    case .bidi:
      Facts(BiDiExport.self, ".bidi.json", "commands of WebDriver BiDi, for browsers")
    case .qt:
      Facts(QtExport.self, ".h", "a function for a window of Qt 6, in C++")
    case .androidMotion:
      Facts(
        AndroidMotionExport.self, ".motion.json", "Android's MotionEvents as JSON, for your own test")
    case .perfetto:
      Facts(PerfettoExport.self, ".pftrace", "fingers and replays as tracks, for ui.perfetto.dev")
    case .csv:
      Facts(CSVExport.self, ".csv", "one row per event, for spreadsheets, pandas and import")
    case .pointerJSON:
      Facts(
        PointerJSONExport.self, ".pointer.json", "events as a page receives them, in JSON; import reads it")
    }
  }

  /// Writes a trace in this format.
  ///
  /// - Parameters:
  ///   - trace: Any trace.
  ///   - options: Where it is placed on the target, and what is replayed.
  /// - Returns: The file, and what it cannot represent.
  /// - Throws: Why the format cannot represent the trace at all.
  package func write(_ trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    try facts.exporter.write(trace, options)
  }
}
