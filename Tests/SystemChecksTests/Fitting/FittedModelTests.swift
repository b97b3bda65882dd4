import PolicyFiles
import ScrollPhysics
import SystemChecks
import Testing

/// Models that were written from logs which composed models made: the constants must come back.
@Suite("Fitted model")
struct FittedModelTests {
  static let parts: [ModelCurves] = [
    ModelCurves(
      drag: .band(coefficient: 0.4), fling: .decay(perSecond: 3),
      bounce: .spring(Spring(mass: 1, stiffness: 180, dampingRatio: 1))),
    ModelCurves(
      drag: .share(0.3), fling: .braking(deceleration: 1700),
      bounce: .spring(Spring(frequency: 9, dampingRatio: 1.4))),
    ModelCurves(
      drag: .longBand(coefficient: 0.8, length: 120), fling: .decay(perSecond: 1.5),
      bounce: .spring(Spring(frequency: 14, dampingRatio: 0.6))),
  ]

  @Test("a log gives the rules and the constants of the model that made it", arguments: parts)
  func constants(curves: ModelCurves) {
    let model = ScrollModelFile(name: "mine", parts: ModelParts(curves: curves)).model
    let fit = CurveFit(ModelLogs.log(model), in: ModelLogs.extent)
    let fitted = FittedModel(of: fit, named: "found")
    #expect(fitted.file.name == "found" && fitted.notes.count == 3)
    let found = fitted.file.model
    let extent = ModelLogs.extent
    // A replay with the model gives the log's curves again.
    for raw in [-30, -120, -240.0] {
      #expect(abs(found.offset(forRaw: raw, in: extent) - model.offset(forRaw: raw, in: extent)) < 0.02)
    }
    for (offset, velocity) in [(3000.0, -2200.0), (3000, 900), (-100, 0)] {
      let (a, b) = (
        found.trajectory(from: offset, velocity: velocity, in: extent),
        model.trajectory(from: offset, velocity: velocity, in: extent)
      )
      for time in [0.05, 0.2, 0.5, 1, 3] {
        #expect(abs(a.offset(at: time) - b.offset(at: time)) < 0.3, "\(offset), \(velocity) at \(time)")
      }
    }
  }

  @Test("a part that the log lacks is as in uikit, and a rule without a part is said")
  func lacking() {
    let fling = CurveFit(ModelLogs.log(.uikit, parts: [.fling]), in: ModelLogs.extent, models: [.uikit])
    let fitted = FittedModel(of: fling, named: "a")
    #expect(fitted.notes[0] == "drag: not in the log; the part of uikit is used")
    #expect(fitted.notes[1].hasPrefix("fling: exponential decay, rms 0.000 pt"))
    #expect(fitted.notes[2] == "bounce: not in the log; the part of uikit is used")
    #expect(fitted.file.parts.curves.drag == .band(coefficient: 0.55))
    let iced = CurveFit(ModelLogs.log(.iced, parts: [.drag]), in: ModelLogs.extent)
    #expect(FittedModel(of: iced, named: "a").file.parts.curves.drag == .clampedIncrements(limit: 0))
    let gecko = CurveFit(ModelLogs.log(.geckoDesktopFixed, parts: [.drag]), in: ModelLogs.extent)
    guard case .exponential(let share) = FittedModel(of: gecko, named: "a").file.parts.curves.drag else {
      Issue.record("an exponential has a part")
      return
    }
    #expect(abs(share - 1.0 / 16) < 1e-4)
    let android = CurveFit(ModelLogs.log(.androidStretch, parts: [.drag]), in: ModelLogs.extent)
    let note = FittedModel(of: android, named: "a").notes[0]
    #expect(note.contains("not supported by model files: the best rule, stretch, rms 0.000 pt"), "\(note)")
  }
}
