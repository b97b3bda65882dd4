import ScrollPhysics

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
    switch model {
    case .uikit:
      summary = "UIScrollView, by the published formulas."
      constants = Self.uikit
      velocity =
        "Slope of a parabola fitted to the samples of the last 100 ms, at most 20; zero after 100 ms of rest."
      isTickBound = false
      fidelity =
        "Resistance agrees with 29 offsets recorded in the iOS 26.5 simulator. The bounce follows the published formulas; UIKit's own velocity tracker is not public, and its rounding to pixels is left out."
    }
  }

  private static var uikit: [Constant] {
    let spring = UIKitModel.spring
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
        key: "rest_distance_pt", name: "at rest within", value: UIKitModel.tolerance.distance, unit: "pt",
        source: "chosen for this program"),
      Constant(
        key: "rest_speed_pt_s", name: "and slower than", value: UIKitModel.tolerance.speed, unit: "pt/s",
        source: "measured decays end there"),
    ]
  }
}
