import ScrollPhysics

/// A heading of the list of models, and which stand below it.
enum ModelFamily: String, CaseIterable {
  case apple = "Apple"
  case flutter = "Flutter"
  case android = "Android"
  case browsers = "Browsers"
  case toolkits = "Linux toolkits"
  case web = "Web libraries"

  /// The family of a model.
  init(_ model: ScrollModel) {
    switch model {
    case .uikit, .uikitMeasured, .appkit, .scrollMechanics, .scrollMechanicsFixed: self = .apple
    case .flutterIOS, .flutterIOSFixed, .flutterDesktop, .flutterDesktopFixed, .flutterClamping,
      .flutterClampingFixed:
      self = .flutter
    case .android, .androidStretch: self = .android
    case .chromiumExp, .chromiumExpFixed, .chromiumBezier, .chromiumBezierFixed, .geckoDesktop,
      .geckoDesktopFixed, .geckoAndroid, .geckoAndroidFixed:
      self = .browsers
    case .gtk, .gtkFixed, .adwaita, .adwaitaFixed, .qt: self = .toolkits
    case .useGesture, .framerInertia, .framerInertiaFixed, .betterScroll, .betterScrollFixed, .iscroll,
      .iscrollFixed:
      self = .web
    }
  }
}
