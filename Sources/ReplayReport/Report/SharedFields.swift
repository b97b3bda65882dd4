import GestureTraces
import ReplayStatistics
import TextFormats

/// Fields that several results have, each described once.
extension Field {
  /// The engine of a result.
  static func engine(_ name: @escaping @Sendable (Record) -> String) -> Field {
    .value(
      "engine", "The pull-to-refresh engine, as `engines` lists it, or the name of a policy file.", name)
  }

  /// The model of a result.
  static func model(_ name: @escaping @Sendable (Record) -> String) -> Field {
    .value("model", "The scroll model, as `models` lists it.", name)
  }

  /// The origin of the traces that a result is of.
  static func origin(_ name: @escaping @Sendable (Record) -> String) -> Field {
    .value(
      "origin",
      "How the traces came to be: recorded, imported or synthetic; with -remade behind it where shrink or stress made them of others. No figure mixes two.",
      name)
  }
}

extension SamplingUnit: FieldWord {}

extension Sampling {
  static let fields: Fields<Sampling> = [
    .value("unit", "The sampling unit.") { $0.unit },
    .value(
      "n", "How many people or devices; null of gestures. With fewer than 3 there is no interval."
    ) { $0.count },
  ]
}
