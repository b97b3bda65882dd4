/// A named scroll physics: how content follows a finger past an edge, and how it moves when let go.
///
/// Each model is a file in `Models`; a value of this type only chooses, by the table `accept(_:in:)`. A name that ends in
/// `-fixed` is the model before it with the original's quirks mended.
///
/// A new model is a file with a ``DescribedModel``, a case here and its row in the table: the compiler asks for the rest.
@frozen
public enum ScrollModel: UInt8, Equatable, Hashable, Sendable {
  /// `UIScrollView` by the published formulas; see ``UIKitModel``.
  case uikit
  /// `UIScrollView` as recorded; see ``UIKitMeasuredModel``.
  case uikitMeasured
  /// Flutter on iOS; see ``FlutterBouncingModel``.
  case flutterIOS
  /// Flutter on iOS, mended.
  case flutterIOSFixed
  /// Flutter on macOS; see ``FlutterBouncingModel``.
  case flutterDesktop
  /// Flutter on macOS, mended.
  case flutterDesktopFixed
  /// Flutter on Android; see ``FlutterClampingModel``.
  case flutterClamping
  /// Flutter on Android, mended.
  case flutterClampingFixed
  /// Chromium on Linux today: the exponential stretch and the physics-based fling; see ``ChromiumModel``.
  case chromium
  /// Chromium on Linux today, without rounding.
  case chromiumFixed
  /// Chromium's exponential stretch with the fixed curve that was its fling; see ``ChromiumExponential``.
  case chromiumExp
  /// The same without rounding.
  case chromiumExpFixed
  /// Chromium on Windows; see ``ChromiumBezier``.
  case chromiumBezier
  /// Chromium on Windows, without rounding.
  case chromiumBezierFixed
  /// `NSScrollView`; see ``AppKitModel``.
  case appkit
  /// Firefox on desktops; see ``GeckoModel``.
  case geckoDesktop
  /// Firefox on desktops, mended.
  case geckoDesktopFixed
  /// Firefox on Android; see ``GeckoModel``.
  case geckoAndroid
  /// Firefox on Android, mended.
  case geckoAndroidFixed
  /// GTK 4; see ``GTKModel``.
  case gtk
  /// GTK 4, mended.
  case gtkFixed
  /// GTK 3.24; see ``GTKModel``.
  case gtk3
  /// libadwaita; see ``AdwaitaModel``.
  case adwaita
  /// libadwaita, mended.
  case adwaitaFixed
  /// Qt Quick; see ``QtModel``.
  case qt
  /// Slint; see ``SlintModel``.
  case slint
  /// iced and COSMIC; see ``IcedModel``.
  case iced
  /// Android before 12; see ``AndroidModel``.
  case android
  /// Android 12 and later; see ``AndroidStretchModel``.
  case androidStretch
  /// ScrollMechanics; see ``ScrollMechanicsModel``.
  case scrollMechanics
  /// ScrollMechanics, mended.
  case scrollMechanicsFixed
  /// use-gesture; see ``UseGestureModel``.
  case useGesture
  /// framer-motion; see ``FramerInertiaModel``.
  case framerInertia
  /// framer-motion, mended.
  case framerInertiaFixed
  /// BetterScroll; see ``BetterScrollModel``.
  case betterScroll
  /// BetterScroll, mended.
  case betterScrollFixed
  /// iScroll; see ``IScrollModel``.
  case iscroll
  /// iScroll, mended.
  case iscrollFixed
  /// Lenis with syncTouch; see ``LenisModel``.
  case lenis
  /// Lenis with syncTouch, mended.
  case lenisFixed
}

/// Something to be done with a model, whichever it is.
@usableFromInline
protocol ModelVisitor {
  associatedtype Result
  /// Does its work with a model and its name.
  func visit(_ name: StaticString, _ model: some DescribedModel) -> Result
}

