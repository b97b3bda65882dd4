import GestureTraces
import ReplayStatistics
import ScrollPhysics
import TextFormats
import TraceReplay

/// JSON fields that several formats share, each described once.
extension Field {
  /// The JSON field for the name of a result's engine.
  static func engine(_ name: @escaping @Sendable (Record) -> String) -> Field {
    .value(
      "engine", "The pull-to-refresh engine, as `engines` lists it, or the name of a policy file.", name)
  }

  /// The JSON field for the name of a result's scroll model.
  static func model(_ name: @escaping @Sendable (Record) -> String) -> Field {
    .value("model", ScrollModel.nameMeaning, name)
  }

  /// The JSON field for the origin of a result's traces, such as `recorded`.
  static func origin(_ name: @escaping @Sendable (Record) -> String) -> Field {
    .value(
      "origin",
      "The traces' origin: recorded, imported or synthetic, followed by -remade if shrink or stress made them from others. Figures never mix origins.",
      name)
  }

  /// The JSON field for the sampling unit of a result's intervals, with the number of people or devices.
  static func sampling(_ sampling: @escaping @Sendable (Record) -> Sampling) -> Field {
    .object("sampling", Sampling.meaning, Sampling.drawn, sampling)
  }

  /// The JSON field for the number of gestures with an assumed scale, present if there are any.
  static func assumedScales(_ scales: @escaping @Sendable (Record) -> ScaleCounts) -> Field {
    .optional(
      "assumed_scales",
      "Gestures whose scale is assumed, so verdicts about them may be wrong, 1 or more; absent if every scale is known."
    ) { record in
      let assumed = scales(record).assumed
      return assumed > 0 ? assumed : nil
    }
  }
}

extension SamplingUnit: FieldWord {}

extension Sampling {
  static let fields = fields(unit: "The sampling unit.")
  /// The JSON fields for the sampling unit of intervals, with the number of people or devices.
  static let drawn = fields(unit: "The sampling unit of intervals.")
  static let meaning =
    "The unit that intervals and p values treat as drawn at random: people if the traces name two or more, else devices if there are two or more, else gestures; for generated gestures always gestures."

  private static func fields(unit: String) -> Fields<Sampling> {
    [
      .value("unit", unit) { $0.unit },
      .value(
        "n", "The number of people or devices; null for gestures. With fewer than 3 the interval is null."
      ) { $0.count },
    ]
  }
}

extension Report.Exclusion {
  static let fields: Fields<Report.Exclusion> = [
    .value("trace", "The path as given, with # and a number if only one of several gestures is left out.") {
      $0.trace
    },
    .value("reason", "Why it was left out, and what to do.") { $0.reason },
  ]
}
