extension ScrollModel {
  /// All built-in scroll models, in the order in which commands list them.
  static let builtIn: InlineArray<_, ScrollModel> = [
    .uikit, .uikitMeasured, .flutterIOS, .flutterIOSFixed, .flutterDesktop, .flutterDesktopFixed,
    .flutterClamping, .flutterClampingFixed, .chromium, .chromiumFixed, .chromiumExp, .chromiumExpFixed,
    .chromiumBezier, .chromiumBezierFixed, .appkit, .geckoDesktop, .geckoDesktopFixed, .geckoAndroid,
    .geckoAndroidFixed, .gtk, .gtkFixed, .gtk3, .adwaita, .adwaitaFixed, .qt, .slint, .iced, .android,
    .androidStretch, .scrollMechanics, .scrollMechanicsFixed, .useGesture, .framerInertia,
    .framerInertiaFixed, .betterScroll, .betterScrollFixed, .iscroll, .iscrollFixed, .lenis, .lenisFixed,
  ]
}

// An array and a text take memory, which a device without an allocator lacks.
#if !WITHOUT_ALLOCATION
  extension ScrollModel {
    /// All built-in scroll models, in the order in which commands list them.
    public static let all: [ScrollModel] = builtIn.indices.map { builtIn[$0] }

    /// The scroll model with this `--model` name; nil if there is none.
    public init?(named name: String) {
      guard let model = Self.all.first(where: { "\($0.name)" == name }) else { return nil }
      self = model
    }
  }
#endif
