import PullToRefresh
import ScrollPhysics
import Testing

@testable import TraceReplay

/// What would have made an engine fire: each gate of a policy is found by the change that opens it.
@Suite("Changes that make an engine fire")
struct GestureChangeTests {
  /// A pull well past the 60 pt of the policies here, on uikit.
  private static let pull = "down; move 300 300; hold 200; release"

  /// The triggers in a track as it is, and the change that is found for one of its gestures.
  private func change(
    _ gate: (inout RefreshPolicy) -> Void, _ script: String = pull, of gesture: Int = 0,
    on source: RefreshSources = .touchscreen, startOffset: Double = 0,
    edit: (inout FingerSample) -> Void = { _ in }
  ) throws -> (triggers: Int, change: GestureChange?) {
    var policy = RefreshPolicy(threshold: .points(60), moment: .release)
    gate(&policy)
    var gestures = FingerTrack(of: try FingerScript(script), rate: 100).gestures
    for index in gestures.indices {
      for sample in gestures[index].samples.indices { edit(&gestures[index].samples[sample]) }
    }
    let track = FingerTrack(
      gestures: gestures, layer: .libinput, source: source, lastEvent: gestures[gestures.count - 1].ended)
    var scene = Scene.standard
    scene.startOffset = startOffset
    let replay = Replay(track: track, scene: scene, model: .uikit, options: ReplayOptions())
    let found = replay.change(firing: gesture, within: ReplayWork()) { $0.engine(of: policy) }
    return (replay.course(of: replay.engine(of: policy)).triggers, found)
  }

  @Test("a policy without gates fires, and any change would do")
  func open() throws {
    let found = try change { _ in }
    #expect(found.triggers == 1)
  }

  @Test("touchscreens only")
  func sources() throws {
    let found = try change({ $0.gates.sources = .touchscreen }, on: .touchpad)
    #expect(found == (0, .touchscreen))
  }

  @Test("a cone of 30 degrees, and a finger at 45")
  func direction() throws {
    let found = try change({ $0.gates.axisCone = 30 }) { $0.across = $0.travel }
    #expect(found == (0, .straight))
  }

  @Test("one finger, and two are down")
  func fingers() throws {
    let found = try change({ $0.gates.maximumContacts = 1 }) { $0.contacts = 2 }
    #expect(found == (0, .oneFinger))
  }

  @Test("a start at the edge, and content 50 pt below it")
  func start() throws {
    let found = try change({ $0.gates.startsAtEdge = true }, startOffset: 50)
    #expect(found == (0, .fromTop))
  }

  @Test("no upward fling, and a finger that goes back before its lift")
  func lift() throws {
    let found = try change(
      { $0.gates.maximumUpwardRelease = 100 }, "down; move 400 300; move 300 50; release")
    #expect(found == (0, .restBeforeLift))
  }

  @Test("a rest of ten seconds before, and a gesture half a second ago that fires nothing")
  func before() throws {
    let script = "down; move 100 100; hold 200; release; wait 500; " + Self.pull
    let found = try change({ $0.gates.cooldown = 10 }, script, of: 1)
    #expect(found == (0, .alone))
  }

  @Test("two gates at once: neither change does it alone")
  func several() throws {
    let found = try change(
      {
        $0.gates.sources = .touchscreen
        $0.gates.axisCone = 30
      }, on: .touchpad
    ) { $0.across = $0.travel }
    #expect(found == (0, .several))
  }

  @Test("a gate that nothing opens, and work that is spent: none")
  func none() throws {
    #expect(try change({ $0.gates.maximumContacts = 0 }) == (0, nil))
    let track = FingerTrack(of: try FingerScript(Self.pull), rate: 100)
    let replay = Replay(track: track, scene: .standard, model: .uikit, options: ReplayOptions())
    let found = replay.change(firing: 0, within: ReplayWork(3)) { $0.engine(of: .mrefresh) }
    #expect(found == nil)
  }

  /// `custom_refresh_indicator` over content that clamps gives up at any move back (`TravelSystems.md`); a pull of 300 pt is past
  /// its 667/6 pt.
  @Test("an engine without gates: a move back of one point")
  func back() throws {
    let track = FingerTrack(
      of: try FingerScript("down; move 300 300; move 299 20; hold 300; release"), rate: 100)
    let replay = Replay(track: track, scene: .standard, model: .android, options: ReplayOptions())
    let system = RefreshSystem.customRefreshIndicator
    #expect(replay.course(of: replay.engine(of: system)).triggers == 0)
    #expect(replay.change(firing: 0, within: ReplayWork()) { $0.engine(of: system) } == .neverBack)
  }

  /// Kirigami's indicator waits 0.5 s past its 72 pt (`TravelSystems.md`); four times as long it is past them for long enough.
  @Test("a dwell that is too short")
  func dwell() throws {
    let track = FingerTrack(
      of: try FingerScript("down; move 200 300; hold 50; release"), rate: 100)
    let replay = Replay(track: track, scene: .standard, model: .uikit, options: ReplayOptions())
    #expect(replay.course(of: replay.engine(of: .kirigami)).triggers == 0)
    #expect(replay.change(firing: 0, within: ReplayWork()) { $0.engine(of: .kirigami) } == .slower)
  }

  /// android-Ultra-Pull-To-Refresh drops what is left over of each move (`TravelSystems.md`): of 250 moves of 1 pt all is lost, of 62 of
  /// 4 pt int(4/1.7) = 2 each, 124 and past its line of 120.
  @Test("an engine that loses a part of each report")
  func reports() throws {
    let track = FingerTrack(
      of: try FingerScript("down; move 250 2500; hold 200; release"), rate: 100)
    let replay = Replay(track: track, scene: .standard, model: .android, options: ReplayOptions())
    #expect(replay.course(of: replay.engine(of: .ultraPTR)).triggers == 0)
    #expect(replay.change(firing: 0, within: ReplayWork()) { $0.engine(of: .ultraPTR) } == .coarser)
  }

  @Test("a slow gesture takes four times as long from its contact on, one with a rest lifts 200 ms later")
  func times() throws {
    let gesture = FingerTrack(
      of: try FingerScript("wait 1000; down; move 30 30; release"), rate: 100
    ).gestures[0]
    let lone = LoneGesture(gesture, on: .touchscreen, startOffset: 0)
    var slow = lone
    slow.change(by: .slower)
    #expect(gesture.samples.map(\.timeMicroseconds) == [1_000_000, 1_010_000, 1_020_000, 1_030_000])
    #expect(slow.gesture.samples.map(\.timeMicroseconds) == [1_000_000, 1_040_000, 1_080_000, 1_120_000])
    #expect(slow.gesture.samples.map(\.arrivalMicroseconds) == slow.gesture.samples.map(\.timeMicroseconds))
    #expect((slow.gesture.beganMicroseconds, slow.gesture.endedMicroseconds) == (1_000_000, 1_120_000))
    var resting = lone
    resting.change(by: .restBeforeLift)
    var coarse = lone
    coarse.change(by: .coarser)
    #expect(coarse.gesture.samples == [gesture.samples[0], gesture.samples[3]])
    #expect(resting.gesture.samples == gesture.samples && resting.gesture.endedMicroseconds == 1_230_000)
  }
}
