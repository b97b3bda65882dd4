import ScrollPhysics

/// Which rules a model is made of, and with which constants.
///
/// Nominal constants are the models' own, in the units of the rules; several models share rules. What a model does by
/// catches, thresholds and clocks is no part of it: only the curves that a log can show.
public struct ModelRules: Sendable {
  /// A rule with the constants a model gives it.
  public struct Nominal: Sendable {
    /// The rule.
    public let rule: ScrollRule
    /// Its constants, in the rule's order.
    public let constants: [Double]

    init(_ rule: ScrollRule, _ constants: Double...) { (self.rule, self.constants) = (rule, constants) }
  }

  /// The model.
  public let model: ScrollModel
  /// Its rule for each part.
  public let drag, fling, bounce: Nominal

  /// The rules of a model in a scroll range: some constants are lengths of it.
  public init(_ model: ScrollModel, in extent: ScrollExtent) {
    self.model = model
    drag = Self.drag(model, extent)
    fling = Self.fling(model)
    bounce = Self.bounce(model)
  }

  /// The name that `--model` takes.
  public var name: String { "\(model.name)" }

  /// The rule for a part.
  public func nominal(_ part: ScrollPart) -> Nominal {
    switch part {
    case .drag: drag
    case .fling: fling
    case .bounce: bounce
    }
  }

  // MARK: Drag

  private static func drag(_ model: ScrollModel, _ extent: ScrollExtent) -> Nominal {
    let thirds = BetterScrollModel.dampingFactor
    switch model {
    case .uikit, .uikitMeasured, .scrollMechanics, .scrollMechanicsFixed:
      return Nominal(DragRules.band, UIKitModel.coefficient)
    case .appkit: return Nominal(DragRules.band, AppKitModel.coefficient)
    case .flutterIOS: return Nominal(IncrementRules.flutter, flutter(.ios).drag.gain)
    case .flutterDesktop: return Nominal(IncrementRules.flutterRigid, flutter(.desktop).drag.gain)
    case .flutterIOSFixed: return Nominal(DragRules.band, flutter(.ios).drag.gain)
    case .flutterDesktopFixed: return Nominal(IncrementRules.bandRigid, flutter(.desktop).drag.gain)
    case .chromiumExp, .chromiumExpFixed: return Nominal(DragRules.share, 1 / ChromiumExponential.stiffness)
    case .chromiumBezier, .chromiumBezierFixed:
      let bezier = ChromiumBezier(size: extent.viewportLength)
      return Nominal(DragRules.tangent, bezier.slope(atForce: 0), bezier.greatestStretch)
    case .geckoDesktop, .geckoAndroid: return Nominal(IncrementRules.gecko, 1 / GeckoResistance.divisor)
    case .geckoDesktopFixed, .geckoAndroidFixed:
      return Nominal(DragRules.exponential, 1 / GeckoResistance.divisor)
    case .gtk, .gtkFixed: return Nominal(DragRules.clamp, GTKModel.dragLimit)
    case .flutterClamping, .flutterClampingFixed, .android: return Nominal(IncrementRules.clamp, 0)
    case .adwaita, .adwaitaFixed: return Nominal(DragRules.longBand, 1, AdwaitaModel.overshootLimit)
    case .qt: return Nominal(DragRules.share, QtModel.dragShare)
    case .androidStretch: return Nominal(DragRules.stretch, AndroidStretch.intensity)
    case .useGesture:
      let bounds = extent.highestOffset - extent.lowestOffset
      return Nominal(DragRules.longBand, UseGestureModel.coefficient, bounds)
    case .framerInertia, .framerInertiaFixed: return Nominal(DragRules.share, FramerInertiaModel.elastic)
    case .betterScroll, .iscroll: return Nominal(IncrementRules.filter, thirds)
    case .betterScrollFixed, .iscrollFixed: return Nominal(DragRules.share, thirds)
    }
  }

  // MARK: Fling

