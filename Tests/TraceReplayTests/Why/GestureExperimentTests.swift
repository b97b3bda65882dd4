import PullToRefresh
import Testing

@testable import TraceReplay

/// What would have made an engine fire: each gate of a policy is found by the change that opens it.
@Suite("Experiments with gestures")
struct GestureExperimentTests {
  /// A pull well past the 60 pt of the policies here, on uikit.
  private static let pull = "down; move 300 300; hold 200; release"
  /// The same, half a second after one that fires nothing.
  private static let second = "down; move 100 100; hold 200; release; wait 500; " + pull

  /// The triggers of a gesture as it is, and the changes that are found for it.
  private func found(
    _ gate: (inout RefreshPolicy) -> Void, _ script: String = pull, of index: Int = 0,
    on source: RefreshSources = .touchscreen, startOffset: Double = 0,
    _ options: ReplayOptions = ReplayOptions(),
    edit: (inout FingerSample) -> Void = { _ in }
  ) throws -> (triggers: Int, changes: [GestureChange]) {
    var policy = RefreshPolicy(threshold: .points(60), moment: .release)
    gate(&policy)
    var gestures = FingerTrack(of: try FingerScript(script), rate: 100).gestures
    for sample in gestures[index].samples.indices { edit(&gestures[index].samples[sample]) }
    let track = FingerTrack(
      gestures: gestures, layer: .libinput, source: source, lastEvent: gestures[gestures.count - 1].ended)
    var scene = Scene.standard
    scene.startOffset = startOffset
    let replay = Replay(track: track, scene: scene, model: .uikit, options: options)
    let (made, work) = (policy, ReplayWork())
    let changes = replay.changes(firing: index, within: work) { $0.engine(of: made) }
    return (replay.gestureResults(of: replay.engine(of: policy))[index].triggers, changes)
  }

  @Test("touchscreens only")
  func sources() throws {
    #expect(try found({ $0.gates.sources = .touchscreen }, on: .touchpad) == (0, [.touchscreen]))
  }

  @Test("a cone of 30 degrees, and a finger at 45")
  func direction() throws {
    #expect(try found({ $0.gates.axisCone = 30 }) { $0.across = $0.travel } == (0, [.straight]))
  }

  @Test("one finger, and two are down")
  func fingers() throws {
    #expect(try found({ $0.gates.maximumContacts = 1 }) { $0.contacts = 2 } == (0, [.oneFinger]))
  }

  @Test("a start at the edge, and content below it: as the trace begins, and by the gesture before")
  func start() throws {
    #expect(try found({ $0.gates.startsAtEdge = true }, startOffset: 50) == (0, [.fromTop]))
    let script = "down; move -150 500; hold 300; release; wait 3000; down; move 450 300; hold 200; release"
    #expect(try found({ $0.gates.startsAtEdge = true }, script, of: 1) == (0, [.fromTop]))
  }

  @Test("a start at the edge where the app has changed its inset")
  func startAfterInset() throws {
    var options = ReplayOptions()
    options.app.insetChanges = [AppInsetChange(time: 0, points: 80)]
    #expect(try found({ $0.gates.startsAtEdge = true }, startOffset: 30, options) == (0, [.fromTop]))
  }

  /// A finger comes down before content is back, and takes away what the engine waited for: no change to the pull does it then.
  @Test("a finger that comes too soon afterwards")
  func disturbed() throws {
    let pull = "down; move 300 300; hold 200; release"
    let both = FingerTrack(of: try FingerScript(pull + "; wait 100; down; move 20 50; release"), rate: 100)
    let replay = Replay(track: both, scene: .standard, model: .flutterIOS, options: ReplayOptions())
    let system = RefreshSystem.easyRefresh
    #expect(replay.gestureResults(of: replay.engine(of: system))[0].triggers == 0)
    #expect(replay.changes(firing: 0, within: ReplayWork()) { $0.engine(of: system) } == [.undisturbed])
    let alone = FingerTrack(of: try FingerScript(pull), rate: 100)
    let last = Replay(track: alone, scene: .standard, model: .flutterIOS, options: ReplayOptions())
    #expect(last.course(of: last.engine(of: system)).triggers == 1)
  }

  @Test("no upward fling, and a finger that goes back before its lift")
  func lift() throws {
    let script = "down; move 400 300; move 300 50; release"
    #expect(try found({ $0.gates.maximumUpwardRelease = 100 }, script) == (0, [.restBeforeLift]))
  }

  @Test("a dwell of 1.5 s, longer than any system's")
  func dwell() throws {
    #expect(try found({ $0.moment = .dwell(1.5) }) == (0, [.restBeforeLift]))
  }

  @Test("a rest of ten seconds before, and a gesture half a second ago")
  func before() throws {
    #expect(try found({ $0.gates.cooldown = 10 }, Self.second, of: 1) == (0, [.alone]))
  }

  /// A change is tried in the trace: straight, the second gesture would still come too soon.
  @Test("two gates at once: both changes are told, and no other")
  func several() throws {
    let both = try found(
      { ($0.gates.sources, $0.gates.axisCone) = (.touchscreen, 30) }, on: .touchpad
    ) { $0.across = $0.travel }
    #expect(both == (0, [.touchscreen, .straight]))
    let soon = try found({ ($0.gates.cooldown, $0.gates.axisCone) = (10, 30) }, Self.second, of: 1) {
      $0.across = $0.travel
    }
    #expect(soon == (0, [.alone, .straight]))
  }

