/// A format that `export` writes.
package enum ExportFormat: String, CaseIterable, Sendable {
  /// evemu's description and events of a device, which `evemu-play` plays on a kernel.
  case evemu
  /// The recording of `libinput record`, which `libinput replay` plays on a kernel.
  case libinputYAML = "libinput-yaml"
  /// Commands of the Chrome DevTools Protocol, which a browser plays.
  case cdp
  /// A module of TypeScript that plays it on a page of Playwright.
  case playwrightTS = "playwright-ts"
  /// A module of Python that plays it on a page of Playwright.
  case playwrightPython = "playwright-python"
  /// A library of Dart that plays it in a widget test of Flutter.
  case flutter
  /// Swift that draws straight lines like it in a test of XCUITest.
  case xcuitest
  /// An object of Kotlin that injects it into Android, in a test of UI Automator.
  case uiautomator
  /// An action of Espresso, in Kotlin, that plays it on a view of an Android app.
  case espresso
  /// A module of JavaScript that approximates it in a test of Detox.
  case detox
  /// A flow of Maestro that approximates it.
  case maestro
  /// The body of W3C WebDriver's actions, which Appium and Selenium play.
  case webdriverActions = "webdriver-actions"
  /// Commands of WebDriver BiDi, which browsers play.
  case bidi
  /// A header of C++ that plays it on a window of Qt 6.
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
