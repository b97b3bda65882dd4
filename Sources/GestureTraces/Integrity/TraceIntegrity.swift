/// What a trace's grade depends on, gathered event by event while it is recorded, imported or read.
///
/// Each layer is followed by itself. A loss that both layers tell of is one.
///
///     var integrity = TraceIntegrity()
///     for event in trace.events { integrity.follow(event) }
///     integrity.grade(endedAtMicroseconds: 460_000).letter   // .a
public struct TraceIntegrity: Equatable, Sendable {
  private var libinput = LayerIntegrity()
  private var evdev = LayerIntegrity()
  private var losses = LossCount()
  private var stamps = StampsGoingBack()
  private var isUnplugged = false
  private var isEmpty = true

  /// Nothing has happened yet.
  public init() {}

  /// Follows the next line of a trace.
  ///
  /// - Parameter event: The event; within its layer times never go back.
  public mutating func follow(_ event: TraceEvent) {
    switch event.kind {
    case .gap(let reason): follow(reason, event)
    case .unknown: break
    default:
      isEmpty = false
      if event.layer == .libinput { libinput.follow(event) } else { evdev.follow(event) }
    }
  }

  private mutating func follow(_ reason: GapReason, _ event: TraceEvent) {
    if reason == .dropped { losses.count(at: event.timeMicroseconds, layer: event.layer) }
    guard reason == .unplugged else { return }
    isUnplugged = true
    // What it cut off is no missing lift of its own, in neither layer.
    libinput.cutOff()
    evdev.cutOff()
  }

  /// Notes a contact that lifted without having come down: the recording began with it on the surface.
  ///
  /// A lift in a trace says so by itself; this is for one that the trace does not hold.
  public mutating func noteStray() {
    evdev.noteStray()
  }

  /// Notes that a kernel stamp was before the one before it in its layer, and was stored as equal to it.
  ///
  /// - Parameter distance: How much it was before, in microseconds, > 0.
  public mutating func noteStampGoingBack(byMicroseconds distance: Int64) {
    stamps.count(distance)
  }

  /// Notes what another recorder of the same take was told and the trace does not hold: stamps that went back.
  public mutating func noteStamps(of other: TraceIntegrity) {
    stamps.add(other.stamps)
  }

  /// The grade of what was followed.
  ///
  /// - Parameters:
  ///   - ended: When the recording ended, in microseconds since the first event.
  ///   - isTruncated: Whether the file has no end line.
  /// - Returns: Letter and reasons; an F for a trace without events.
  public func grade(endedAtMicroseconds ended: Int64, isTruncated: Bool = false) -> TraceGrade {
    var grade = TraceGrade()
    if isEmpty { grade.find(.f, "no events") }
    if isTruncated { grade.find(.c, "cut off") }
    losses.judge(into: &grade)
    if isUnplugged { grade.find(.c, "unplugged") }
    stamps.judge(into: &grade)
    libinput.judge(into: &grade)
    evdev.judge(into: &grade)
    return grade
  }
}
