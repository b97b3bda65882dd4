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

  private static func words(_ peaks: [(Double, Bool)]) -> String {
    // 10.9 (where its content is at its threshold of travel), 54, 60 and 132.1 pt; on android content stays.
    let engines: [EngineChoice] = [
      .builtIn(.uirefreshcontrol), .builtIn(.mj), .builtIn(.sv), .builtIn(.swiperefresh),
    ]
    let systems =
      SystemThreshold.all(engines, on: .native, in: .standard)
      + SystemThreshold.all([.builtIn(.onpu)], on: .model(.android), in: .standard)
    let verdict = ThresholdVerdict(peaks.map { (pull: $0.0, refreshes: $0.1) }, systems)
    func names(_ systems: [SystemThreshold]) -> String { systems.map(\.engine).joined(separator: " ") }
    let ends = [verdict.without, verdict.with].map { $0.map { "\($0)" } ?? "-" }
    return
      "\(ends[0]) to \(ends[1])\(verdict.isContradiction ? "!" : ""): \(names(verdict.agreeing)) / \(names(verdict.others)) / \(names(verdict.unseen))"
  }

  @Test("agree with peaks if they are beyond each without a refresh, and not beyond any with one")
  func verdicts() {
    #expect(Self.words([]) == "- to -: swiperefresh mj sv uirefreshcontrol /  / onpu")
    #expect(Self.words([(53.9, false)]) == "53.9 to -: mj sv uirefreshcontrol / swiperefresh / onpu")
    #expect(Self.words([(54, false)]) == "54.0 to -: sv uirefreshcontrol / swiperefresh mj / onpu")
    #expect(Self.words([(60, true)]) == "- to 60.0: swiperefresh mj sv / uirefreshcontrol / onpu")
    #expect(Self.words([(59.9, true)]) == "- to 59.9: swiperefresh mj / sv uirefreshcontrol / onpu")
    // The farthest without and the lowest with decide.
    #expect(
      Self.words([(20, false), (57, false), (140, true), (100, true)])
        == "57.0 to 100.0: sv / swiperefresh mj uirefreshcontrol / onpu")
    #expect(Self.words([(100, false), (100, true)]).hasPrefix("100.0 to 100.0!:  / swiperefresh mj sv "))
    #expect(Self.words([(99, false), (100, true)]).hasPrefix("99.0 to 100.0: "))
  }
}
