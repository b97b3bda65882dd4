import GestureTraces
import PullToRefresh
import ScrollPhysics

/// The pull that an engine would see while a take grows: each event costs the same, however long the take is.
///
/// The content follows the finger by the scroll model alone, as on a replay's free path; the engine's own insets are left
/// out. Only libinput's layer counts: it is the one that is there on every device.
public struct LivePull {
  /// The figures to show at one moment, in points.
  public struct Reading: Equatable, Sendable {
    /// The pull as the engine sees it, ≥ 0.
    public let pull: Double
    /// The pull at which its comparison turns true.
    public let threshold: Double
    /// True if that comparison is true.
    public let isPast: Bool
    /// The distance of the content past its top, negative below it.
    public let overscroll: Double
  }

  /// The gesture that is followed.
  private struct Followed {
    /// The raw position where its finger took hold, in points.
    let origin: Double
    /// The number of its samples that were seen, and the newest of them.
    var count = 0
    var newest: FingerSample?
    /// Finger travel that moves the content, and the finger's own, in points.
    var travel = 0.0
    var touch = 0.0
  }

  private let measure: PullMeasure
  private var reader: FingerReader
  private var maker: InputMaker
  private var scroller: Scroller
  private var followed: Followed?
  /// The number of gestures followed to their end.
  private var ended = 0

  /// The start of a take.
  ///
  /// - Parameters:
  ///   - header: The take's first line: device and scenario.
  ///   - list: The list under the finger.
  ///   - traits: The engine's, in the scene's viewport.
  ///   - options: How a finger's travel is read.
  public init(_ header: TraceHeader, on list: ScrollList, traits: RefreshTraits, options: ReplayOptions) {
    let source: RefreshSources = header.device.kind == .touchpad ? .touchpad : .touchscreen
    let scene = Scene(scenario: header.scenario, overrides: options.scene).touched(on: source)
    let model = list.model
    measure = PullMeasure(model: model, extent: scene.extent, traits: traits)
    maker = InputMaker(
      dragStart: options.dragStart(of: list, on: source), touchpad: scene.touchpadTravel(on: model))
    reader = FingerReader(header: header, layer: .libinput, options: options, viewport: scene.viewport)
    scroller = Scroller(model: model, scene: scene, rate: options.rate)
  }

  /// Takes in the next event; those of one time count once the next time comes, or `reading` is asked for.
  public mutating func follow(_ event: TraceEvent) {
    guard event.layer == .libinput else { return }
    reader.read(event)
    catchUp()
  }

  /// The figures to show at a time.
  ///
  /// - Parameter time: Seconds since the take's zero, at or after its newest event.
  /// - Returns: The pull by all events so far.
  public mutating func takeReading(at time: Double) -> Reading {
    reader.flush()
    catchUp()
    let offset = scroller.offset(at: time)
    let pull =
      followed.map {
        measure.pull(at: DragPoint(travel: $0.travel, raw: scroller.raw, touch: $0.touch), origin: $0.origin)
      }
      ?? measure.pull(atOffset: offset)
    return Reading(
      pull: max(0, pull), threshold: measure.traits.threshold, isPast: measure.isPast(pull),
      overscroll: measure.extent.lowestOffset - offset)
  }

  /// Moves the content by what the reader has made of the events.
  private mutating func catchUp() {
    for gesture in reader.gestures.dropFirst(ended) { end(gesture) }
    if let open = reader.open { move(open) }
  }

  private mutating func begin(_ gesture: FingerGesture) {
    scroller.take(maker.makeContact(of: gesture))
    followed = Followed(origin: scroller.raw)
  }

  private mutating func move(_ gesture: FingerGesture) {
    if followed == nil { begin(gesture) }
    guard var finger = followed, finger.count <= gesture.samples.count else { return }
    // The newest sample may have grown: a scroll of the same time is added to it.
    let hasGrown = finger.count > 0 && gesture.samples[finger.count - 1] != finger.newest
    for sample in gesture.samples[(hasGrown ? finger.count - 1 : finger.count)...] {
      let input = maker.makeSample(sample)
      scroller.take(input)
      if input.carriesPosition { (finger.travel, finger.touch) = (input.travel, input.touch) }
    }
    (finger.count, finger.newest) = (gesture.samples.count, gesture.samples.last)
    followed = finger
  }

  private mutating func end(_ gesture: FingerGesture) {
    move(gesture)
    if let input = maker.makeEnd(of: gesture) { scroller.take(input) }
    followed = nil
    ended += 1
  }
}
