import ScrollPhysics

/// The rules that a model consists of, with its constants.
///
/// The nominal constants are the model's own, in the units of the rules; several models share rules. Catches, thresholds and clocks are not
/// included: only the curves that a log can show.
package struct ModelRules: Sendable {
  /// A rule with a model's own constants.
  package struct Nominal: Sendable {
    /// The rule that the model uses.
    package let rule: ScrollRule
    /// The model's own constants, in the order of the rule's constants.
    package let constants: [Double]

    init(_ rule: ScrollRule, _ constants: Double...) { (self.rule, self.constants) = (rule, constants) }
  }

  /// The model that uses the rules.
  package let model: ScrollModel
  /// The model's rule for content under a finger, for free motion inside the bounds, and for the return from beyond an edge.
  package let drag, fling, bounce: Nominal

  /// The rules of a model in a scroll range, on whose lengths some constants depend.
  package init(_ model: ScrollModel, in extent: ScrollExtent) {
    self.model = model
    let curves = model.curves(in: extent)
    drag = Self.drag(curves.drag, in: extent)
    fling = Self.fling(curves.fling)
    bounce = Self.bounce(curves.bounce)
  }

  /// The model's name, as `--model` accepts it.
  package var name: String { model.label }

  /// The model's rule for a kind of motion.
  package func nominal(_ part: ScrollPart) -> Nominal {
    switch part {
    case .drag: drag
    case .fling: fling
    case .bounce: bounce
    }
  }

  // MARK: Rules of curves

  private static func drag(_ curve: DragCurve, in extent: ScrollExtent) -> Nominal {
    switch curve {
    case .band(let coefficient): Nominal(DragRules.band, coefficient)
    case .longBand(let coefficient, let length):
      Nominal(DragRules.longBand, coefficient, DragRules.within(length))
    case .rangeBand(let coefficient):
      // If the content fits into its viewport, its length is 0, and the shortest length that the rule accepts is used.
      Nominal(
        DragRules.longBand, coefficient, DragRules.within(extent.highestOffset - extent.lowestOffset))
    case .share(let share): Nominal(DragRules.share, share)
    case .divided(let divisor): Nominal(DragRules.share, 1 / divisor)
    case .exponential(let share): Nominal(DragRules.exponential, share)
    case .tangent(let share, let greatest): Nominal(DragRules.tangent, share, greatest)
    case .viewportTangent(let share, let part):
      Nominal(DragRules.tangent, share, part * extent.viewportLength)
    case .clamp(let limit): Nominal(DragRules.clamp, limit)
    case .stretch(let intensity): Nominal(DragRules.stretch, intensity)
    case .flutterIncrements(let gain): Nominal(IncrementRules.flutter, gain)
    case .flutterRigidIncrements(let gain): Nominal(IncrementRules.flutterRigid, gain)
    case .rigidBand(let gain): Nominal(IncrementRules.bandRigid, gain)
    case .geckoIncrements(let share): Nominal(IncrementRules.gecko, share)
    case .filteredIncrements(let share): Nominal(IncrementRules.filter, share)
    case .clampedIncrements(let limit): Nominal(IncrementRules.clamp, limit)
    case .heldIncrements: Nominal(IncrementRules.clamp, 0)
    }
  }

  private static func fling(_ curve: FlingCurve) -> Nominal {
    switch curve {
    case .rest: Nominal(FlingRules.rest)
    case .decay(let perSecond): Nominal(FlingRules.decay, perSecond)
    case .brakedDecay(let perSecond, let deceleration):
      Nominal(FlingRules.decayAndBraking, perSecond, deceleration)
    case .braking(let deceleration): Nominal(FlingRules.braking, deceleration)
    case .power(let friction): Nominal(FlingRules.power, friction)
    case .quartic(let speed): Nominal(FlingRules.quartic, speed)
    case .touchpad(let gamma, let beta): Nominal(FlingRules.touchpadCurve, gamma, beta)
    case .windows(let pixelsPerInch): Nominal(SplineRules.windows, pixelsPerInch)
    case .spline(let friction): Nominal(SplineRules.spline, friction)
    case .sprung(let frequency): Nominal(SplineRules.sprung, frequency)
    case .quintic(let deceleration): Nominal(SplineRules.quintic, deceleration)
    case .circular(let deceleration): Nominal(SplineRules.circular, deceleration)
    }
  }

  private static func bounce(_ curve: BounceCurve) -> Nominal {
    switch curve {
    case .rest: Nominal(BounceRules.rest)
    case .spring(let spring) where spring.dampingRatio == 1: Nominal(BounceRules.critical, spring.frequency)
    case .spring(let spring): Nominal(BounceRules.spring, spring.frequency, spring.dampingRatio)
    case .critical(let frequency): Nominal(BounceRules.critical, frequency)
    case .stretchSpring(let frequency, let ratio): Nominal(BounceRules.stretchSpring, frequency, ratio)
    case .bezier(let longest): Nominal(ReturnRules.bezier, longest)
    case .quartic(let duration): Nominal(ReturnRules.quartic, duration)
    case .circular(let duration): Nominal(ReturnRules.circular, duration)
    case .halves(let duration): Nominal(ReturnRules.halves, duration)
    case .smoothstep(let deceleration): Nominal(ReturnRules.smoothstep, deceleration)
    }
  }
}