  /// A pull of 90 pt (189 of travel) springs back when a second finger takes it 20 ms later: 100 more are past 100 pt there, and half
  /// of that from rest.
  @Test("a pull that begins on a bounce is tried on the bounce")
  func onBounce() throws {
    let script = "down; move 189 300; hold 100; release; wait 20; down; move 100 300; hold 200; release"
    let gates = { (policy: inout RefreshPolicy) in
      policy.threshold = .points(100)
      policy.gates.axisCone = 30
    }
    #expect(try found(gates, script, of: 1).triggers == 1)
    #expect(try found(gates, script, of: 1) { $0.across = 2 * $0.travel } == (0, [.straight]))
    let alone = "down; move 100 300; hold 200; release"
    #expect(try found(gates, alone).triggers == 0)
  }

  @Test("a gate that nothing opens, and work that is spent: none")
  func none() throws {
    #expect(try found({ $0.gates.maximumContacts = 0 }) == (0, []))
    let track = FingerTrack(of: try FingerScript(Self.pull), rate: 100)
    let replay = Replay(track: track, scene: .standard, model: .uikit, options: ReplayOptions())
    let work = ReplayWork(3)
    #expect(replay.changes(firing: 0, within: work) { $0.engine(of: .mrefresh) } == [] && work.isSpent)
  }

  /// `custom_refresh_indicator` over content that clamps gives up at any move back (`TravelSystems.md`); 300 pt is past its 667/6 pt.
  @Test("an engine without gates: a move back of one point")
  func back() throws {
    let track = FingerTrack(
      of: try FingerScript("down; move 300 300; move 299 20; hold 300; release"), rate: 100)
    let replay = Replay(track: track, scene: .standard, model: .android, options: ReplayOptions())
    let system = RefreshSystem.customRefreshIndicator
    #expect(replay.course(of: replay.engine(of: system)).triggers == 0)
    #expect(replay.changes(firing: 0, within: ReplayWork()) { $0.engine(of: system) } == [.neverBack])
  }

  /// android-Ultra-Pull-To-Refresh drops what is left over of each move (`TravelSystems.md`): of 250 moves of 1 pt all is lost, of 62
  /// of 4 pt int(4/1.7) = 2 each, 124 and past its line of 120.
  @Test("an engine that loses a part of each report")
  func reports() throws {
    let track = FingerTrack(of: try FingerScript("down; move 250 2500; hold 200; release"), rate: 100)
    let replay = Replay(track: track, scene: .standard, model: .android, options: ReplayOptions())
    #expect(replay.course(of: replay.engine(of: .ultraPTR)).triggers == 0)
    #expect(replay.changes(firing: 0, within: ReplayWork()) { $0.engine(of: .ultraPTR) } == [.coarser])
  }

  @Test("what comes after a longer gesture is later by as much, with its arrivals")
  func shifted() throws {
    var gesture = FingerTrack(of: try FingerScript("wait 1000; down; move 30 30; release"), rate: 100)
      .gestures[0]
    for index in gesture.samples.indices { gesture.samples[index].arrivalMicroseconds += 7000 }
    gesture.beganArrivalMicroseconds += 7000
    gesture.endedArrivalMicroseconds += 9000
    let later = gesture.shifted(by: 250_000)
    #expect(later.samples.map(\.timeMicroseconds) == [1_250_000, 1_260_000, 1_270_000, 1_280_000])
    #expect(later.samples.map(\.arrivalMicroseconds) == [1_257_000, 1_267_000, 1_277_000, 1_287_000])
    #expect((later.beganMicroseconds, later.beganArrivalMicroseconds) == (1_250_000, 1_257_000))
    #expect((later.endedMicroseconds, later.endedArrivalMicroseconds) == (1_280_000, 1_289_000))
    #expect(later.shifted(by: -250_000) == gesture)
    let wheel = WheelMove(timeMicroseconds: 5, arrivalMicroseconds: 9, distance: 3)
    #expect(
      wheel.shifted(by: 100) == WheelMove(timeMicroseconds: 105, arrivalMicroseconds: 109, distance: 3))
  }

  @Test("a wheel of the very microsecond at which a gesture begins is not before it")
  func wheelsBefore() throws {
    var track = FingerTrack(of: try FingerScript("wait 1000; down; move 30 30; release"), rate: 100)
    track.wheels = [5, 9, 9, 12].map {
      WheelMove(timeMicroseconds: $0, arrivalMicroseconds: $0, distance: 3)
    }
    let before = [4, 5, 6, 9, 10, 12, 13].map { track.wheels(before: $0).count }
    #expect(before == [0, 0, 1, 1, 3, 3, 4])
  }

  /// What is tried has the frames of the whole trace, whatever is left out of it: a policy without gates that missed a frame it needed
  /// misses it again.
  @Test("frames left to chance are those of the trace")
  func frames() throws {
    var options = ReplayOptions()
    options.frames.dropped = 0.5
    let track = FingerTrack(of: try FingerScript(Self.second), rate: 100)
    let whole = Replay(track: track, scene: .standard, model: .uikit, options: options)
    let first = FingerTrack(
      gestures: [track.gestures[0]], layer: .libinput, source: .touchscreen,
      lastEvent: track.gestures[0].ended)
    let like = Replay(
      track: first, scene: .standard, on: whole.list, options: options, work: ReplayWork(), like: whole)
    let other = Replay(track: first, scene: .standard, model: .uikit, options: options)
    let frames = { (replay: Replay) in (0..<60).map { replay.clock.next(after: $0) } }
    #expect(frames(like) == frames(whole) && frames(other) != frames(whole))
  }
}
