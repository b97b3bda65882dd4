/// A listener to which a model lists its constants, quirks and calculations one by one: arrays would allocate.
public protocol ModelFactList {
  /// A number of the model.
  ///
  /// - Parameters:
  ///   - name: What it is, for people.
  ///   - value: The number.
  ///   - unit: What it is counted in.
  ///   - source: Who says so.
  ///   - key: How a program calls it, without the unit; nil for the name up to a comma.
  mutating func constant(
    _ name: StaticString, _ value: Double, _ unit: ConstantUnit, _ source: StaticString, key: StaticString?)

  /// A way in which the original does other than it means to, or other than its platform.
  ///
  /// - Parameters:
  ///   - state: Whether the fixed form is without it.
  ///   - name: Its number in the documentation, as `Q5`; nil where it has none.
  ///   - text: What the original does.
  mutating func quirk(_ state: QuirkState, _ name: StaticString?, _ text: StaticString)

  /// A calculation of `overscroll verify` whose cases the model passes, by its name.
  mutating func calculation(_ name: StaticString)
}

/// The state of a quirk in the fixed form.
@frozen
public enum QuirkState: UInt8, Sendable {
  /// The fixed form is without it.
  case fixed
  /// The model has it in every form.
  case kept
}

extension ModelFactList {
  /// A constant with a unit whose key is its name.
  public mutating func constant(
    _ name: StaticString, _ value: Double, _ unit: ConstantUnit, _ source: StaticString
  ) {
    constant(name, value, unit, source, key: nil)
  }

  /// A constant without a unit.
  public mutating func constant(
    _ name: StaticString, _ value: Double, _ source: StaticString, key: StaticString? = nil
  ) {
    constant(name, value, .none, source, key: key)
  }

  /// A quirk without a number.
  public mutating func quirk(_ state: QuirkState, _ text: StaticString) { quirk(state, nil, text) }

  /// A spring: its stiffness for a mass of 1, and its damping ratio.
  public mutating func spring(_ spring: Spring, _ source: StaticString) {
    // `ω²`, of which the square root of a stiffness must not leave a trace: nine decimals are exact for all of them.
    let decimals = 1e9
    let stiffness = Elementary.rounded(spring.frequency * spring.frequency * decimals) / decimals
    constant("spring stiffness, mass 1", stiffness, .stiffness, source)
    constant("spring damping ratio", spring.dampingRatio, source)
  }

  /// Adds the tolerance within which motion counts as settled, which every model lists last.
  public mutating func rest(
    _ tolerance: Tolerance, _ source: StaticString, speed speedSource: StaticString? = nil
  ) {
    constant("at rest within", tolerance.distance, .points, source, key: "rest_distance")
    constant("and slower than", tolerance.speed, .speed, speedSource ?? source, key: "rest_speed")
  }
}
