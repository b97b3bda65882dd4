import ScrollPhysics

/// The calculations for the scroll model `appkit`.
///
/// In the inputs `x` is the drag, `y` the offset past the edge, `x0` the stretch and `v0` the velocity in points per second.
enum AppKitCalculations {
  static let all: [String: Calculations.Calculation] = [
    "appkit.rubberband": { json in
      let inputs = CalculationInputs(json)
      return try CalculationResult.value(band(inputs).offset(forDrag: inputs.number("x")))
    },
    "appkit.rubberband.inverse": { json in
      let inputs = CalculationInputs(json)
      return try CalculationResult.value(band(inputs).drag(forOffset: inputs.number("y")))
    },
    "appkit.snapback": { json in
      let inputs = CalculationInputs(json)
      let back = AppKitSnapBack(stretch: try inputs.number("x0"), velocity: try inputs.number("v0", else: 0))
      return try CalculationResult.value(back.stretch(at: inputs.unsigned("t_s")))
    },
    "appkit.momentum.duration": { json in
      try CalculationResult.value(momentum(CalculationInputs(json)).duration)
    },
    "appkit.momentum.displacement": { json in
      let inputs = CalculationInputs(json)
      return try CalculationResult.value(momentum(inputs).displacement(at: inputs.unsigned("t_s")))
    },
  ]

  private static func band(_ inputs: CalculationInputs) throws -> RubberBand {
    RubberBand(
      coefficient: try inputs.positive("c", else: AppKitModel.coefficient),
      dimension: try inputs.positive("dimension"))
  }

  private static func momentum(_ inputs: CalculationInputs) throws -> AppKitMomentum {
    AppKitMomentum(velocity: try inputs.number("v0"))
  }
}
