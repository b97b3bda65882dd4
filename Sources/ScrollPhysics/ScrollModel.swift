/// A scroll physics: how content follows a finger past an edge, and how it moves when released.
///
/// Each model is a file in `Models`; a value of this type only selects one, by the table `accept(_:in:)`. A name that ends in
/// `-fixed` is the model of that name without the known defects of the software that it reproduces.
///
/// A new model is a file with a ``DescribedModel``, a case here and its row in the table; the compiler reports what is missing. It also needs
/// its place in `builtIn`. A
/// fixed form is a second name on both lines, and one in ``form``.
@frozen
public enum ScrollModel: Equatable, Hashable, Sendable {
  /// `UIScrollView` by the published formulas; see ``UIKitModel``.
  case uikit
  /// `UIScrollView` as recorded; see ``UIKitMeasuredModel``.
  case uikitMeasured
  /// Flutter on iOS; see ``FlutterBouncingModel``.
  case flutterIOS, flutterIOSFixed
  /// Flutter on macOS; see ``FlutterBouncingModel``.
  case flutterDesktop, flutterDesktopFixed
  /// Flutter on Android; see ``FlutterClampingModel``.
  case flutterClamping, flutterClampingFixed
  /// Chromium on Linux today: the exponential stretch and the physics-based fling; see ``ChromiumModel``.
  case chromium, chromiumFixed
  /// Chromium's exponential stretch with its former fling, a fixed curve; see ``ChromiumExponential``.
  case chromiumExp, chromiumExpFixed
  /// Chromium on Windows; see ``ChromiumBezier``.
  case chromiumBezier, chromiumBezierFixed
  /// `NSScrollView`; see ``AppKitModel``.
  case appkit
  /// Firefox on desktops; see ``GeckoModel``.
  case geckoDesktop, geckoDesktopFixed
  /// Firefox on Android; see ``GeckoModel``.
  case geckoAndroid, geckoAndroidFixed
  /// GTK 4; see ``GTKModel``.
  case gtk, gtkFixed
  /// GTK 3.24; see ``GTKModel``.
  case gtk3
  /// libadwaita; see ``AdwaitaModel``.
  case adwaita, adwaitaFixed
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
  case scrollMechanics, scrollMechanicsFixed
  /// use-gesture; see ``UseGestureModel``.
  case useGesture
  /// framer-motion; see ``FramerInertiaModel``.
  case framerInertia, framerInertiaFixed
  /// BetterScroll; see ``BetterScrollModel``.
  case betterScroll, betterScrollFixed
  /// iScroll; see ``IScrollModel``.
  case iscroll, iscrollFixed
  /// Lenis with syncTouch; see ``LenisModel``.
  case lenis, lenisFixed
  /// A model from a file, or of a host; see ``ComposedModel``.
  case composed(ComposedModelReference)
}

/// A function that can be applied to any scroll model, by ``ScrollModel/accept(_:in:)``.
public protocol ModelVisitor {
  associatedtype Result
  /// The function's result for a model with this name.
  func visit(_ name: StaticString, _ model: some DescribedModel) -> Result
}

extension ScrollModel {
  /// `fixed` for the cases whose names end in `Fixed`, which lack known defects; else `original`.
  @inlinable public var form: ModelForm {
    switch self {
    case .flutterIOSFixed, .flutterDesktopFixed, .flutterClampingFixed, .chromiumFixed, .chromiumExpFixed,
      .chromiumBezierFixed, .geckoDesktopFixed, .geckoAndroidFixed, .gtkFixed, .adwaitaFixed,
      .scrollMechanicsFixed, .framerInertiaFixed, .betterScrollFixed, .iscrollFixed, .lenisFixed:
      .fixed
    default: .original
    }
  }

