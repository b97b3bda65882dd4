import PullToRefresh
import TestSamples

/// A finger, a scroll view and an app around one engine, which write down all that the engine does.
///
/// The content follows the finger 1:1, or stays at its top where ``movesContent`` is false. Steps are 1/64 s, so that all times are exact
/// at any time origin below 2⁴⁰ s.
struct LoggedDrag {
  private(set) var engine: RefreshEngine
  var view: ScrollSituation
  /// One line per event at which the engine did anything, or changed its state or its timer.
  private(set) var lines: [String] = []
  /// True if events without any effect are written down too, with the values at which the engine need not be notified.
  var isDetailed = false
  /// False if the content stays where it is under a finger.
  var movesContent = true
  /// The number of refreshes that have begun.
  private(set) var triggers = 0
  /// The thresholds at which the events so far would have fired, by what the engine says of each before it handles it; nil if not asked.
  var levels: ThresholdLevels?
  /// True if the engine said that a pull must last.
  private(set) var dwells = false
  private var start: Double
  private var status = ""
  private let origin: Double

  static let step = 1.0 / 64

  init(_ engine: RefreshEngine, topInset: Double, at start: Double = 0) {
    (self.engine, self.start, origin) = (engine, start, -topInset)
    view = ScrollSituation(time: start, contentOffset: -topInset, topInset: topInset, viewportLength: 667)
    view.contacts = 0
    status = described
  }

  /// Forgets what was written, and counts times from now on.
  mutating func restart() {
    (start, lines, triggers) = (view.time, [], 0)
    view.releaseVelocity = 0
    status = described
  }

  mutating func endInside() { engine.setEndsInsideCallback(true) }

  // MARK: Events

  mutating func send(_ event: RefreshEvent) {
    if let known = levels { levels = engine.accept(Probe(event: event, view: view, levels: known)) }
    dwells = dwells || levels?.dwell != nil
    let effects = [RefreshEffect](engine.handle(event, view))
    var texts: [String] = []
    for effect in effects {
      switch effect {
      case .enter(let code): texts.append("enter \(engine.stateName(code))")
      case .setTopInset(let inset, let duration):
        texts.append("inset \(inset.golden) in \(duration.golden)")
        view.topInset = inset
      case .trigger(let phase):
        texts.append("trigger \(phase)")
        triggers += 1
      case .callback: texts.append("callback")
      case .scroll(let offset, let animated):
        texts.append("scroll to \(offset.golden)\(animated ? ", animated" : "")")
        if !view.isTracking { view.contentOffset = offset }
      case .note(let note, let number): texts.append("\(note) \(number.golden)")
      }
    }
    let now = described
    guard !effects.isEmpty || now != status || isDetailed else { return }
    let time = (view.time - start) * 1000
    var line = "\(time.golden) \(event): \(texts.joined(separator: ", "))"
    if now != status || isDetailed { line += " | \(now)" }
    if isDetailed { line += measured }
    lines.append(line)
    status = now
  }

  /// The engine's state and timer.
  private var described: String {
    let timer = engine.nextTimer.map { ", timer \((($0 - start) * 1000).golden)" } ?? ""
    return "\(engine.stateName(engine.state))\(timer)\(engine.isIdle ? "" : ", busy")"
  }

  /// What the engine measures.
  private var measured: String {
    let progress = engine.ownProgress(view).map { ", progress \($0.golden)" } ?? ""
    var text = ", pull \(engine.pull(view).golden)\(progress), quiet \(Self.text(engine.quietOffsets(view)))"
    if engine.followsFinger, view.isTracking { text += ", travel \(Self.text(engine.quietTravel(view)))" }
    return text
  }

  private static func text(_ interval: QuietInterval) -> String {
    interval == .everything
      ? "all" : interval.isEmpty ? "none" : "\(interval.low.golden)…\(interval.high.golden)"
  }

  // MARK: Time

  /// Lets time pass, with the engine's timers at their times.
  mutating func wait(_ seconds: Double) {
    let end = view.time + seconds
    while let due = engine.nextTimer, due <= end {
      view.time = max(due, view.time)
      send(.timerFired)
    }
    view.time = end
  }

  // MARK: The finger

  mutating func touch() {
    (view.isTracking, view.isDecelerating, view.isBouncing) = (true, false, false)
    (view.fingerTravel, view.velocity, view.contacts) = (0, 0, 1)
    send(.contactBegan)
  }

  /// Moves the finger, which is put down first if it is not, by `distance` points in this number of steps.
  mutating func drag(by distance: Double, in steps: Int = 8) {
    if !view.isTracking { touch() }
    let (travel, offset) = (view.fingerTravel, view.contentOffset)
    for step in 1...steps {
      wait(Self.step)
      let way = distance * Double(step) / Double(steps)
      view.fingerTravel = travel + way
      if movesContent {
        view.contentOffset = offset - way
        view.velocity = -distance / Double(steps) / Self.step
      }
      if !view.isDragging {
        view.isDragging = true
        send(.dragBegan)
      }
      if engine.followsFinger { send(.fingerMoved) }
      if movesContent { send(.offsetChanged) }
    }
  }

  mutating func join() {
    view.contacts += 1
    if engine.followsFinger { send(.fingerJoined) }
  }

  mutating func leave() {
    view.contacts -= 1
    if engine.followsFinger { send(.fingerLeft) }
  }

  /// Lifts the finger, whose velocity is positive upwards.
  mutating func lift(_ velocity: Double = 0) { release(.dragEnded, velocity) }

  mutating func cancel() { release(.dragCancelled, 0) }

  private mutating func release(_ event: RefreshEvent, _ velocity: Double) {
    let wasDragging = view.isDragging
    (view.isTracking, view.isDragging, view.releaseVelocity) = (false, false, velocity)
    view.isDecelerating = view.contentOffset < -view.topInset || velocity != 0
    view.isBouncing = view.contentOffset < -view.topInset
    if wasDragging { send(event) }
    send(.contactEnded)
    (view.fingerTravel, view.fingerAcross, view.axisAngle, view.contacts) = (0, 0, 0, 0)
  }

  // MARK: Content

  /// Moves the content without a finger until it is `pull` points past its first top edge.
  mutating func settle(to pull: Double, in steps: Int = 4) {
    let (from, to) = (view.contentOffset, origin - pull)
    for step in 1...steps {
      wait(Self.step)
      view.contentOffset = step == steps ? to : from + (to - from) * Double(step) / Double(steps)
      view.velocity = (to - from) / Double(steps) / Self.step
      view.isDecelerating = step < steps
      view.isBouncing = view.isDecelerating && view.contentOffset < -view.topInset
      send(.offsetChanged)
    }
    view.velocity = 0
  }

  /// The content goes back to its edge, which the engine may move meanwhile.
  mutating func settle() {
    for _ in 0..<3 {
      settle(to: origin + view.topInset)
      if view.contentOffset == -view.topInset { return }
    }
  }

  // MARK: The app

  /// The app's work ends; what follows takes two seconds.
  mutating func end() {
    send(.endRefreshing)
    if !view.isTracking { settle() }
    wait(2)
    if !view.isTracking, view.contentOffset != -view.topInset { settle() }
  }

  mutating func setInset(_ inset: Double) {
    view.topInset = inset
    send(.topInsetChanged)
  }
}

private struct Probe: RefreshEngineVisitor {
  let event: RefreshEvent
  let view: ScrollSituation
  let levels: ThresholdLevels

  func visit(_ engine: some HeldEngine) -> ThresholdLevels {
    var levels = levels
    engine.probe(event, view, &levels)
    return levels
  }
}
