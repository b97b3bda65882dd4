import PullToRefresh
import ScrollPhysics
import TraceReplay

/// Runs a finger over a system's native scroll view with one engine attached, for test cases that move a finger.
///
/// It is the complete loop of a replay: the finger moves content by the physics of that scroll view, the engine sees both at display
/// frames, and an inset that it holds open is applied to the content. A touch drags from its first point on (`DragStart.immediate`),
/// because the travel in a case is what the scroll view has already recognised as a drag. An engine's own slop still applies.
///
/// Cases give positions of a finger but no speeds: it moves from frame to frame, and rests before the release.
struct ContentRun<Engine: RefreshEngineBody> {
  private var list: LiveScrollView<Engine>
  /// The content's position and insets at the latest display frame.
  private(set) var frame: LiveFrame
  /// The number of refreshes that the engine started by itself.
  private(set) var triggers = 0

  /// The duration of a display frame, in seconds.
  private static var frameDuration: Double { 1.0 / 60 }
  /// How long a finger rests before its release, in seconds: longer than the window of any velocity tracker.
  private static var restDuration: Double { 1 }
  /// The longest wait for content to come to rest after a release, in seconds: longer than any motion from rest.
  private static var longestMotion: Double { 10 }
  /// The length of content below its initial position, in viewports.
  private static var viewportsBelow: Double { 10 }

  /// Content at rest in a viewport, and an engine that has received no event yet.
  ///
  /// - Parameters:
  ///   - engine: The engine in its initial state.
  ///   - system: The system whose native scroll view is used.
  ///   - viewport: Length of the viewport, in the case's points or pixels, above 0.
  ///   - scrolled: How far the content is scrolled down at first, in the same unit, ≥ 0.
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

  /// The engine in its current state.
  var engine: Engine { list.engine }
  /// The name of the engine's current state.
  var stateName: String { Engine.stateName(engine.state).description }

  /// A finger touches the content.
  mutating func touch() {
    let time = frame.time + Self.frameDuration
    list.beginContact(at: time)
    show(at: time)
  }

  /// Moves the finger to a distance from where it touched, in points, positive downwards.
  mutating func move(to travel: Double) {
    let time = frame.time + Self.frameDuration
    list.moveFinger(to: travel, at: time)
    show(at: time)
  }

  /// Rests the finger, releases it, and waits until the content is at rest.
  mutating func lift() {
    let time = frame.time + Self.restDuration
    list.endContact(at: time)
    show(at: time)
    settle()
  }

  /// Performs one touch that moves through the given distances from its start, in points, and releases the finger.
  mutating func drag(through travels: [Double]) {
    touch()
    for travel in travels { move(to: travel) }
    lift()
  }

  /// Runs frames until nothing changes any more, at most for the longest wait if a refresh does not end.
  private mutating func settle() {
    let end = frame.time + Self.longestMotion
    while !frame.isLast, frame.time < end { show(at: frame.time + Self.frameDuration) }
  }

  private mutating func show(at time: Double) {
    frame = list.showFrame(at: time)
    for case .trigger in frame.effects { triggers += 1 }
  }
}
