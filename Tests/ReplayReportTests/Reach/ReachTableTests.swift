import PullToRefresh
import ReplayExperiments
import ScrollPhysics
import TestSamples
import Testing

@testable import ReplayReport

@Suite("Table of travel")
struct ReachTableTests {
  private func table(_ limit: ReachLimit?, scales: [Double] = [6.42, 10]) -> ReachTable {
    let engines = ["sv", "mj", "swiperefresh"].compactMap(RefreshSystem.init(named:)).map(
      EngineChoice.builtIn)
    let entries = [ScrollModel.uikit, .android].flatMap { model in
      engines.flatMap { engine in
        [400.0, 800].map { viewport in
          ReachTable.Entry(
            engine: engine.name, model: "\(model.name)", viewport: viewport,
            reach: TriggerReach(engine, on: model, viewport: viewport, hand: TriggerReach.Hand()))
        }
      }
    }
    return ReachTable(entries, hand: TriggerReach.Hand(), scales: scales, limit: limit)
  }

  @Test(
    "text and JSON, without a limit and with each kind of limit",
    arguments: [
      (nil, "none"), (ReachLimit.share(0.2), "share"), (.millimetres(15), "mm"), (.points(130), "pt"),
    ])
  func golden(limit: ReachLimit?, name: String) {
    let table = table(limit)
    let answer = table.answer(width: 60, and: 3)
    let texts = [
      answer.text, "whole: \(answer.isWhole)", table.text(width: 80), table.csv,
      SamplePeople.lines(table.json),
    ]
    #expect(
      Golden.difference(of: texts.joined(separator: "\n---\n"), from: "reach-\(name).txt") == nil)
  }

  // uikit shows o(x) = d(1 − 1/(1 + 0.55 x/d)), so 60 pt of pull are x = d/0.55 · 60/(d − 60): 128.3 and 117.9 pt in 400 and 800.
  @Test("limits hold on every screen, and an engine that never fires is beyond none")
  func limits() {
    let table = table(.points(130))
    let sv = table.entries.filter { $0.engine == "sv" }
    for (entry, travel) in zip(sv, [400 / 0.55 * 60 / 340, 800 / 0.55 * 60 / 740]) {
      #expect(entry.reach.travel.map { abs($0 - travel) < 0.001 } == true)
    }
    #expect(table.never.map(\.engine) == ["sv", "sv", "mj", "mj"])
    #expect(table.never.allSatisfy { $0.model == "android" })
    for (limit, beyond) in [
      (ReachLimit.share(0.31), [400.0]), (.millimetres(12), [400]), (.points(117), [400, 800]),
      (.points(129), []),
    ] {
      let found = self.table(limit, scales: [20, 10]).beyond.filter { $0.engine == "sv" }.map(\.viewport)
      #expect(found == beyond, "\(limit)")
    }
  }
}
