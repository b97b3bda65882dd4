/// Follows one layer of a trace: contacts, scrolls, rests, and the time between reports.
struct LayerIntegrity: Equatable {
  /// All events at one time, which form one report.
  private struct Frame: Equatable {
    var time: Int64 = 0
    /// The longest distance that a contact moved in the report; nil if the events contain neither a contact nor a finger scroll.
    var step: Double?
    /// True if a contact came or went in the report, so that other contacts may seem to jump.
    var isStart = false
  }

  /// Units of contact positions per millimetre.
  private let millimetre: Double
  /// False if the ranges of the axes are only the recording's own extremes, so that even a small jitter may span the whole surface.
  private let hasLengths: Bool
  private var slots = SlotStates()
  private var frame = Frame()
  private var intervals = ReportIntervals()
  private var delays = DurationCounts()
  private var motion = ImpossibleMotion()
  /// The positions that exist on the surface; nil if its size is unknown.
  private var bounds: SurfaceBounds?
  /// The index of the current event, counted over both layers.
  private var number = 0
  /// The number of reports of contacts and finger scrolls.
  private var reports = 0
  /// True while a finger scroll has not stopped. Scrolls by wheels and trackpoints do not count, because neither a stop nor a rate is
  /// guaranteed for them.
  private var isScrolling = false
  /// The number of fingers that rest on a touchpad and have not moved or left yet.
  private var resting = 0
  private var mostResting = 0
  /// True if the device was unplugged.
  private var isCutOff = false
  /// True if a contact moved or was released without having come down, because it was on the surface when the recording began.
  private var hasStrays = false
  /// True until the first event of the layer.
  private(set) var isEmpty = true

  /// A layer of a trace before its first event.
  ///
  /// - Parameters:
  ///   - units: The units of contact positions.
  ///   - size: The size of the surface; nil if unknown.
  ///   - hasLengths: Whether the ranges of its axes are the device's own, not the recording's extremes.
  init(units: TraceUnits, size: TraceDevice.Size?, hasLengths: Bool) {
    millimetre = GradeLimits.millimetre(units)
    self.hasLengths = hasLengths
    bounds = hasLengths ? SurfaceBounds(units: units, size: size) : nil
  }

  /// Adds an event of this layer other than a gap.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - number: Its index in the trace.
  mutating func follow(_ event: TraceEvent, number: Int) {
    self.number = number
    let time = event.timeMicroseconds
    if time != frame.time { closeFrame(next: time) }
    isEmpty = false
    if let arrival = event.arrivalMicroseconds { delays.count(arrival - time) }
    switch event.kind {
    case .down(let slot, let x, let y): land(slot, x, y)
    case .move(let slot, let x, let y): move(slot, x, y)
    case .up(let slot), .cancel(let slot): lift(slot)
    case .scroll(let scroll): if scroll.source == .finger { follow(scroll) }
    case .stop:
      isScrolling = false
      motion.stop(at: time)
    case .hold(let fingers): (resting, mostResting) = (fingers, max(mostResting, fingers))
    case .unhold: resting = 0
    case .gap, .unknown: break
    }
  }

  /// Handles a loss of events: the time until the next report does not count as an interval.
  mutating func interrupt() {
    closeFrame(next: frame.time)
    intervals.stop()
    motion.interrupt()
  }

  /// Forgets all contacts and scrolls in progress, because the device was removed.
  mutating func cutOff() {
    interrupt()
    slots.clear()
    motion.clear()
    (isScrolling, resting, isCutOff) = (false, 0, true)
  }

  /// Records a contact that never came down; ignored after the device was removed.
  private mutating func noteStray() {
    if !isCutOff { hasStrays = true }
  }

  /// The figures of the layer if the recording ends at `ended` microseconds.
  func figures(_ layer: TraceLayer, endedAt ended: Int64) -> LayerFigures {
    var whole = self
    whole.interrupt()
    let end = max(frame.time, ended)
    whole.slots.finish(at: end)
    whole.motion.finish(at: end)
    return LayerFigures(
      layer: layer, reports: whole.reports, intervals: whole.intervals, delays: delays, slots: whole.slots,
      impossible: whole.motion.counts.findings(hasLengths: hasLengths) + [bounds?.finding].compactMap { $0 },
      mostFingers: max(mostResting, slots.most), hasStrays: hasStrays,
      isUnfinished: slots.count > 0 || isScrolling || resting > 0)
  }

  private mutating func land(_ slot: Int, _ x: Double, _ y: Double) {
    slots.land(slot, x: x, y: y, at: frame.time)
    motion.land(slot, x: x / millimetre, y: y / millimetre, at: frame.time, event: number)
    bounds?.note(x: x, y: y, event: number)
    (frame.step, frame.isStart) = (frame.step ?? 0, true)
  }

  private mutating func move(_ slot: Int, _ x: Double, _ y: Double) {
    bounds?.note(x: x, y: y, event: number)
    guard let step = slots.move(slot, x: x, y: y, at: frame.time) else { return noteStray() }
    motion.move(slot, x: x / millimetre, y: y / millimetre, at: frame.time, event: number)
    frame.step = max(frame.step ?? 0, step / millimetre)
  }

  private mutating func lift(_ slot: Int) {
    guard slots.lift(slot, at: frame.time) else { return noteStray() }
    motion.lift(slot, at: frame.time)
    // A report of the fingers that stay down.
    if slots.count > 0 { (frame.step, frame.isStart) = (frame.step ?? 0, true) }
  }

  private mutating func follow(_ scroll: TraceScroll) {
    isScrolling = true
    let unit = GradeLimits.scrollMillimetre
    let (x, y) = ((scroll.dx ?? 0) / unit, (scroll.dy ?? 0) / unit)
    frame.step = max(frame.step ?? 0, (x * x + y * y).squareRoot())
    motion.scroll(x: x, y: y, at: frame.time, event: number)
  }

  private mutating func closeFrame(next: Int64) {
    if let step = frame.step {
      reports += 1
      if frame.isStart { intervals.start(at: frame.time) } else { intervals.add(at: frame.time, step: step) }
    }
    if slots.count == 0, !isScrolling { intervals.stop() }
    frame = Frame(time: next)
  }
}