  /// Applies `visitor` to this model's name and its physics for a scroll range.
  @inlinable
  public func accept<Visitor: ModelVisitor>(_ visitor: Visitor, in extent: ScrollExtent) -> Visitor.Result {
    let form = form
    func named(_ name: StaticString, _ fixed: StaticString) -> StaticString { form == .fixed ? fixed : name }
    return switch self {
    case .uikit: visitor.visit("uikit", UIKitModel(extent))
    case .uikitMeasured: visitor.visit("uikit-measured", UIKitMeasuredModel(extent))
    case .flutterIOS, .flutterIOSFixed:
      visitor.visit(named("flutter-ios", "flutter-ios-fixed"), FlutterBouncingModel(extent, .ios, form: form))
    case .flutterDesktop, .flutterDesktopFixed:
      visitor.visit(
        named("flutter-desktop", "flutter-desktop-fixed"), FlutterBouncingModel(extent, .desktop, form: form))
    case .flutterClamping, .flutterClampingFixed:
      visitor.visit(
        named("flutter-clamping", "flutter-clamping-fixed"), FlutterClampingModel(extent, form: form))
    case .chromium, .chromiumFixed:
      visitor.visit(
        named("chromium", "chromium-fixed"),
        ChromiumModel(extent, rule: ChromiumExponential.desktop, fling: .physics, form: form))
    case .chromiumExp, .chromiumExpFixed:
      visitor.visit(
        named("chromium-exp", "chromium-exp-fixed"),
        ChromiumModel(extent, rule: ChromiumExponential.desktop, fling: .curve, form: form))
    case .chromiumBezier, .chromiumBezierFixed:
      visitor.visit(
        named("chromium-bezier", "chromium-bezier-fixed"),
        ChromiumModel(extent, rule: ChromiumBezier(size: extent.viewportLength), fling: .physics, form: form))
    case .appkit: visitor.visit("appkit", AppKitModel(extent))
    case .geckoDesktop, .geckoDesktopFixed:
      visitor.visit(named("gecko-desktop", "gecko-desktop-fixed"), GeckoModel(extent, .desktop, form: form))
    case .geckoAndroid, .geckoAndroidFixed:
      visitor.visit(named("gecko-android", "gecko-android-fixed"), GeckoModel(extent, .android, form: form))
    case .gtk, .gtkFixed: visitor.visit(named("gtk", "gtk-fixed"), GTKModel(extent, form: form))
    case .gtk3: visitor.visit("gtk-3", GTKModel(extent, ending: .gtk3))
    case .adwaita, .adwaitaFixed:
      visitor.visit(named("adwaita", "adwaita-fixed"), AdwaitaModel(extent, form: form))
    case .qt: visitor.visit("qt", QtModel(extent))
    case .slint: visitor.visit("slint", SlintModel(extent))
    case .iced: visitor.visit("iced", IcedModel(extent))
    case .android: visitor.visit("android", AndroidModel(extent))
    case .androidStretch: visitor.visit("android-stretch", AndroidStretchModel(extent))
    case .scrollMechanics, .scrollMechanicsFixed:
      visitor.visit(
        named("scroll-mechanics", "scroll-mechanics-fixed"), ScrollMechanicsModel(extent, form: form))
    case .useGesture: visitor.visit("use-gesture", UseGestureModel(extent))
    case .framerInertia, .framerInertiaFixed:
      visitor.visit(named("framer-inertia", "framer-inertia-fixed"), FramerInertiaModel(extent, form: form))
    case .betterScroll, .betterScrollFixed:
      visitor.visit(named("better-scroll", "better-scroll-fixed"), BetterScrollModel(extent, form: form))
    case .iscroll, .iscrollFixed:
      visitor.visit(named("iscroll", "iscroll-fixed"), IScrollModel(extent, form: form))
    case .lenis, .lenisFixed: visitor.visit(named("lenis", "lenis-fixed"), LenisModel(extent, form: form))
    case .composed(let model): visitor.visit(ComposedModel.name, ComposedModel(model, in: extent))
    }
  }
}
