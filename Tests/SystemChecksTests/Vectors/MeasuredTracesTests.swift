import ScrollPhysics
import Testing

@testable import FileAccess
@testable import SystemChecks
import TestSamples
@testable import TextFormats

private let path = ConformanceCases.path("uiscrollview.json")

/// `uikit-measured` against Cranpose's recordings of a real `UIScrollView`, in `Tests/Conformance/uiscrollview.json`.
///
/// The residuals are those the documentation states.
@Suite("The recorded UIScrollView")
struct MeasuredTracesTests {
  /// The recording device's viewport, in points.
  private static let viewport = 681.6666667
  /// A page long enough for every recorded offset.
  private let extent = ScrollExtent(contentLength: 20_000, viewportLength: viewport)
  /// Recorded offsets have four decimals, some targets three.
  private let decimals = 0.0006
  private let millisecond = 0.001

  // MARK: What was recorded

  private func cases(_ models: String...) throws -> [VectorCase] {
    try VectorFile(FileIO.contents(of: path), path: path).cases.filter { models.contains($0.model) }
  }

  private func numbers(_ json: JSONValue) -> [Double] { (json.array ?? [json]).compactMap(\.double) }

  /// The times, in seconds, and offsets of a recorded motion.
  private func motion(_ model: String) throws -> [(time: Double, offset: Double)] {
    let vector = try #require(cases(model).first)
    let times = try CalculationInputs(vector.inputs).numbers("t_ms")
    return Array(zip(times.map { $0 * millisecond }, numbers(vector.expected)))
  }

  /// The greatest size and the root of the mean square.
  private func residual(_ differences: [Double]) -> (max: Double, rms: Double) {
    let squares = differences.reduce(0) { $0 + $1 * $1 }
    return (differences.map(abs).max() ?? .nan, (squares / Double(differences.count)).squareRoot())
  }

  private func bounce(_ trajectory: ScrollTrajectory, clock: (Double) -> Double = { $0 }) throws
    -> (max: Double, rms: Double)
  {
    residual(
      try motion("uikit.bounceback.measured").map { trajectory.offset(at: clock($0.time)) - $0.offset })
  }

  // MARK: How near the model comes

  @Test("every drag past the edge shows the recorded offset")
  func drags() throws {
    let recorded = try cases("uikit.rubberband", "uikit.rubberband.pixelRounded").filter {
      $0.inputs["dimension"]?.double == Self.viewport
    }
    #expect(recorded.count >= 20)
    let differences = try recorded.map { vector in
      let drag = try CalculationInputs(vector.inputs).number("x")
      return -UIKitMeasuredModel(extent).offset(forRaw: -drag) - numbers(vector.expected)[0]
    }
    #expect(residual(differences).max < decimals)
  }

  @Test("every fling's target is within 0.2 pt, and exact on whole pixels, at both rates")
  func targets() throws {
    let recorded = try cases("uikit.decay.target", "uikit.decay.targetStop10")
    #expect(recorded.count >= 10)
    let differences = try recorded.map { vector -> (smooth: Double, shown: Double) in
      let inputs = CalculationInputs(vector.inputs)
      let (offset, velocity) = (
        try inputs.number("offset"), try inputs.number("velocity_pt_ms") / millisecond
      )
      let isFast = try inputs.number("rate") == Deceleration.fast.rate
      let model = UIKitMeasuredModel(extent, constants: isFast ? .fast : .normal)
      let expected = numbers(vector.expected)[0]
      return (
        model.trajectory(from: offset, velocity: velocity).limit - expected,
        model.target(from: offset, velocity: velocity) - expected
      )
    }
    #expect(residual(differences.map(\.smooth)).max < 0.17)
    #expect(residual(differences.map(\.shown)).max < decimals)
  }

  @Test("the recorded fling is followed within 0.5 pt")
  func fling() throws {
    let vector = try #require(cases("uikit.decay.trajectory").first)
    let inputs = CalculationInputs(vector.inputs)
    let trajectory = UIKitMeasuredModel(extent).trajectory(
      from: try inputs.number("offset0"), velocity: try inputs.number("v0_pt_s"))
    let residual = residual(
      try motion("uikit.decay.trajectory").map {
        trajectory.offset(at: $0.time + UIKitMeasuredModel.recordedLead) - $0.offset
      })
    #expect(residual.max < 0.5)
    #expect(abs(residual.max - 0.42) < 0.005 && abs(residual.rms - 0.25) < 0.005)
  }

  @Test("the recorded bounce is followed within 0.75 pt")
  func bounce() throws {
    let residual = try bounce(UIKitMeasuredModel(extent).trajectory(from: -177, velocity: 0))
    #expect(residual.max < 0.75)
    #expect(abs(residual.max - 0.71) < 0.005 && abs(residual.rms - 0.18) < 0.005)
  }

  @Test("the bounce is the published spring's by far not")
  func publishedBounce() throws {
    // `UIScrollView.md`: 49 pt for a stiffness of 100.
    #expect(abs(try bounce(UIKitModel(extent).trajectory(from: -177, velocity: 0)).max - 49) < 0.5)
  }

  // MARK: What else the recordings say

  @Test("√120 fits the bounce as well as the frequency chosen, with the kick that suits it best")
  func frequencies() throws {
    let other = UIKitMeasuredModel.Constants(frequency: 120.0.squareRoot(), kick: 7.2364)
    let ours = try bounce(UIKitMeasuredModel(extent).trajectory(from: -177, velocity: 0)).rms
    let theirs = try bounce(UIKitMeasuredModel(extent, constants: other).trajectory(from: -177, velocity: 0))
      .rms
    #expect(theirs > ours && theirs < 1.003 * ours)
  }

  @Test(
    "on a clock of whole frames that starts 1.09 ms late, the bounce is a critically damped spring to the pixel"
  )
  func bounceOnFrames() throws {
    let constants = UIKitMeasuredModel.Constants(frequency: 10.81, kick: 7.43)
    let trajectory = UIKitMeasuredModel(extent, constants: constants).trajectory(from: -177, velocity: 0)
    let residual = try bounce(trajectory) { ($0 * 60).rounded() / 60 - 0.00109 }
    // Rounding to a third of a point alone leaves an rms of 1 / (3 · √12) = 0.096.
    #expect(residual.max < 0.2 && residual.rms < 0.105)
  }

  @Test(
    "a start one pixel lower a whole frame ahead, or a sum over milliseconds, would follow the fling better")
  func flingOtherwise() throws {
    let inputs = CalculationInputs(try #require(cases("uikit.decay.trajectory").first).inputs)
    let (start, velocity) = (try inputs.number("offset0"), try inputs.number("v0_pt_s"))
    let samples = try motion("uikit.decay.trajectory")
    let lower = UIKitMeasuredModel(extent).trajectory(from: start - 1.0 / 3, velocity: velocity)
    #expect(residual(samples.map { lower.offset(at: $0.time + 1.0 / 60) - $0.offset }).rms < 0.155)
    let normal = Deceleration.normal
    // Σ r^n over n = 1, 2, … is r / (1 − r); what is left after t falls as r^(1000·t).
    let way = velocity * millisecond * normal.rate / (1 - normal.rate)
    let summed = samples.map {
      start + way * (1 - normal.velocity(1, at: $0.time + UIKitMeasuredModel.recordedLead)) - $0.offset
    }
    #expect(residual(summed).rms < 0.155)
  }
}
