import ScrollPhysics

/// The lists of a model, kept: its constants, its original's quirks, the calculations whose cases it passes.
package struct ModelDetails: ModelFactList {
  /// A way in which the original differs from what it means to do, or from its platform.
  package struct Quirk {
    /// Its number in the documentation, as `Q5`; nil where it has none.
    package let name: String?
    /// The original's behaviour, in words.
    package let text: String
    /// True if the `-fixed` form is without it.
    package let isFixed: Bool
  }

  /// In the order of a gesture: drag, fling, bounce, rest.
  package private(set) var constants: [ModelConstant] = []
  /// The original's quirks.
  package private(set) var quirks: [Quirk] = []
  /// The names of the calculations.
  package private(set) var calculations: [String] = []

  package mutating func constant(
    _ name: StaticString, _ value: Double, _ unit: ConstantUnit, _ source: StaticString, key: StaticString?
  ) {
    constants.append(
      ModelConstant(name.description, value, unit, source.description, key: key?.description))
  }

  package mutating func quirk(_ state: QuirkState, _ name: StaticString?, _ text: StaticString) {
    quirks.append(Quirk(name: name?.description, text: text.description, isFixed: state == .fixed))
  }

  package mutating func calculation(_ name: StaticString) { calculations.append(name.description) }
}
