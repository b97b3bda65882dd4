import PolicyFiles
import ScrollPhysics
import TextFormats

/// The model that a fit found, as a model file: for each part the best rule that model files support, with its fitted constants.
///
/// A curve does not show the velocity tracker, the limits of release velocities and the behaviour at a catch; these are uikit's.
package struct FittedModel {
  /// The model file.
  package let file: ScrollModelFile
  /// A sentence without a full stop about each part of the model, in the order of a gesture.
  package let notes: [String]

  /// The model of a fit.
  ///
  /// - Parameters:
  ///   - fit: The fit.
  ///   - name: The model's name.
  package init(of fit: CurveFit, named name: String) {
    let uikit = ScrollModel.uikit.curves(in: .standard)
    var notes: [String] = []
    func curve<Curve>(_ part: ScrollPart, else usual: Curve, _ curve: (RuleFit) -> Curve?) -> Curve {
      guard let found = fit.parts.first(where: { $0.part == part }), let best = found.fits.first else {
        notes.append("\(part.rawValue): not in the log; the part of uikit is used")
        return usual
      }
      for rule in found.fits {
        guard let curve = curve(rule) else { continue }
        let residual = "\(rule.rule.name), rms \(Figures.fixed(rule.rms, decimals: 3)) pt"
        let better =
          rule.rule.key == best.rule.key
          ? ""
          : "; not supported by model files: the best rule, \(best.rule.name), rms \(Figures.fixed(best.rms, decimals: 3)) pt"
        notes.append("\(part.rawValue): \(residual)\(better)")
        return curve
      }
      notes.append(
        "\(part.rawValue): model files support none of the fitted rules; the part of uikit is used")
      return usual
    }
    let curves = ModelCurves(
      drag: curve(.drag, else: uikit.drag, Self.drag), fling: curve(.fling, else: uikit.fling, Self.fling),
      bounce: curve(.bounce, else: uikit.bounce, Self.bounce))
    file = ScrollModelFile(name: name, parts: ModelParts(curves: curves))
    self.notes = notes
  }

  // MARK: Rules as curves; nil for rules and constants that model files do not support

  /// A limit nearer to the edge than this, in points, cannot be seen.
  private static let seen = 0.001

  private static func drag(_ fit: RuleFit) -> DragCurve? {
    let curve: DragCurve? =
      switch fit.rule.key {
      case DragRules.band.key: .band(coefficient: fit.constants[0])
      case DragRules.longBand.key: .longBand(coefficient: fit.constants[0], length: fit.constants[1])
      case DragRules.share.key: .share(fit.constants[0])
      case DragRules.exponential.key: .exponential(share: fit.constants[0])
      case DragRules.tangent.key: .tangent(share: fit.constants[0], greatest: fit.constants[1])
      case DragRules.clamp.key: .clamp(limit: fit.constants[0])
      case IncrementRules.clamp.key: fit.constants[0] < seen ? .clampedIncrements(limit: 0) : nil
      default: nil
      }
    return curve.flatMap { ScrollModelFile.supports($0) ? $0 : nil }
  }

  private static func fling(_ fit: RuleFit) -> FlingCurve? {
    let curve: FlingCurve? =
      switch fit.rule.key {
      case FlingRules.rest.key: .rest
      case FlingRules.decay.key: .decay(perSecond: fit.constants[0])
      case FlingRules.decayAndBraking.key:
        .brakedDecay(perSecond: fit.constants[0], deceleration: fit.constants[1])
      case FlingRules.braking.key: .braking(deceleration: fit.constants[0])
      case FlingRules.power.key: .power(friction: fit.constants[0])
      case FlingRules.quartic.key: .quartic(speedOfOneSecond: fit.constants[0])
      case FlingRules.touchpadCurve.key: .touchpad(gamma: fit.constants[0], beta: fit.constants[1])
      case SplineRules.windows.key: .windows(pixelsPerInch: fit.constants[0])
      case SplineRules.quintic.key: .quintic(deceleration: fit.constants[0])
      case SplineRules.circular.key: .circular(deceleration: fit.constants[0])
      default: nil
      }
    return curve.flatMap { ScrollModelFile.supports($0) ? $0 : nil }
  }

  private static func bounce(_ fit: RuleFit) -> BounceCurve? {
    let curve: BounceCurve? =
      switch fit.rule.key {
      case BounceRules.rest.key: .rest
      case BounceRules.critical.key: .spring(Spring(frequency: fit.constants[0], dampingRatio: 1))
      case BounceRules.spring.key:
        .spring(Spring(frequency: fit.constants[0], dampingRatio: fit.constants[1]))
      case ReturnRules.bezier.key: .bezier(longest: fit.constants[0])
      case ReturnRules.quartic.key: .quartic(duration: fit.constants[0])
      case ReturnRules.circular.key: .circular(duration: fit.constants[0])
      default: nil
      }
    return curve.flatMap { ScrollModelFile.supports($0) ? $0 : nil }
  }
}
