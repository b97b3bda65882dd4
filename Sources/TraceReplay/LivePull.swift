import GestureTraces
import PullToRefresh
import ScrollPhysics

/// The pull that an engine would see while a take grows: each event costs the same, however long the take is.
///
/// The content follows the finger by the scroll model alone, as on a replay's free path; the engine's own insets are left
/// out. Only libinput's layer counts: it is the one that is there on every device.
public struct LivePull {
  /// What there is to show at one moment, in points.
  public struct Reading: Equatable, Sendable {
    /// How far the engine sees itself pulled, ≥ 0.
    public let pull: Double
    /// The pull at which its comparison turns true.
    public let threshold: Double
    /// Whether it is.
    public let isPast: Bool
    /// How far the content is past its top, negative below it.
    public let overscroll: Double
  }

  private let measure: PullMeasure
  private let slop: Double
  private var reader: FingerReader
  private var scroller: Scroller
  /// The gesture that is followed: where its finger took hold, and how many of its samples were seen.
  private var followed: (origin: Double, samples: Int, filter: SlopFilter, travel: Double)?
  private var ended = 0

  /// The start of a take.
  ///
  /// - Parameters:
  ///   - header: The take's first line: device and scenario.
  ///   - model: The scroll model.
  ///   - traits: The engine's, in the scene's viewport.
  ///   - options: How a finger's travel is read.
  public init(_ header: TraceHeader, model: ScrollModel, traits: RefreshTraits, options: ReplayOptions) {
    let scene = Scene(scenario: header.scenario, overrides: options.scene)
    measure = PullMeasure(model: model, extent: scene.extent, traits: traits)
    slop = options.slop
    reader = FingerReader(header: header, layer: .libinput, options: options, viewport: scene.viewport)
    scroller = Scroller(
      model: model, extent: scene.extent, offset: scene.extent.lowestOffset + scene.startOffset,
      rate: options.rate)
  }

  /// Takes in the next event; those of one time count once the next time comes, or `reading` is asked for.
  public mutating func follow(_ event: TraceEvent) {
    guard event.layer == .libinput else { return }
    reader.read(event)
    catchUp()
  }

  /// What there is to show.
  ///
  /// - Parameter time: Seconds since the take's zero, at or after its newest event.
  /// - Returns: The pull by all events so far.
  public mutating func reading(at time: Double) -> Reading {
    reader.flush()
    catchUp()
    let offset = scroller.offset(at: time)
    let pull =
      followed.map { measure.pull(at: DragPoint(travel: $0.travel, raw: scroller.raw), origin: $0.origin) }
      ?? measure.pull(atOffset: offset)
    return Reading(
      pull: max(0, pull), threshold: measure.traits.threshold, isPast: measure.isPast(pull),
      overscroll: measure.extent.lowestOffset - offset)
  }

  /// Moves the content by what the reader has made of the events.
  private mutating func catchUp() {
    if reader.endedCount > ended {
      ended = reader.endedCount
      if let gesture = reader.newest { end(gesture) }
    }
    guard let open = reader.open else { return }
    if followed == nil { begin(open) }
    move(open)
  }

  private mutating func begin(_ gesture: FingerGesture) {
    scroller.beginContact(at: gesture.began)
    followed = (scroller.raw, 0, SlopFilter(slop: slop), 0)
  }

  private mutating func move(_ gesture: FingerGesture) {
    guard let seen = followed?.samples, seen <= gesture.samples.count else { return }
    // The newest sample may still grow: a scroll of the same time is added to it.
    for sample in gesture.samples[max(0, seen - 1)...] where sample.carriesPosition {
      guard let travel = followed?.filter.travel(after: sample.travel) else { return }
      followed?.travel = travel
      scroller.moveFinger(to: travel, at: sample.time)
    }
    followed?.samples = gesture.samples.count
  }

  private mutating func end(_ gesture: FingerGesture) {
    if followed == nil { begin(gesture) }
    move(gesture)
    if gesture.end == .lift {
      scroller.endContact(at: gesture.ended)
    } else {
      scroller.cancelContact(at: gesture.ended)
    }
    followed = nil
  }
}
