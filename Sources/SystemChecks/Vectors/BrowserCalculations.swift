/// All calculations for the scroll physics of AppKit, Chromium and Firefox.
enum BrowserCalculations {
  static let all = [
    AppKitCalculations.all, ChromiumCalculations.all, ChromiumFlingCalculations.all, GeckoCalculations.all,
  ]
}
