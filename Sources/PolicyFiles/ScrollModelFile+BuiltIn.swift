import ScrollPhysics

/// Built-in models as files.
extension ScrollModelFile {
  /// The reason why a built-in model cannot be written as a file.
  package struct Reason: Error, Equatable {
    /// The behaviour that model files do not support: a phrase that follows the model's name.
    package let text: String
  }

  /// A model as a file, which moves content to the same bits. Results must not show the name of a built-in model, or of one whose options
  /// are set, for another model: the file's name then begins with `my-`.
  ///
  /// - Throws: The reason if model files do not support all of its behaviour.
  package init(of model: ScrollModel) throws(Reason) {
    if case .composed(let own) = model {
      let name = unsafe String(cString: own.name)
      let base = name.prefix { $0 != ":" }
      self.init(name: base.count == name.count ? name : "my-\(base)", parts: own.parts)
      return
    }
    let traits = model.traits(in: .standard)
    if let reason = Self.reason(model, traits) { throw Reason(text: reason) }
    var parts = ModelParts(curves: model.curves(in: .standard))
    (parts.tracker, parts.rest) = (traits.trackerRule, traits.tolerance)
    Self.complete(&parts, of: model)
    self.init(name: "my-\(model.name)", parts: parts)
  }

  /// Adds what a model's curves and traits do not say.
  private static func complete(_ parts: inout ModelParts, of model: ScrollModel) {
    switch model {
    case .uikitMeasured: completeMeasured(&parts)
    case .scrollMechanics: (parts.release.beyond, parts.catching) = (.all, .atTravel)
    case .scrollMechanicsFixed: parts.release.beyond = .all
    case .appkit: completeAppKit(&parts)
    case .flutterIOSFixed: completeFlutter(&parts, .ios)
    case .flutterDesktopFixed: completeFlutter(&parts, .desktop)
    case .flutterClamping, .flutterClampingFixed: completeFlutterClamping(&parts, model)
    case .chromium, .chromiumExp, .chromiumFixed, .chromiumExpFixed:
      parts.start.share = ChromiumExponential.desktop.amplitude
      completeChromium(&parts, .overscroll, model)
    case .chromiumBezier, .chromiumBezierFixed: completeChromium(&parts, .overscrollCut, model)
    case .iced: parts.release.gain = 0
    case .framerInertiaFixed:
      (parts.fling.reach, parts.start.direction) = (FramerInertiaModel.constants.power, .none)
    case .betterScroll, .betterScrollFixed, .iscrollFixed:
      parts.release.beyond = .all
      parts.rounding = .target(perPoint: 1)
    default: break
    }
  }

  private static func completeMeasured(_ parts: inout ModelParts) {
    let constants = UIKitMeasuredModel.Constants.normal
    (parts.fling.least, parts.fling.stop) = (constants.leastFlingSpeed, constants.stopSpeed)
    parts.start.leastKick = constants.kick
    parts.rounding = .drag(perPoint: UIKitMeasuredModel.recordedScale)
    parts.curves.bounce = .spring(Spring(frequency: constants.frequency, dampingRatio: 1))
  }

  private static func completeAppKit(_ parts: inout ModelParts) {
    parts.start.share = AppKitSnapBack.amplitude
    parts.start.greatest = AppKitSnapBack.greatestSpeed
    parts.start.kick = AppKitSnapBack.spring.frequency
    parts.curves.bounce = .spring(AppKitSnapBack.spring)
  }

  private static func completeFlutter(_ parts: inout ModelParts, _ platform: FlutterBouncingModel.Platform) {
    let model = FlutterBouncingModel(.standard, platform, form: .fixed)
    complete(&parts, model.flingRule)
    parts.start.greatestAtEdge = FlutterBounce.greatestTransfer
    if case .decay(let perSecond) = parts.curves.fling {
      parts.curves.fling = .brakedDecay(perSecond: perSecond, deceleration: model.constantDeceleration)
    }
  }

  private static func complete(_ parts: inout ModelParts, _ rule: FlutterFlingRule) {
    (parts.release.least, parts.release.greatest) = (rule.leastSpeed, rule.greatestSpeed)
    (parts.release.leastTravel, parts.release.beyond) = (rule.leastTravel, .all)
    parts.fling.least = parts.rest.speed
  }

  private static func completeFlutterClamping(_ parts: inout ModelParts, _ model: ScrollModel) {
    complete(&parts, FlutterClampingModel.flingRule)
    parts.crossing = .stop
    parts.curves.bounce = .spring(FlutterClampingModel.spring)
    parts.start.direction = model.form == .fixed ? .inward : .towardsStart
    parts.start.snaps = model.form == .original
  }

  private static func completeChromium(
    _ parts: inout ModelParts, _ rounding: OffsetRounding, _ model: ScrollModel
  ) {
    parts.release.beyond = .lastEvent
    parts.rounding = model.form == .fixed ? .none : rounding
  }

  /// What of a model files do not support; nil for a model that has a file.
  private static func reason(_ model: ScrollModel, _ traits: ModelTraits) -> String? {
    if traits.memory != .none { return "carries state from one touch to the next" }
    if traits.isTickBound { return "moves only at display frames" }
    return switch model {
    case .adwaita, .adwaitaFixed:
      "moves to a target that depends on the kind of device and on the viewport as a page"
    case .android: "moves along a spline in whole pixels and milliseconds, and brakes past an edge"
    case .androidStretch: "moves along a spline in whole pixels, and stretches content past an edge"
    case .lenisFixed: "moves to a target whose distance is a power of the velocity"
    default: nil
    }
  }
}
