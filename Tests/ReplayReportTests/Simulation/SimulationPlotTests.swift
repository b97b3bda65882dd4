import ReplayReport
import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

@Suite("Simulation plot")
struct SimulationPlotTests {
  private func lines(_ models: [ScrollModel], width: Int) throws -> [Substring] {
    SimulationPlot(try SampleSimulation.on(models), width: width).text.split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("several models as a whole", arguments: [80, 40])
  func golden(width: Int) throws {
    let plot = SimulationPlot(try SampleSimulation.on([.uikit, .gtk, .flutterIOS]), width: width)
    #expect(Golden.difference(of: plot.text, from: "simulation-\(width).txt") == nil)
  }

  @Test("no line is wider than asked for", arguments: [38, 40, 79, 80, 81, 120, 300])
  func width(columns: Int) throws {
    for models in [[ScrollModel.uikit], ScrollModel.all] {
      let lines = try lines(models, width: columns)
      #expect(lines.allSatisfy { $0.count <= columns })
      for model in models { #expect(lines.contains { $0.contains("\(model.name)") }) }
    }
  }

  @Test("plots stand beside one another where there is room")
  func beside() throws {
    #expect(try lines([.uikit, .gtk], width: 80).contains { $0.hasPrefix("uikit ") && $0.hasSuffix(" gtk") })
    #expect(try lines([.uikit, .gtk], width: 77).contains("gtk"))
  }
}
