import GestureTraces
import PullToRefresh
import ScrollPhysics
import Testing
import TraceReplay

@testable import ReplayLab

@Suite("The stage of the lab")
struct LabStageTests {
  private static let header: TraceHeader = {
    var header = TraceHeader(device: TraceDevice(kind: .touchscreen), source: TraceSource(origin: .recorded))
    header.statedUnits = .points
    return header
  }()

  private func follow(_ stage: inout LabStage, _ kind: TraceEvent.Kind, at time: Int64, arrival: Int64) {
    let isTaken = stage.follow(kind, at: time, arrival: arrival)
    #expect(isTaken)
  }

  /// A finger that goes down 300 points in 0.4 s, 8 ms a sample, and lifts; then as many frames as it takes to rest.
  private func pull(_ stage: inout LabStage) -> Int64 {
    stage.begin(Self.header, work: 0.5, resolution: 100)
    var time: Int64 = 0
    follow(&stage, .down(slot: 0, x: 100, y: 200), at: 0, arrival: 900)
    while time < 400_000 {
      time += 8000
      let y = 200 + 300 * Double(time) / 400_000
      follow(&stage, .move(slot: 0, x: 100, y: y), at: time, arrival: time + 900)
      _ = stage.show(at: Double(time) / 1e6)
    }
    follow(&stage, .up(slot: 0), at: time + 1000, arrival: time + 1900)
    while !stage.isOver, time < 10_000_000 {
      time += 16_667
      _ = stage.show(at: Double(time) / 1e6)
    }
    return time
  }

  private var stage: LabStage {
    var stage = LabStage()
    for system in [RefreshSystem.mrefresh, .swiperefresh] { _ = stage.add(.system(system), on: nil) }
    return stage
  }

  @Test("a take is a trace whose replay does what the lists did")
  func replay() throws {
    var stage = stage
    let end = pull(&stage)
    #expect(stage.isOver)
    let numbers = stage.show(at: Double(end) / 1e6)
    let take = try #require(stage.trace(endedAt: end, path: "take"))
    let again = try TraceReader.trace(of: TraceWriter.bytes(of: take), path: "take")
    #expect(again.events == take.events)
    var options = ReplayOptions()
    options.app.work = .fixed(0.5)
    for (index, system) in [RefreshSystem.mrefresh, .swiperefresh].enumerated() {
      let replay = Replay(of: again, on: system.nativeList, options: options)
      let result = replay.run(replay.engine(of: system)).result
      #expect(numbers[index] == result.triggers)
      // 290 points after a slop of 10 pull a `uikit` list by 0.55·290/(1 + 0.55·290/667), 129 points: past the 110 of the one; the
      // other takes half of the finger's travel, past its 64.
      #expect(result.triggers == 1)
    }
  }

  @Test("there are at most four lists")
  func most() {
    var stage = LabStage()
    let taken = (0..<5).map { _ in stage.add(.system(.sv), on: nil) }
    #expect(taken == [true, true, true, true, false])
  }

  @Test("an event that is older than a frame that was shown is moved behind it, and the grade says so")
  func late() throws {
    var stage = stage
    stage.begin(Self.header, work: 0.5, resolution: 0)
    follow(&stage, .down(slot: 0, x: 0, y: 0), at: 0, arrival: 0)
    _ = stage.show(at: 0.588)
    follow(&stage, .move(slot: 0, x: 0, y: 50), at: 400_000, arrival: 500_000)
    follow(&stage, .up(slot: 0), at: 520_000, arrival: 520_000)
    let take = try #require(stage.trace(endedAt: 520_000, path: "take"))
    // A tenth of a second before 0.588 s the engines have seen 29 frames of 60 a second.
    #expect(take.events[1].timeMicroseconds == 483_334)
    #expect(take.end?.grade == "B")
    #expect(take.end?.reasons == ["1 stamps older than what came before them, moved"])
  }

  @Test("the steps of a browser's stamps are in the grade where they are coarse", arguments: [100, 1000])
  func resolution(step: Int64) throws {
    var stage = stage
    stage.begin(Self.header, work: 0.5, resolution: step)
    follow(&stage, .down(slot: 0, x: 0, y: 0), at: 0, arrival: 0)
    follow(&stage, .up(slot: 0), at: 50_000, arrival: 50_000)
    let end = try #require(stage.trace(endedAt: 50_000, path: "take")?.end)
    #expect(end.reasons == (step == 1000 ? ["a browser's stamps, in steps of 1000 µs"] : []))
  }

  @Test("nothing is taken without a take, and nothing is drawn of a list that is not there")
  func nothing() {
    var stage = LabStage()
    let (isTaken, numbers) = (stage.follow(.up(slot: 0), at: 0, arrival: 0), stage.show(at: 1))
    #expect(!isTaken)
    #expect(numbers.isEmpty)
    #expect(stage.drawing(of: 0, width: 10, height: 10) == nil)
    #expect(stage.json(of: 3, endedAt: 0) == nil)
  }
}
