import GestureTraces
import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing

@testable import TraceReplay

/// What the replays of a trace share is bounded: what was dropped for room is made again, and is the same.
@Suite("Timelines that replays share")
struct SharedTimelinesTests {
  private static func track(_ options: ReplayOptions) throws -> (FingerTrack, Scene) {
    var random = SeededRandom(seed: 7)
    var scenario = PullScenario()
    scenario.script.dragAtRandom(&random, upTo: -250, holds: false)
    let trace = try scenario.script.trace()
    let scene = Scene(scenario: trace.header.scenario, overrides: options.scene)
    return (FingerTrack(of: trace, options: options, viewport: scene.viewport), scene)
  }

  /// Lists with several drag-start rules and models, as engines have them on their own systems.
  private static let lists: [ScrollList] = [
    ScrollList(model: .gtk), .uiScrollView, .androidList, .androidListView, .androidPage, .geckoPage,
    .flutterOnAndroid, .flutterOnIOS, .betterScroll, ScrollList(model: .qt), ScrollList(model: .uikit),
  ]

  /// The results of some engines on each list, in turn, so that each list is needed again after all others.
  private static func results(_ timelines: SharedTimelines, _ scene: Scene) -> [[ReplayResult]] {
    let options = ReplayOptions()
    let replays = lists.map { Replay(timelines, scene: scene, on: $0, options: options, ReplayWork()) }
    return RefreshSystem.all.prefix(3).flatMap { system in
      replays.map { $0.gestureResults(of: $0.engine(of: system)) }
    }
  }

  @Test("a trace that fills the room on every list has the results that it has with room for all")
  func same() throws {
    let (track, scene) = try Self.track(ReplayOptions())
    let (roomy, narrow) = (SharedTimelines(of: track), SharedTimelines(of: track, mostInputs: 0))
    #expect(Self.results(narrow, scene) == Self.results(roomy, scene))
    // A timeline and a path; the roomy one keeps those of all lists.
    #expect(narrow.count == 2)
    #expect(roomy.count > 10)
  }

  @Test("with room for a timeline and a path, lists of one rule are replayed on a timeline that is made once")
  func madeOnce() throws {
    let (track, scene) = try Self.track(ReplayOptions())
    let timelines = SharedTimelines(of: track, mostInputs: 0)
    // It is held here, so that one made later has its inputs at another address.
    let first = timelines.timeline(
      timelines.number(of: TimelineRule(of: Self.lists[0], on: track.source, scene: scene, ReplayOptions())))
    for _ in 0..<40 {
      let replay = Replay(timelines, scene: scene, on: Self.lists[0], options: ReplayOptions(), ReplayWork())
      #expect(!replay.gestureResults(of: replay.engine(of: RefreshSystem.all[0])).isEmpty)
      #expect(Self.address(of: replay.timeline) == Self.address(of: first))
    }
    #expect(timelines.count == 2)
  }

  /// Where the inputs of a timeline are in memory; a timeline that is made again has others.
  private static func address(of timeline: ReplayTimeline) -> UnsafeRawPointer? {
    timeline.inputs.withUnsafeBytes { $0.baseAddress }
  }

  @Test("rules that are equal share a timeline, and as many things are kept as the number of inputs says")
  func kept() throws {
    let (track, scene) = try Self.track(ReplayOptions())
    let inputs = track.gestures.reduce(0) { $0 + $1.samples.count + 2 }
    let timelines = SharedTimelines(of: track, mostInputs: 3 * inputs + inputs / 2)
    let rules = [0.0, 5, 10, 20].map { slop in
      TimelineRule(
        of: ScrollList(model: .uikit, dragStart: DragStart(slop: slop)), on: .touchscreen, scene: scene,
        ReplayOptions())
    }
    let numbers = rules.map(timelines.number)
    #expect(numbers == [0, 1, 2, 3] && rules.map(timelines.number) == numbers)
    for number in numbers { #expect(timelines.timeline(number).inputs.count == inputs) }
    #expect(timelines.count == 3)
    _ = timelines.figures(ofPath: timelines.numberOfPath())
    #expect(timelines.count == 3)
  }
}
