/// A format into which `export` converts traces.
package enum ExportFormat: String, CaseIterable, Sendable {
  /// The device description and events of evemu, which `evemu-play` replays through the kernel.
  case evemu
  /// The format of `libinput record`, which `libinput replay` replays through the kernel.
  case libinputYAML = "libinput-yaml"
  /// Commands of the Chrome DevTools Protocol, which a browser plays.
  case cdp
  /// A TypeScript module that plays the gestures on a Playwright page.
  case playwrightTS = "playwright-ts"
  /// A Python module that plays the gestures on a Playwright page.
  case playwrightPython = "playwright-python"
  /// A Dart library that plays the gestures in a Flutter widget test.
  case flutter
  /// Swift code that approximates the gestures by straight lines in an XCUITest.
  case xcuitest
  /// A Kotlin object that injects the gestures into Android, in a UI Automator test.
  case uiautomator
  /// An Espresso action, in Kotlin, that plays the gestures on a view of an Android app.
  case espresso
  /// A JavaScript module that approximates the gestures in a Detox test.
  case detox
  /// A Maestro flow that approximates the gestures.
  case maestro
  /// The body of a W3C WebDriver actions request, which Appium and Selenium play.
  case webdriverActions = "webdriver-actions"
  /// WebDriver BiDi commands, which browsers play.
  case bidi
  /// A C++ header that plays the gestures on a Qt 6 window.
  case qt
  /// A JSON list of Android's motion events.
  case androidMotion = "android-motion"
  /// Tracks of a replay for the Perfetto viewer, in Perfetto's binary format.
  case perfetto
  /// One row per event, in a form that `import` reads.
  case csv
  /// A list of pointer events in JSON, as a page's listeners receive them and `import` reads them.
  case pointerJSON = "pointer-json"
}
