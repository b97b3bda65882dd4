import PullToRefresh
import ScrollPhysics
import Testing
import TraceReplay

@testable import ReplayExperiments

@Suite("Thresholds of a sweep")
struct SweepSettingsTests {
  /// By hand: from a quarter of the engine's own to two and a half times it, in sixteenths.
  @Test("are sixteenths of the engine's own, from 4 to 40")
  func grid() {
    let grid = SweepGrid.thresholds(around: 64, withoutInset: 64)
    #expect(grid == (4...40).map { Double($0) * 4 } && grid.count == 37)
    #expect(grid.first == 16 && grid.last == 160 && grid.contains(64))
  }

  @Test("are around the one without the inset if the inset leaves less than a quarter of it")
  func inset() {
    #expect(SweepGrid.thresholds(around: 16, withoutInset: 64).first == 4)
    #expect(SweepGrid.thresholds(around: 15.9, withoutInset: 64).first == 16)
    #expect(SweepGrid.thresholds(around: -20, withoutInset: 64).last == 160)
  }

  private static func settings(_ count: Int?, engines: Int = 1) throws(ExperimentError) -> SweepSettings {
    let all = RefreshSystem.originals.prefix(engines).map(EngineChoice.builtIn)
    return try SweepSettings(
      ReplaySettings(engines: all, grounds: [.model(.uikit)]),
      thresholds: count.map { (1...$0).map { Double($0) } }, isMillimetres: false)
  }

  @Test("may be 200,000 in all rows together, and not more")
  func most() throws {
    #expect(try Self.settings(200_000).rows.map(\.grid.count) == [200_000])
    #expect(try Self.settings(100_000, engines: 2).rows.map(\.grid.count) == [100_000, 100_000])
    #expect(
      throws: ExperimentError(
        "2 engines on models with 100001 thresholds come to 200002, and 200000 are the most; give a smaller COUNT to --threshold, or name fewer engines and models (--engine, --model)"
      )
    ) { try Self.settings(100_001, engines: 2) }
  }

  @Test("without any given are those around each engine's own")
  func own() throws {
    // mj fires at 54 pt, sv at 60.
    let settings = try SweepSettings(
      ReplaySettings(engines: [.builtIn(.mj), .builtIn(.sv)], grounds: [.native, .model(.gtk)]),
      thresholds: nil,
      isMillimetres: true)
    #expect(settings.isMillimetres)
    #expect(
      settings.rows.map { "\($0.engine.name) on \($0.model): \($0.grid[12])" } == [
        "mj on uikit (native): 54.0", "sv on uikit (native): 60.0", "mj on gtk: 54.0", "sv on gtk: 60.0",
      ])
  }
}
