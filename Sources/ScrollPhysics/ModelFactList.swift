/// Receives a model's constants, quirks and calculations one by one, because arrays would allocate.
public protocol ModelFactList {
  /// Adds a constant of the model, such as a friction.
  ///
  /// - Parameters:
  ///   - name: The constant's name for people.
  ///   - value: The constant's value.
  ///   - unit: The constant's unit.
  ///   - source: Where the value comes from.
  ///   - key: The key for programs, without the unit; nil for the name up to a comma.
  mutating func constant(
    _ name: StaticString, _ value: Double, _ unit: ConstantUnit, _ source: StaticString, key: StaticString?)

  /// Adds a quirk: something that the original software does otherwise than it intends, or than its platform does.
  ///
  /// - Parameters:
  ///   - state: Whether the `-fixed` model has the quirk.
  ///   - name: The quirk's number in the documentation, such as `Q5`; nil for none.
  ///   - text: What the original software does.
  mutating func quirk(_ state: QuirkState, _ name: StaticString?, _ text: StaticString)

  /// Adds the name of a calculation that `overscroll verify` checks, and whose test cases the model passes.
  mutating func calculation(_ name: StaticString)
}

/// Whether a quirk of the original software is also in the `-fixed` model.
@frozen
public enum QuirkState: UInt8, Sendable {
  /// The `-fixed` model does not have the quirk.
  case fixed
  /// Every form of the model has the quirk.
  case kept
}

extension ModelFactList {
  /// Adds a constant with a unit; its name is also the key for programs.
  public mutating func constant(
    _ name: StaticString, _ value: Double, _ unit: ConstantUnit, _ source: StaticString
  ) {
    constant(name, value, unit, source, key: nil)
  }

  /// Adds a constant without a unit, such as a ratio.
  public mutating func constant(
    _ name: StaticString, _ value: Double, _ source: StaticString, key: StaticString? = nil
  ) {
    constant(name, value, .none, source, key: key)
  }

  /// Adds a quirk that has no number in the documentation.
  public mutating func quirk(_ state: QuirkState, _ text: StaticString) { quirk(state, nil, text) }

  /// Adds a spring: its stiffness for a mass of 1, and its damping ratio.
  public mutating func spring(_ spring: Spring, _ source: StaticString) {
    // `ω²` rounded to nine decimals, which are exact for all springs here: the rounding of the square root of a stiffness must not show.
    let decimals = 1e9
    let stiffness = Elementary.rounded(spring.frequency * spring.frequency * decimals) / decimals
    constant("spring stiffness, mass 1", stiffness, .stiffness, source)
    constant("spring damping ratio", spring.dampingRatio, source)
  }

  /// Adds the tolerance within which motion counts as settled; every model lists it as its last constant.
  public mutating func rest(
    _ tolerance: Tolerance, _ source: StaticString, speed speedSource: StaticString? = nil
  ) {
    constant("at rest within", tolerance.distance, .points, source, key: "rest_distance")
    constant("and slower than", tolerance.speed, .speed, speedSource ?? source, key: "rest_speed")
  }
}
