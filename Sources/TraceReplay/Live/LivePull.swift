import GestureTraces
import PullToRefresh
import ScrollPhysics

/// The pull that an engine would measure while a recording grows; each event takes the same time, however long the recording is.
///
/// The content follows the finger by the scroll model alone, without an engine's own insets.
/// Only libinput's layer is used, because every device has it.
public struct LivePull {
  /// The values to show at one moment, in points.
  public struct Reading: Equatable, Sendable {
    /// The pull as the engine measures it, ≥ 0.
    public let pull: Double
    /// The engine's threshold, with which ``pull`` is compared.
    public let threshold: Double
    /// True if the pull passes the threshold by the engine's comparison.
    public let isPast: Bool
    /// The content's distance past its top edge, in points; negative if the content is scrolled down.
    public let overscroll: Double
  }

  /// The gesture that is being followed.
  private struct Followed {
    /// The content's position before the model's resistance, in points, when the finger caught it.
    let origin: Double
    /// The finger travel that moves the content, and the finger's own travel, both in points.
    var travel = 0.0
    var touch = 0.0
  }

  private let measure: PullMeasure
  private var inputs: GrowingInputs
  private var scroller: Scroller
  private var followed: Followed?

  /// A pull at the start of a recording, before any event.
  ///
  /// - Parameters:
  ///   - header: The recording's first line: device and scenario.
  ///   - list: The scroll view under the finger.
  ///   - traits: The engine's traits in the scene's viewport.
  ///   - options: How a finger's travel is read.
  public init(_ header: TraceHeader, on list: ScrollList, traits: RefreshTraits, options: ReplayOptions) {
    let scene = Scene(scenario: header.scenario, overrides: options.scene).touched(
      on: header.device.fingerSource)
    measure = PullMeasure(model: list.model, extent: scene.extent, traits: traits)
    inputs = GrowingInputs(header, on: list, in: scene, options)
    scroller = Scroller(model: list.model, scene: scene, rate: options.rate)
  }

  /// Reads the next event. Events of one time take effect when a later event is read, or at the next reading.
  public mutating func follow(_ event: TraceEvent) {
    inputs.follow(event)
    catchUp()
  }

  /// The pull, threshold and overscroll to show at a time.
  ///
  /// - Parameter time: Seconds since the recording's zero, at or after its newest event.
  /// - Returns: The pull after all events so far.
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

  /// Moves the content by the inputs received since the last call.
  private mutating func catchUp() {
    var new: [ReplayInput] = []
    inputs.takeNew { new.append($0) }
    for input in new { take(input) }
  }

  private mutating func take(_ input: ReplayInput) {
    // A wheel does not pull.
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
