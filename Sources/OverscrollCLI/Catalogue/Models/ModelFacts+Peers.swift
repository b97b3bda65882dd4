import ScrollPhysics

extension ModelFacts {
  /// The facts of a model; those of a mended form are its original's.
  static func of(_ model: ScrollModel) -> ModelFacts {
    switch model {
    case .uikit: uikit
    case .uikitMeasured: uikitMeasured
    case .scrollMechanics, .scrollMechanicsFixed: scrollMechanics
    case .appkit: appkit
    case .flutterIOS, .flutterIOSFixed: flutterIOS
    case .flutterDesktop, .flutterDesktopFixed: flutterDesktop
    case .flutterClamping, .flutterClampingFixed: flutterClamping
    case .chromiumExp, .chromiumExpFixed: chromiumExponential
    case .chromiumBezier, .chromiumBezierFixed: chromiumBezier
    case .geckoDesktop, .geckoDesktopFixed: geckoDesktop
    case .geckoAndroid, .geckoAndroidFixed: geckoAndroid
    case .gtk, .gtkFixed: gtk
    case .adwaita, .adwaitaFixed: adwaita
    case .qt: qt
    case .android: android
    case .androidStretch: androidStretch
    case .useGesture: useGesture
    case .framerInertia, .framerInertiaFixed: framerInertia
    case .betterScroll, .betterScrollFixed: betterScroll
    case .iscroll, .iscrollFixed: iscroll
    }
  }
}
