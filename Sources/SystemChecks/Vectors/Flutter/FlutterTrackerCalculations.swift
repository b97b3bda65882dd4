import ScrollPhysics
import TextFormats

/// The calculations for Flutter's velocity trackers, and for the least-squares fit that one of them uses.
enum FlutterTrackerCalculations {
  static let all: [String: Calculations.Calculation] = [
    "velocity.lsq2.flutter": { try leastSquares(CalculationInputs($0)) },
    "velocity.ios3": { try weighted(CalculationInputs($0), .ios) },
    "lsq": { try fit(CalculationInputs($0)) },
  ]

  private static let millisecondsPerSecond = 1000.0

  /// The horizontal and vertical velocity of a finger at the release, by the tracker that fits a curve.
  private static func leastSquares(_ inputs: CalculationInputs) throws -> JSONValue {
    let samples = try inputs.timedRows("samples_ms_x_y", width: 3)
    let lift =
      (try inputs.numbers("up_ms_x_y").first ?? samples[samples.count - 1][0]) / millisecondsPerSecond
    return try CalculationResult.list(
      [1, 2].map { axis in
        var tracker = FlutterVelocityTracker()
        for sample in samples {
          tracker.add(position: sample[axis], at: sample[0] / millisecondsPerSecond)
        }
        return tracker.estimate(at: lift).velocity
      })
  }

  /// The velocity of a finger at the latest sample, by a tracker that weights the latest velocities.
  private static func weighted(_ inputs: CalculationInputs, _ tracker: FlutterWeightedTracker) throws
    -> JSONValue
  {
    let samples = try inputs.timedRows("samples_s_y", width: 2)
    var tracker = tracker
    for sample in samples { tracker.add(position: sample[1], at: sample[0]) }
    return try CalculationResult.value(tracker.estimate(at: samples[samples.count - 1][0]).velocity)
  }

  /// The coefficients of the line or parabola that is fitted to the samples, the constant first.
  private static func fit(_ inputs: CalculationInputs) throws -> JSONValue {
    let (x, y, degree) = (try inputs.numbers("x"), try inputs.numbers("y"), try inputs.number("degree"))
    guard degree == 1 || degree == 2 else {
      throw CalculationInputs.Problem(description: "input \"degree\" is \(degree); give 1 or 2")
    }
    guard x.count == y.count else {
      throw CalculationInputs.Problem(
        description: "input \"y\" holds \(y.count) numbers, \"x\" \(x.count); give as many")
    }
    guard let fit = ParabolaFit(degree: Int(degree), count: x.count, sample: { (x[$0], y[$0]) }) else {
      throw CalculationInputs.Problem(
        description: "input \"x\" holds too few different numbers; give more than the degree")
    }
    return try CalculationResult.list(Array([fit.value, fit.slope, fit.curvature].prefix(Int(degree) + 1)))
  }
}
