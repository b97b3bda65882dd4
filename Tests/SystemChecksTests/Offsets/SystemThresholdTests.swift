import PullToRefresh
import ReplayExperiments
import ScrollPhysics
import TestSamples
import Testing
import TextFormats
import TraceReplay

@testable import SystemChecks

@Suite("Thresholds of engines as offsets")
struct SystemThresholdTests {
  private static let engines = RefreshSystem.all.filter { !$0.isFixed }.map(EngineChoice.builtIn)

  /// Thresholds of offsets are those of the engines' own pages; those of a finger's travel are where content is then.
  @Test("of all engines, on their own scroll views and on two models, in order")
  func all() {
    let grounds: [Ground] = [.native, .model(.uikit), .model(.adwaita)]
    let tables = grounds.map { ground in
      let lines = SystemThreshold.all(Self.engines, on: ground, in: .standard).map { system in
        let far = system.overscroll.map { Figures.fixed($0, decimals: 2) } ?? "no motion"
        return "\(system.engine): \(far), inset \(Figures.fixed(system.inset, decimals: 2))\n"
      }
      return "\(ground.name)\n\(lines.joined())\n"
    }
    #expect(Golden.difference(of: tables.joined(), from: "thresholds.txt") == nil)
  }
}
