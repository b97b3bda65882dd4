import PullToRefresh
import ReplayExperiments
import TestSamples
import Testing
import TraceReplay

@testable import ReplayReport

@Suite("Table of test runners")
struct RunnerTableTests {
  private func table(list: Double, element: Double?, on grounds: [Ground]) throws -> RunnerTable {
    var options = ReplayOptions()
    options.scene.viewport = list
    let engines = ["sv", "swiperefresh", "mj"].compactMap(RefreshSystem.init(named:)).map(
      EngineChoice.builtIn)
    let target = element.map { RunnerSwipe.Target(list: list, element: $0) } ?? RunnerSwipe.Target(list: list)
    return RunnerTable(
      try ["espresso", "kif", "cypress"].map { name in
        try RunnerTrial(
          of: #require(RunnerSwipe.named(name)), over: target,
          ReplaySettings(engines: engines, grounds: grounds, options: options), seed: 1)
      })
  }

  private func text(_ table: RunnerTable) -> String {
    [table.overview(width: 90), table.pages(width: 90), SamplePeople.lines(RunnerTable.format.json(table))]
      .joined(separator: "\n---\n")
  }

  @Test("swipes over a whole list, on two scroll views")
  func list() throws {
    let table = try table(list: 844, element: nil, on: [.native, .model(.uikit)])
    #expect(table.trials.allSatisfy { $0.outcomes.count == 6 })
    #expect(Golden.difference(of: text(table), from: "runners-list.txt") == nil)
  }

  @Test("swipes over an element of a list")
  func element() throws {
    let table = try table(list: 844, element: 300, on: [.native])
    #expect(Golden.difference(of: text(table), from: "runners-element.txt") == nil)
  }
}
