import Testing
import TraceReplay

@testable import ReplayReport
@testable import TextFormats
@testable import ScrollPhysics

@Suite("Recorded settings")
struct RecordedSettingsTests {
  private func written(_ options: ReplayOptions) throws -> RecordedSettings {
    var json = JSONWriter()
    RecordedSettings(options).write(to: &json)
    return try #require(RecordedSettings(JSONReader.value(of: json.bytes)))
  }

  /// One change to each option there is, and how it is told.
  private static let changes:
    [(key: String, words: String, change: @Sendable (inout ReplayOptions) -> Void)] = [
      ("rate", "rate_hz was 60, is 120", { $0.rate = 120 }),
      ("phase", "frames_phase was 0, is 0.5", { $0.frames.phase = 0.5 }),
      ("updates", "frames_updates was 0, is 3", { $0.frames.updateDelay = 3 }),
      ("arrival", "arrival was false, is true", { $0.usesArrival = true }),
      ("work", "work_ms was [2000], is [500,0.1]", { $0.app.work = .list([0.5, 1e-4]) }),
      ("never", #"work_ms was [2000], is "never""#, { $0.app.work = .never }),
      ("end again", "end_again_ms was not given, is 250", { $0.app.endsAgainAfter = 0.25 }),
      ("begin", "begin_ms was not given, is [100,300]", { $0.app.begins = [0.3, 0.1] }),
      (
        "inset", "inset_change_ms_pt was not given, is [[1500,64]]",
        { $0.app.insetChanges = [AppInsetChange(time: 1.5, points: 64)] }
      ),
      ("slop", "slop_pt was not given, is 8", { $0.slop = 8 }),
      ("mm", "points_per_mm was 6.42, is 5", { $0.pointsPerMillimetre = 5 }),
      ("unit", "points_per_unit was 1, is 2", { $0.pointsPerUnit = 2 }),
      ("wheel", "wheel_step_pt was 53, is 40", { $0.wheelStep = 40 }),
      ("layer", #"layer was not given, is "evdev""#, { $0.layer = .evdev }),
      ("traditional", "traditional was false, is true", { $0.isTraditional = true }),
      ("viewport", "viewport_pt was not given, is 800", { $0.scene.viewport = 800 }),
      ("content", "content_pt was not given, is 0", { $0.scene.content = 0 }),
      ("top", "inset_top_pt was not given, is 44", { $0.scene.topInset = 44 }),
      ("bottom", "inset_bottom_pt was not given, is 34", { $0.scene.bottomInset = 34 }),
      ("start", "start_offset_pt was not given, is 10", { $0.scene.startOffset = 10 }),
    ]

  @Test("whatever changes a replay is told, and only that", arguments: changes.indices)
  func change(index: Int) throws {
    let (_, words, change) = Self.changes[index]
    var options = ReplayOptions()
    change(&options)
    #expect(RecordedSettings(options).changes(since: try written(ReplayOptions())) == [words])
    #expect(RecordedSettings(options).changes(since: try written(options)).isEmpty)
  }

  @Test("inset changes are the same in whatever order they are given, but for those of one time")
  func insetChanges() {
    let settings = { (changes: [AppInsetChange]) -> RecordedSettings in
      var options = ReplayOptions()
      options.app.insetChanges = changes
      return RecordedSettings(options)
    }
    let (early, late) = (AppInsetChange(time: 0.5, points: 64), AppInsetChange(time: 1.5, points: 44))
    #expect(settings([late, early]).changes(since: settings([early, late])).isEmpty)
    // Of one time the last given stays.
    let other = AppInsetChange(time: 0.5, points: 20)
    #expect(
      settings([other, early]).changes(since: settings([early, other]))
        == ["inset_change_ms_pt was [[500,64],[500,20]], is [[500,20],[500,64]]"])
  }

  @Test("a seed counts where something is drawn")
  func seeds() throws {
    var options = ReplayOptions()
    (options.app.seed, options.frames.seed) = (7, 7)
    #expect(RecordedSettings(options) == RecordedSettings(ReplayOptions()))
    for change in [{ $0.app.work = .normal(mean: 2, deviation: 1) }, { $0.frames.late = 0.5 }]
      as [@Sendable (inout ReplayOptions) -> Void]
    {
      var (one, other) = (ReplayOptions(), options)
      change(&one)
      change(&other)
      #expect(RecordedSettings(other).changes(since: RecordedSettings(one)).count == 1)
    }
  }
}
