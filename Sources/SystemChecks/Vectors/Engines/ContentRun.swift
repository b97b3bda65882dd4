import PullToRefresh
import ScrollPhysics
import TraceReplay

/// A finger on a system's own list, and one engine above it: what the cases that move a finger are run with.
///
/// It is the whole loop of a replay: the finger moves content by the physics of the list that the system ships on, the engine
/// sees both at display frames, and what it holds open goes back onto the content. A touch drags from its first point on
/// (`DragStart.immediate`): a case's travel is what its list has already taken for a drag. Whatever slop an engine itself has
/// is its own.
///
/// Cases say where a finger is and not how fast: it moves from frame to frame, and rests before it lifts.
struct ContentRun<Engine: RefreshEngineBody> {
  private var list: LiveScrollView<Engine>
  /// The newest frame: where the content is, and what room it has.
  private(set) var frame: LiveFrame
  /// The number of refreshes that the engine started by itself.
  private(set) var triggers = 0

  /// Seconds from one display frame to the next: 60 a second.
  private static var frameDuration: Double { 1.0 / 60 }
  /// Seconds a finger rests before its lift: longer than any tracker of velocities looks back.
  private static var restDuration: Double { 1 }
  /// The longest that content is waited for after a lift, in seconds: longer than any motion of the lists from rest.
  private static var longestMotion: Double { 10 }
  /// Length of the content below where it is shown at first, in viewports.
  private static var viewportsBelow: Double { 10 }

  /// Content at rest in a viewport, and an engine that has seen nothing yet.
  ///
  /// - Parameters:
  ///   - engine: As it is before the first touch.
  ///   - system: The system whose list it runs on.
  ///   - viewport: Length of the viewport, in the case's points or pixels, above 0.
  ///   - scrolled: How far below its top the content is at first, in the same, ≥ 0.
  init(
    _ engine: Engine, on system: RefreshSystem, viewport: Double = ScrollExtent.standardViewport,
    scrolled: Double = 0
  ) {
    var lengths = SceneOverrides()
    lengths.viewport = viewport
    lengths.content = Self.viewportsBelow * viewport + scrolled
    lengths.startOffset = scrolled
    list = LiveScrollView(
      engine, on: system.nativeModel, in: Scene(scenario: nil, overrides: lengths))
    frame = list.showFrame(at: 0)
  }

  /// The engine as it is now.
  var engine: Engine { list.engine }
  /// The name of the state the engine is in.
  var stateName: String { Engine.stateName(engine.state).description }

  /// A finger comes down.
  mutating func touch() {
    let time = frame.time + Self.frameDuration
    list.beginContact(at: time)
    show(at: time)
  }

  /// The finger is at this distance from where it came down, in points, growing downwards.
  mutating func move(to travel: Double) {
    let time = frame.time + Self.frameDuration
    list.moveFinger(to: travel, at: time)
    show(at: time)
  }

  /// The finger rests and leaves; the content comes to rest.
  mutating func lift() {
    let time = frame.time + Self.restDuration
    list.endContact(at: time)
    show(at: time)
    settle()
  }

  /// One touch through these distances, in points, and the lift after them.
  mutating func drag(through travels: [Double]) {
    touch()
    for travel in travels { move(to: travel) }
    lift()
  }

  /// Shows frames until nothing changes any more, which a refresh without an end puts off to the latest.
  private mutating func settle() {
    let end = frame.time + Self.longestMotion
    while !frame.isLast, frame.time < end { show(at: frame.time + Self.frameDuration) }
  }

  private mutating func show(at time: Double) {
    frame = list.showFrame(at: time)
    for case .trigger in frame.effects { triggers += 1 }
  }
}
