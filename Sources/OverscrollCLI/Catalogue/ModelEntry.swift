import ScrollPhysics
import TraceReplay

/// What the program says of a scroll model: its constants, and where they come from.
struct ModelEntry {
  /// A number of a model.
  struct Constant {
    /// What it is, as JSON spells it, with its unit where it has one.
    let key: String
    /// The same for people.
    let name: String
    /// The number.
    let value: Double
    /// Its unit for people; empty for none.
    let unit: String
    /// Who says so.
    let source: String
  }

  /// The model.
  let model: ScrollModel
  /// What it is, in a sentence.
  let summary: String
  /// Its constants, in the order of a gesture: drag, fling, bounce, rest.
  let constants: [Constant]
  /// How the release velocity is found.
  let velocity: String
  /// Whether the original works by the tick, so that its motion depends on the frame rate.
  let isTickBound: Bool
  /// How it is known to behave as the original, and what differs.
  let fidelity: String

  /// The name `--model` takes.
  var name: String { "\(model.name)" }

  /// The entry of a model.
  init(_ model: ScrollModel) {
    self.model = model
    isTickBound = model.isTickBound
    summary = Self.summary(of: model)
    guard model == .uikit else {
      (constants, velocity, fidelity) = ([], "", "")
      return
    }
    constants = Self.uikit
    velocity =
      "Slope of a parabola fitted to the samples of the last 100 ms, at most 20; zero after 100 ms of rest."
    fidelity =
      "Resistance agrees with 29 offsets recorded in the iOS 26.5 simulator. The bounce follows the published formulas; UIKit's own velocity tracker is not public, and its rounding to pixels is left out."
  }

  private static func summary(of model: ScrollModel) -> String {
    switch model {
    case .uikit: "UIScrollView, by the published formulas."
    case .uikitMeasured: "UIScrollView, as recorded in the iOS 26.5 simulator."
    case .flutterIOS: "Flutter on iOS, BouncingScrollPhysics."
    case .flutterDesktop: "Flutter on macOS, BouncingScrollPhysics with the fast rate."
    case .flutterClamping: "Flutter on Android, ClampingScrollPhysics."
    case .chromiumExp: "Chromium on macOS and Linux, elastic overscroll."
    case .chromiumBezier: "Chromium on Windows, elastic overscroll."
    case .appkit: "NSScrollView on a trackpad."
    case .geckoDesktop: "Firefox on desktops."
    case .geckoAndroid: "Firefox on Android."
    case .gtk: "GTK 4, GtkScrolledWindow."
    case .adwaita: "libadwaita, AdwSwipeTracker."
    case .qt: "Qt Quick, Flickable."
    case .android: "Android before 12, OverScroller."
    case .androidStretch: "Android 12 and later, with the stretch at an edge."
    case .scrollMechanics: "ScrollMechanics, a clone of UIScrollView."
    case .useGesture: "use-gesture, bounds with rubberband."
    case .framerInertia: "framer-motion, drag with constraints and inertia."
    case .betterScroll: "BetterScroll 2."
    case .iscroll: "iScroll 5."
    case .flutterIOSFixed, .flutterDesktopFixed, .flutterClampingFixed, .chromiumExpFixed,
      .chromiumBezierFixed, .geckoDesktopFixed, .geckoAndroidFixed, .gtkFixed, .adwaitaFixed,
      .scrollMechanicsFixed, .framerInertiaFixed, .betterScrollFixed, .iscrollFixed:
      "The model before it with its quirks mended."
    }
  }

  private static var uikit: [Constant] {
    let spring = UIKitModel.spring
    let tolerance = ScrollModel.uikit.tolerance(in: Scene.standard.extent)
    return [
      Constant(
        key: "rubber_band_coefficient", name: "rubber-band coefficient", value: UIKitModel.coefficient,
        unit: "",
        source: "ScrollMechanics; Cranpose"),
      Constant(
        key: "deceleration_rate_per_ms", name: "deceleration rate", value: UIKitModel.decelerationRate,
        unit: "per ms", source: "read back from UIKit"),
      Constant(
        key: "spring_stiffness", name: "spring stiffness, mass 1", value: spring.frequency * spring.frequency,
        unit: "1/s²", source: "ScrollMechanics example"),
      Constant(
        key: "spring_damping_ratio", name: "spring damping ratio", value: spring.dampingRatio, unit: "",
        source: "ScrollMechanics example"),
      Constant(
        key: "rest_distance_pt", name: "at rest within", value: tolerance.distance, unit: "pt",
        source: "chosen for this program"),
      Constant(
        key: "rest_speed_pt_s", name: "and slower than", value: tolerance.speed, unit: "pt/s",
        source: "measured decays end there"),
    ]
  }
}
