import ScrollPhysics
import Testing
import TraceReplay

@testable import ReplayReport
import TestSamples

@Suite("Simulation curve")
struct SimulationCurveTests {
  @Test("what is pulled down is above the edge, and the finger is where nothing resists")
  func directions() throws {
    let simulation = try SampleSimulation.on([.uikit], until: 1)
    let curve = SimulationCurve(simulation.paths[0], in: simulation, points: 11)
    #expect(curve.content.map(\.time) == (0...10).map { Double($0) / 10 })
    let pulled = 667.0 * 110 / 777
    #expect(abs(curve.content[4].value - pulled) < 1e-9)
    let finger = try #require(curve.fingers.first)
    #expect(finger.first?.value == 0 && finger.map(\.value).max() == 200)
    #expect(finger.last?.time == 0.5 && finger.last?.value == 200)
    #expect(curve.bottom == -6003)
  }

  @Test("a finger that catches the content starts from where that is")
  func caught() throws {
    let script = try FingerScript("down; move 200 400; hold 100; release; wait 100; down; move 50 100")
    let simulation = Simulation(
      of: FingerTrack(of: script, rate: 125), scene: .standard, models: [.uikit], slop: 0, rate: 60)
    let curve = SimulationCurve(simulation.paths[0], in: simulation, points: 2)
    // Critically damped at 10/s for 0.1 s: 2/e of 667·110/777.
    let caught = 667.0 * 110 / 777 * 2 * 0.36787944117144233
    #expect(abs((curve.fingers.last?.first?.value ?? 0) - caught) < 1e-9)
    #expect(abs((curve.fingers.last?.last?.value ?? 0) - caught - 50) < 1e-9)
  }

  @Test("figures are in words, without a rest where the finger stays")
  func figures() throws {
    let simulation = try SampleSimulation.on([.uikit])
    #expect(
      SimulationCurve(simulation.paths[0], in: simulation, points: 2).figures == "peak 94.4 pt, rest 737 ms")
    let held = Simulation(
      of: FingerTrack(of: try FingerScript("down; move 200 400"), rate: 125), scene: .standard,
      models: [.gtk],
      slop: 0, rate: 60)
    #expect(SimulationCurve(held.paths[0], in: held, points: 2).figures == "peak 100.0 pt")
  }

  @Test("all curves share scales that hold every curve and finger")
  func scales() throws {
    let curves = SimulationCurves(try SampleSimulation.on([.uikit, .gtk], until: 2), points: 50)
    #expect(curves.times == 0...2 && curves.values == 0...200)
  }
}