  private static func fling(_ model: ScrollModel) -> Nominal {
    switch model {
    case .uikit, .uikitMeasured, .scrollMechanics, .scrollMechanicsFixed:
      return decay(Deceleration(rate: UIKitModel.decelerationRate).perSecond)
    case .geckoDesktop, .geckoDesktopFixed:
      return decay(Deceleration(rate: 1 - GeckoDesktopFling.friction).perSecond)
    case .flutterIOS, .flutterIOSFixed: return decay(-Elementary.log(FlutterFriction.scrollDrag))
    case .flutterDesktop, .flutterDesktopFixed:
      return Nominal(
        FlingRules.decayAndBraking, -Elementary.log(FlutterFriction.scrollDrag),
        flutter(.desktop).constantDeceleration)
    case .flutterClamping, .flutterClampingFixed:
      return Nominal(FlingRules.power, FlutterClampingFling.standardFriction)
    case .chromiumExp, .chromiumExpFixed:
      return Nominal(FlingRules.touchpadCurve, ChromiumTouchpadFling.gamma, ChromiumTouchpadFling.beta)
    case .chromiumBezier, .chromiumBezierFixed:
      return Nominal(SplineRules.windows, ChromiumWindowsFling.pixelsPerInch)
    case .appkit: return Nominal(FlingRules.quartic, AppKitMomentum.speedOfOneSecond)
    case .geckoAndroid, .geckoAndroidFixed, .android, .androidStretch:
      return Nominal(SplineRules.spline, SplineFling.friction)
    case .gtk, .gtkFixed: return decay(GTKKinetic.friction)
    case .adwaita, .adwaitaFixed: return Nominal(SplineRules.cubic, AdwaitaModel.durations.most)
    case .qt: return Nominal(FlingRules.braking, QtModel.deceleration)
    case .useGesture: return Nominal(FlingRules.rest)
    case .framerInertia, .framerInertiaFixed:
      return decay(millisecondsPerSecond / FramerInertiaModel.constants.timeConstant)
    case .betterScroll, .betterScrollFixed:
      return Nominal(SplineRules.quintic, BetterScrollModel.Momentum().deceleration)
    case .iscroll, .iscrollFixed: return Nominal(SplineRules.circular, IScrollModel.deceleration)
    }
  }

  private static func decay(_ perSecond: Double) -> Nominal { Nominal(FlingRules.decay, perSecond) }

  // MARK: Bounce

  private static func bounce(_ model: ScrollModel) -> Nominal {
    switch model {
    case .uikit, .scrollMechanics, .scrollMechanicsFixed: return spring(UIKitModel.spring)
    case .uikitMeasured:
      return Nominal(BounceRules.critical, UIKitMeasuredModel.Constants.normal.frequency)
    case .flutterIOS, .flutterIOSFixed: return spring(flutter(.ios).spring)
    case .flutterDesktop, .flutterDesktopFixed: return spring(flutter(.desktop).spring)
    case .chromiumExp, .chromiumExpFixed:
      return Nominal(
        BounceRules.critical, ChromiumExponential.stiffness / ChromiumExponential.desktop.period)
    case .chromiumBezier, .chromiumBezierFixed:
      return Nominal(ReturnRules.bezier, ChromiumBezierRelease.longestBack)
    case .appkit: return Nominal(BounceRules.critical, AppKitSnapBack.stiffness / AppKitSnapBack.period)
    case .geckoDesktop, .geckoDesktopFixed, .geckoAndroid, .geckoAndroidFixed:
      return spring(GeckoSnapBack.spring)
    case .gtk, .gtkFixed: return spring(GTKModel.spring)
    case .adwaita, .adwaitaFixed: return Nominal(ReturnRules.cubic, AdwaitaModel.durations.least)
    case .qt: return Nominal(ReturnRules.halves, QtModel.returnDuration)
    case .android: return Nominal(ReturnRules.smoothstep, AndroidModel.gravity)
    case .androidStretch:
      return Nominal(
        BounceRules.stretchSpring, StretchRecede.spring.frequency, StretchRecede.spring.dampingRatio)
    case .flutterClamping, .flutterClampingFixed, .useGesture: return Nominal(BounceRules.rest)
    case .framerInertia, .framerInertiaFixed: return spring(FramerInertiaModel.spring)
    case .betterScroll, .betterScrollFixed:
      return Nominal(ReturnRules.quartic, BetterScrollModel.bounceTime / millisecondsPerSecond)
    case .iscroll, .iscrollFixed:
      return Nominal(ReturnRules.circular, IScrollModel.bounceTime / millisecondsPerSecond)
    }
  }

  private static func spring(_ spring: Spring) -> Nominal {
    spring.dampingRatio == 1
      ? Nominal(BounceRules.critical, spring.frequency)
      : Nominal(BounceRules.spring, spring.frequency, spring.dampingRatio)
  }

  private static let millisecondsPerSecond = 1000.0

  private static func flutter(_ platform: FlutterBouncingModel.Platform) -> FlutterBouncingModel {
    FlutterBouncingModel(ScrollExtent.standard, platform)
  }
}
