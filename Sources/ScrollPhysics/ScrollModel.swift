/// A named scroll physics: how content follows a finger past an edge, and how it moves when let go.
///
/// Each model is a file in `Models`; a value of this type only chooses. A name that ends in `-fixed` is the model before it
/// with the original's quirks mended.
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
  /// Chromium on macOS and Linux; see ``ChromiumExponential``.
  case chromiumExp
  /// Chromium on macOS and Linux, without rounding.
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
  /// libadwaita; see ``AdwaitaModel``.
  case adwaita
  /// libadwaita, mended.
  case adwaitaFixed
  /// Qt Quick; see ``QtModel``.
  case qt
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

  /// How many models there are; their raw values are 0 up to this.
  public static var count: Int { Int(ScrollModel.iscrollFixed.rawValue) + 1 }

  /// The name that `--model` takes.
  public var name: StaticString {
    switch self {
    case .uikit: "uikit"
    case .uikitMeasured: "uikit-measured"
    case .flutterIOS: "flutter-ios"
    case .flutterIOSFixed: "flutter-ios-fixed"
    case .flutterDesktop: "flutter-desktop"
    case .flutterDesktopFixed: "flutter-desktop-fixed"
    case .flutterClamping: "flutter-clamping"
    case .flutterClampingFixed: "flutter-clamping-fixed"
    case .chromiumExp: "chromium-exp"
    case .chromiumExpFixed: "chromium-exp-fixed"
    case .chromiumBezier: "chromium-bezier"
    case .chromiumBezierFixed: "chromium-bezier-fixed"
    case .appkit: "appkit"
    case .geckoDesktop: "gecko-desktop"
    case .geckoDesktopFixed: "gecko-desktop-fixed"
    case .geckoAndroid: "gecko-android"
    case .geckoAndroidFixed: "gecko-android-fixed"
    case .gtk: "gtk"
    case .gtkFixed: "gtk-fixed"
    case .adwaita: "adwaita"
    case .adwaitaFixed: "adwaita-fixed"
    case .qt: "qt"
    case .android: "android"
    case .androidStretch: "android-stretch"
    case .scrollMechanics: "scroll-mechanics"
    case .scrollMechanicsFixed: "scroll-mechanics-fixed"
    case .useGesture: "use-gesture"
    case .framerInertia: "framer-inertia"
    case .framerInertiaFixed: "framer-inertia-fixed"
    case .betterScroll: "better-scroll"
    case .betterScrollFixed: "better-scroll-fixed"
    case .iscroll: "iscroll"
    case .iscrollFixed: "iscroll-fixed"
    }
  }

  /// Whether the original works by the tick, so that its motion depends on the frames; see ``FrameTicks``.
  @inlinable public var isTickBound: Bool {
    switch self {
    case .gtk, .geckoDesktop, .framerInertia: true
    default: false
    }
  }

  /// Whose velocity tracker it uses.
  public var trackerRule: ReleaseTracker.Rule {
    switch self {
    case .flutterIOS, .flutterIOSFixed: .flutterIOS
    case .flutterDesktop, .flutterDesktopFixed: .flutterDesktop
    case .flutterClamping, .flutterClampingFixed: .flutterParabola
    case .geckoDesktop, .geckoDesktopFixed: .geckoMean
    case .geckoAndroid, .geckoAndroidFixed: .geckoParabola
    case .androidStretch: .impulse
    case .qt: .qt
    case .gtk, .gtkFixed, .adwaita, .adwaitaFixed: .history
    case .betterScroll, .betterScrollFixed: .betterScroll
    case .iscroll, .iscrollFixed: .iscroll
    default: .parabola
    }
  }

  /// What it keeps from touch to touch, before the first.
  ///
  /// The mended forms whose offset depends on positions alone keep nothing that swallows movement.
  public var memory: TouchMemory {
    switch self {
    case .flutterIOS, .flutterDesktop:
      .flutter(FlutterDragThreshold(at: 0), FlutterMomentum(catching: 0, at: 0))
    case .geckoDesktop, .geckoDesktopFixed, .geckoAndroid, .geckoAndroidFixed:
      .gecko(GeckoFlingAcceleration(), GeckoPan(at: 0))
    case .gtk, .gtkFixed: .gtk(velocity: 0, time: 0)
    case .qt: .qt(boost: 1, velocity: 0)
    case .iscroll: .iscroll(IScrollSlop())
    default: .none
    }
  }
}
