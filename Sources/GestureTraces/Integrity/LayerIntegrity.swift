/// One layer of a trace as it goes on: contacts, scrolls, rests, and the time between its reports.
struct LayerIntegrity: Equatable {
  /// Events of one time are one report.
  private struct Frame: Equatable {
    var time: Int64 = 0
    /// The distance of the contact that went furthest; nil without a report of contacts or a finger scroll.
    var step: Double?
    /// True if a contact came or went in it: what is seen of the others may jump.
    var isStart = false
  }

  /// Units of contact positions that make a millimetre.
  private let millimetre: Double
  /// False where positions are shares of how far the recording itself went: a jitter of one unit may be the whole surface.
  private let hasLengths: Bool
  private var slots = SlotStates()
  private var frame = Frame()
  private var intervals = ReportIntervals()
  private var delays = DurationCounts()
  private var motion = ImpossibleMotion()
  /// Where positions can be; nil where nothing is known of it.
  private var bounds: SurfaceBounds?
  /// The number of the event that is followed.
  private var number = 0
  /// The number of its reports of contacts and finger scrolls.
  private var reports = 0
  /// True while a scroll by fingers has not stopped; of the other sources no stop is promised, nor a rate.
  private var isScrolling = false
  /// Fingers that rest and have not moved or lifted yet.
  private var held = 0
  private var mostHeld = 0
  /// True if the device was pulled out.
  private var isCutOff = false
  /// True if a contact moved or lifted without having come down: the recording began with it on the surface.
  private var hasStrays = false
  /// True while nothing was followed.
  private(set) var isEmpty = true

  /// A layer of a surface.
  ///
  /// - Parameters:
  ///   - units: What its contacts' positions are in.
  ///   - size: Its size, if it is known.
  ///   - hasLengths: Whether the ranges of its axes are the device's, not the recording's own extremes.
  init(units: TraceUnits, size: TraceDevice.Size?, hasLengths: Bool) {
    millimetre = GradeLimits.millimetre(units)
    self.hasLengths = hasLengths
    bounds = hasLengths ? SurfaceBounds(units: units, size: size) : nil
  }

  /// Follows an event of this layer that is no gap.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - number: Its number in the trace, from 0.
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
    case .hold(let fingers): (held, mostHeld) = (fingers, max(mostHeld, fingers))
    case .unhold: held = 0
    case .gap, .unknown: break
    }
  }

  /// Something was lost here: the time up to the next report says nothing.
  mutating func interrupt() {
    closeFrame(next: frame.time)
    intervals.stop()
    motion.interrupt()
  }

  /// Forgets what was going on: the device left.
  mutating func cutOff() {
    interrupt()
    slots.clear()
    motion.clear()
    (isScrolling, held, isCutOff) = (false, 0, true)
  }

  /// Notes a contact without a beginning; after the device left there is none.
  private mutating func noteStray() {
    if !isCutOff { hasStrays = true }
  }

  /// Its figures, when the recording ended at `ended`.
  func figures(_ layer: TraceLayer, endedAt ended: Int64) -> LayerFigures {
    var whole = self
    whole.interrupt()
    let end = max(frame.time, ended)
    whole.slots.finish(at: end)
    whole.motion.finish(at: end)
    return LayerFigures(
      layer: layer, reports: whole.reports, intervals: whole.intervals, delays: delays, slots: whole.slots,
      impossible: whole.motion.counts.findings(hasLengths: hasLengths) + [bounds?.finding].compactMap { $0 },
      mostFingers: max(mostHeld, slots.most), hasStrays: hasStrays,
      isUnfinished: slots.count > 0 || isScrolling || held > 0)
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
    // A report of the fingers that stay.
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
