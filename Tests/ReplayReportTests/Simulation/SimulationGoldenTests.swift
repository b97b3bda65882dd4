import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

@testable import ReplayReport

/// Simulations of several fingers and scenes as plot, table, CSV and JSON, whole.
@Suite("Simulations")
struct SimulationGoldenTests {
  private static func scene(_ change: (inout Scene) -> Void) -> Scene {
    var scene = Scene.standard
    change(&scene)
    return scene
  }

  private static let runs:
    [(name: String, script: String, scene: Scene, models: [ScrollModel], until: Double?)] =
      [
        ("one", "down; move 200 400; hold 100; release", .standard, [.uikit], nil),
        (
          "many", "down; move 120 200; release; wait 50; down; move -300 250; hold 50; release", .standard,
          [.uikit, .android, .gtk, .flutterIOS, .flutterDesktop], 1.5
        ),
        ("held", "down; move 150 100", scene { $0.startOffset = 40 }, [.uikit, .gtk], 0.4),
        (
          "bottom", "down; move -400 200; release",
          scene {
            $0.startOffset = 5800
            $0.axis = .horizontal
          }, [.uikit, .android], 1
        ),
        ("inset", "wait 100; down; move 90 150; release", scene { $0.topInset = 88 }, [.uikit], 0.5),
        ("short", "down", .standard, [.uikit, .gtk, .android], 0.05),
      ]

  @Test("plot, table, curves, CSV and JSON", arguments: runs.indices)
  func whole(index: Int) throws {
    let run = Self.runs[index]
    let simulation = Simulation(
      of: FingerTrack(of: try FingerScript(run.script), rate: 125), scene: run.scene, models: run.models,
      slop: index == 1 ? 8 : 0, rate: 20, until: run.until)
    var json = ""
    simulation.writeJSON(source: index == 2 ? .trace("a.trace") : .script(run.script, rate: 125)) {
      json += String(decoding: $0, as: UTF8.self)
    }
    let curves = SimulationCurves(simulation, points: 6)
    let points = curves.curves.map { curve in
      func line(_ points: [(time: Double, value: Double)]) -> String {
        points.map { "\($0.time.golden):\($0.value.golden)" }.joined(separator: " ")
      }
      return "\(curve.name), \(curve.figures), bottom \(curve.bottom.golden): \(line(curve.content))\n"
        + curve.fingers.map { "  finger \(line($0))\n" }.joined()
    }
    let parts = [
      SimulationPlot(simulation, width: 80).text, SimulationPlot(simulation, width: 47).text,
      simulation.table(width: 60), simulation.table(width: 30),
      "times \(curves.times.lowerBound)...\(curves.times.upperBound.golden), values \(curves.values.lowerBound.golden)...\(curves.values.upperBound.golden)\n"
        + points.joined(), SimulationCSV(simulation).header + ", \(SimulationCSV(simulation).count) rows\n",
      json.replacing("},", with: "},\n").replacing("[{", with: "[\n{").withGoldenNumbers + "\n",
    ]
    let text = parts.joined(separator: "--\n")
    #expect(Golden.difference(of: text, from: "simulation-\(run.name).txt") == nil)
  }
}
