import ScrollPhysics
import TraceReplay

/// A finger that goes 200 pt down in 400 ms, rests for 100 ms and lifts, at the top of ten viewports of 667 pt.
package enum SampleSimulation {
  /// The script.
  package static let script = "down; move 200 400; hold 100; release"

  /// The simulation of that finger on these models, with rows at 10 Hz.
  package static func on(_ models: [ScrollModel], until: Double? = nil) throws -> Simulation {
    Simulation(
      of: FingerTrack(of: try FingerScript(script), rate: 125), scene: .standard, models: models, slop: 0,
      rate: 10, until: until)
  }
}