extension ScrollModel {
  /// The table of models, a row each: the name, and the physics in a scroll range.
  @inlinable
  func accept<Visitor: ModelVisitor>(_ visitor: Visitor, in extent: ScrollExtent) -> Visitor.Result {
    switch self {
    case .uikit: visitor.visit("uikit", UIKitModel(extent))
    case .uikitMeasured: visitor.visit("uikit-measured", UIKitMeasuredModel(extent))
    case .flutterIOS: visitor.visit("flutter-ios", FlutterBouncingModel(extent, .ios))
    case .flutterIOSFixed:
      visitor.visit("flutter-ios-fixed", FlutterBouncingModel(extent, .ios, form: .fixed))
    case .flutterDesktop: visitor.visit("flutter-desktop", FlutterBouncingModel(extent, .desktop))
    case .flutterDesktopFixed:
      visitor.visit("flutter-desktop-fixed", FlutterBouncingModel(extent, .desktop, form: .fixed))
    case .flutterClamping: visitor.visit("flutter-clamping", FlutterClampingModel(extent))
    case .flutterClampingFixed:
      visitor.visit("flutter-clamping-fixed", FlutterClampingModel(extent, form: .fixed))
    case .chromium:
      visitor.visit("chromium", ChromiumModel(extent, rule: ChromiumExponential.desktop, fling: .physics))
    case .chromiumFixed:
      visitor.visit(
        "chromium-fixed",
        ChromiumModel(extent, rule: ChromiumExponential.desktop, fling: .physics, isSmooth: true))
    case .chromiumExp:
      visitor.visit("chromium-exp", ChromiumModel(extent, rule: ChromiumExponential.desktop, fling: .curve))
    case .chromiumExpFixed:
      visitor.visit(
        "chromium-exp-fixed",
        ChromiumModel(extent, rule: ChromiumExponential.desktop, fling: .curve, isSmooth: true))
    case .chromiumBezier:
      visitor.visit(
        "chromium-bezier",
        ChromiumModel(extent, rule: ChromiumBezier(size: extent.viewportLength), fling: .physics))
    case .chromiumBezierFixed:
      visitor.visit(
        "chromium-bezier-fixed",
        ChromiumModel(
          extent, rule: ChromiumBezier(size: extent.viewportLength), fling: .physics, isSmooth: true))
    case .appkit: visitor.visit("appkit", AppKitModel(extent))
    case .geckoDesktop: visitor.visit("gecko-desktop", GeckoModel(extent, .desktop))
    case .geckoDesktopFixed: visitor.visit("gecko-desktop-fixed", GeckoModel(extent, .desktop, form: .fixed))
    case .geckoAndroid: visitor.visit("gecko-android", GeckoModel(extent, .android))
    case .geckoAndroidFixed: visitor.visit("gecko-android-fixed", GeckoModel(extent, .android, form: .fixed))
    case .gtk: visitor.visit("gtk", GTKModel(extent))
    case .gtkFixed: visitor.visit("gtk-fixed", GTKModel(extent, form: .fixed))
    case .gtk3: visitor.visit("gtk-3", GTKModel(extent, ending: .gtk3))
    case .adwaita: visitor.visit("adwaita", AdwaitaModel(extent))
    case .adwaitaFixed: visitor.visit("adwaita-fixed", AdwaitaModel(extent, outward: .damped))
    case .qt: visitor.visit("qt", QtModel(extent))
    case .slint: visitor.visit("slint", SlintModel(extent))
    case .iced: visitor.visit("iced", IcedModel(extent))
    case .android: visitor.visit("android", AndroidModel(extent))
    case .androidStretch: visitor.visit("android-stretch", AndroidStretchModel(extent))
    case .scrollMechanics: visitor.visit("scroll-mechanics", ScrollMechanicsModel(extent))
    case .scrollMechanicsFixed:
      visitor.visit("scroll-mechanics-fixed", ScrollMechanicsModel(extent, catching: .inverse))
    case .useGesture: visitor.visit("use-gesture", UseGestureModel(extent))
    case .framerInertia: visitor.visit("framer-inertia", FramerInertiaModel(extent))
    case .framerInertiaFixed: visitor.visit("framer-inertia-fixed", FramerInertiaModel(extent, form: .fixed))
    case .betterScroll: visitor.visit("better-scroll", BetterScrollModel(extent))
    case .betterScrollFixed:
      visitor.visit("better-scroll-fixed", BetterScrollModel(extent, crossing: .outside))
    case .iscroll: visitor.visit("iscroll", IScrollModel(extent))
    case .iscrollFixed: visitor.visit("iscroll-fixed", IScrollModel(extent, crossing: .outside))
    case .lenis: visitor.visit("lenis", LenisModel(extent))
    case .lenisFixed: visitor.visit("lenis-fixed", LenisModel(extent, form: .fixed))
    }
  }
}
