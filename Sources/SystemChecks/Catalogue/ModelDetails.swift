import ScrollPhysics

/// Collects what a scroll model lists about itself: its constants, its original's bugs, and the calculations whose test cases it passes.
package struct ModelDetails: ModelFactList {
  /// A bug of the implementation that a model reproduces: it differs from its own intention or from its platform.
  package struct Quirk {
    /// The bug's number in the documentation, such as `Q5`; nil if it has none.
    package let name: String?
    /// The behaviour that is wrong, in words.
    package let text: String
    /// True if the `-fixed` variant of the model does not have the bug.
    package let isFixed: Bool
  }

  /// The model's constants, in the order of a gesture: drag, fling, bounce, rest.
  package private(set) var constants: [ModelConstant] = []
  /// The bugs of the implementation that the model reproduces.
  package private(set) var quirks: [Quirk] = []
  /// The names of the calculations in `verify` whose test cases the model passes.
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
