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
    /// Finger travel that moves the content, and the finger's own, in points.
    var travel = 0.0
    var touch = 0.0
  }

  private let measure: PullMeasure
  private var inputs: GrowingInputs
  private var scroller: Scroller
  private var followed: Followed?

  /// The start of a take.
  ///
  /// - Parameters:
  ///   - header: The take's first line: device and scenario.
  ///   - list: The list under the finger.
  ///   - traits: The engine's, in the scene's viewport.
  ///   - options: How a finger's travel is read.
  public init(_ header: TraceHeader, on list: ScrollList, traits: RefreshTraits, options: ReplayOptions) {
    let scene = Scene(scenario: header.scenario, overrides: options.scene).touched(
      on: header.device.fingerSource)
    measure = PullMeasure(model: list.model, extent: scene.extent, traits: traits)
    inputs = GrowingInputs(header, on: list, in: scene, options)
    scroller = Scroller(model: list.model, scene: scene, rate: options.rate)
  }

  /// Takes in the next event; those of one time count once the next time comes, or `reading` is asked for.
  public mutating func follow(_ event: TraceEvent) {
    inputs.follow(event)
    catchUp()
  }

  /// The figures to show at a time.
  ///
  /// - Parameter time: Seconds since the take's zero, at or after its newest event.
  /// - Returns: The pull by all events so far.
  public mutating func takeReading(at time: Double) -> Reading {
    inputs.flush()
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

  /// Moves the content by the inputs that have come.
  private mutating func catchUp() {
    var new: [ReplayInput] = []
    inputs.takeNew { new.append($0) }
    for input in new { take(input) }
  }

  private mutating func take(_ input: ReplayInput) {
    // A wheel is no pull of a finger.
    guard input.kind != .wheel else { return }
    scroller.take(input)
    switch input.kind {
    case .contact: followed = Followed(origin: scroller.raw)
    case .sample where input.carriesPosition:
      followed?.travel = input.travel
      followed?.touch = input.touch
    case .lift, .cancel: followed = nil
    case .sample, .wheel: break
    }
  }
}
