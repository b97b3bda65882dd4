/// A format that `export` writes.
package enum ExportFormat: String, CaseIterable, Sendable {
  /// evemu's description and events of a device, which `evemu-play` plays on a kernel.
  case evemu
  /// The recording of `libinput record`, which `libinput replay` plays on a kernel.
  case libinputYAML = "libinput-yaml"
  /// Commands of the Chrome DevTools Protocol, which a browser plays.
  case cdp
  /// A test of Playwright in TypeScript.
  case playwrightTS = "playwright-ts"
  /// A test of Playwright in Python.
  case playwrightPython = "playwright-python"
  /// A widget test of Flutter.
  case flutter
  /// A test of XCUITest in Swift.
  case xcuitest
  /// A test of Android's UI Automator in Kotlin.
  case uiautomator
  /// A test of Qt Quick in C++.
  case qt
  /// A list of Android's motion events.
  case androidMotion = "android-motion"
  /// Tracks of a replay for the Perfetto viewer.
  case perfetto
  /// A row an event, as `import` reads them.
  case csv
  /// A list of pointer events in JSON, as a page's listeners see them and `import` reads them.
  case pointerJSON = "pointer-json"
}
