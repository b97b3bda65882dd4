import GestureTraces
import PullToRefresh

/// A finger, a scroll view and an app, all by chance but plausible, around engines that are told the same and must answer the same.
///
/// Notes are left out of the comparison: they may lag, see ``RefreshEngineBody/quietOffsets(_:)``.
struct QuietDriver {
  /// The engines; the first one's insets are carried out.
  var engines: [RefreshEngine]
  var view: ScrollSituation
  /// The situation at the last event.
  var lastView: ScrollSituation
  var random: SeededRandom
  /// What the engines did not agree on; nil as long as they do.
  var failure: String?
  /// True if each engine but the first is told another velocity, angle and travel across.
  var scramblesMotion = false
  /// The content leaves its bounds under a finger.
  private let overscrolls: Bool
  private let isSteep: Bool
  private var startOffset = 0.0
  private var startTravel = 0.0

  init(_ engine: RefreshEngine, topInset: Double, overscrolls: Bool, seed: UInt64) {
    engines = [engine]
    random = SeededRandom(seed: seed)
    self.overscrolls = overscrolls
    view = ScrollSituation(
      time: 0, contentOffset: -topInset, topInset: topInset, viewportLength: 667, contacts: 0)
    lastView = view
    isSteep = random.nextUnit() < 0.8
    if random.nextUnit() < 0.2 { view.contentOffset += random.nextEven(-30, 300) }
    if random.nextUnit() < 0.1 { view.source = .touchpad }
  }

  var engine: RefreshEngine { engines[0] }

  /// The situation as it is now, with the time, the offset and the travel of the last event.
  var seen: ScrollSituation {
    var seen = view
    (seen.time, seen.contentOffset) = (lastView.time, lastView.contentOffset)
    if view.isTracking { seen.fingerTravel = lastView.fingerTravel }
    return seen
  }

  /// True with this probability.
  mutating func chance(_ share: Double) -> Bool { random.nextUnit() < share }

  // MARK: One step

  /// Something that may happen next.
  mutating func step() {
    pass(random.nextEven(0, chance(0.1) ? 0.6 : 0.03))
    if chance(0.12) { return actAsApp() }
    if view.isTracking { stepFinger() } else if chance(0.3) { touch() } else { settle() }
  }

  /// Lets time pass, timers at their times.
  mutating func pass(_ seconds: Double) {
    let end = view.time + seconds
    var count = 0
    while let due = engine.nextTimer, due <= end, count < 50 {
      view.time = max(view.time, due)
      send(.timerFired)
      count += 1
    }
    view.time = max(view.time, end)
  }

  private mutating func actAsApp() {
    switch random.next() % 8 {
    case 0: if engine.takesBegin { send(.beginRefreshing) }
    case 1:
      view.topInset = max(0, view.topInset + [-20, 10, 44][Int(random.next() % 3)])
      send(.topInsetChanged)
    case 2: pass(0.3)
    default: if !engine.isIdle { send(.endRefreshing) }
    }
  }

  private mutating func stepFinger() {
    switch random.nextUnit() {
    case ..<0.8: moveFinger()
    case ..<0.85: setFingers(chance(0.7) ? 1 : 2)
    case ..<0.95: leave(view.isDragging ? .dragEnded : nil)
    default: leave(view.isDragging ? .dragCancelled : nil)
    }
  }

  private mutating func touch() {
    (view.isTracking, view.isDecelerating, view.isBouncing) = (true, false, false)
    (view.fingerTravel, view.fingerAcross, view.axisAngle) = (0, 0, 0)
    view.contacts = 1
    (startOffset, startTravel) = (view.contentOffset, 0)
    send(.contactBegan)
    if chance(0.05) { setFingers(2) }
  }

  /// Another finger comes, or one of two leaves.
  private mutating func setFingers(_ count: Int) {
    guard count != view.contacts else { return }
    let leaves = count < view.contacts
    view.contacts = count
    if engine.followsFinger { send(leaves ? .fingerLeft : .fingerJoined) }
  }

  private mutating func moveFinger() {
    view.fingerTravel = nextTravel()
    shakeMotion()
    let before = view.contentOffset
    let dragged = startOffset - (view.fingerTravel - startTravel)
    view.contentOffset = overscrolls || dragged > -view.topInset ? dragged : -view.topInset
    if chance(0.1) { view.contentOffset = nextOffset() }
    if !view.isDragging {
      view.isDragging = true
      send(.dragBegan)
    }
    if engine.followsFinger { send(.fingerMoved) }
    if view.contentOffset != before || chance(0.2) { send(.offsetChanged) }
  }

  private mutating func nextTravel() -> Double {
    switch random.nextUnit() {
    case ..<0.5: return view.fingerTravel + random.nextEven(-4, 14)
    case ..<0.6: return view.fingerTravel
    case ..<0.8: return random.nextEven(-60, 300)
    default:
      let threshold = engine.traits.threshold
      return [threshold, 2 * threshold, threshold + 8, 2 * threshold + 8, 10, -10, 5, 0, 20][
        Int(random.next() % 9)]
    }
  }

  private mutating func leave(_ event: RefreshEvent?) {
    (view.isTracking, view.isDragging) = (false, false)
    view.isDecelerating = chance(0.7)
    view.isBouncing = view.isDecelerating && view.contentOffset < -view.topInset
    view.releaseVelocity = random.nextEven(-1500, 1500)
    if let event { send(event) }
    send(.contactEnded)
    (view.fingerTravel, view.fingerAcross, view.axisAngle, view.contacts) = (0, 0, 0, 0)
  }

  /// The content goes on by itself, or rests.
  private mutating func settle() {
    let rest = -view.topInset
    switch random.nextUnit() {
    case ..<0.5: view.contentOffset = rest + (view.contentOffset - rest) * random.nextEven(0.3, 0.98)
    case ..<0.6: view.contentOffset = rest
    case ..<0.8: view.contentOffset += random.nextEven(-30, 30)
    default: view.contentOffset = nextOffset()
    }
    view.isDecelerating = chance(0.8)
    shakeMotion()
    send(.offsetChanged)
  }

  private mutating func nextOffset() -> Double {
    let inset = view.topInset
    switch random.nextUnit() {
    case ..<0.5: return -inset + random.nextEven(-200, 80)
    case ..<0.6: return -inset - engine.traits.threshold
    case ..<0.7: return -inset + random.nextEven(-1, 1)
    case ..<0.8: return (-inset - random.nextEven(-20, 150)).rounded()
    default: return -inset + random.nextEven(-20, 6)
    }
  }

  /// What a host works out beside the offset, by chance.
  mutating func shakeMotion() {
    view.velocity = chance(0.2) ? random.nextEven(-9, 9) : random.nextEven(-1500, 1500)
    view.isBouncing = view.isDecelerating && (view.contentOffset < -view.topInset || chance(0.1))
    guard view.isTracking else { return }
    let isSideways = !isSteep && chance(0.4)
    view.axisAngle = isSideways ? random.nextEven(0, 90) : random.nextEven(0, 20)
    view.fingerAcross = isSideways ? random.nextEven(-120, 120) : random.nextEven(-4, 4)
  }

  // MARK: Telling

  /// Tells all engines, and carries out the insets and scrolls of the first.
  mutating func send(_ event: RefreshEvent) {
    let told = view
    lastView = view
    var first = RefreshEffects()
    for index in engines.indices {
      let view = index > 0 && scramblesMotion ? scrambled(told) : told
      let effects = engines[index].handle(event, view)
      if index == 0 { first = effects } else { compare(effects, first, engines[index], event) }
    }
    for index in 0..<first.count {
      switch first[index] {
      case .setTopInset(let inset, _): view.topInset = inset
      case .scroll(let offset, _): if !view.isTracking { view.contentOffset = offset }
      default: break
      }
    }
  }

  private mutating func scrambled(_ view: ScrollSituation) -> ScrollSituation {
    var view = view
    view.velocity = random.nextEven(-1500, 1500)
    if view.isTracking {
      view.axisAngle = random.nextEven(0, 90)
      view.fingerAcross = random.nextEven(-120, 120)
    }
    return view
  }

  private mutating func compare(
    _ effects: RefreshEffects, _ first: RefreshEffects, _ other: RefreshEngine, _ event: RefreshEvent
  ) {
    guard failure == nil else { return }
    if !Self.isSame(effects, first) {
      failure = "effects of \(event): \(Self.list(first)), and \(Self.list(effects)) at \(view)"
    } else if other.state != engine.state || other.nextTimer != engine.nextTimer
      || other.isIdle != engine.isIdle || other.pull(view) != engine.pull(view)
    {
      failure = "after \(event): \(Self.standing(engine, view)), and \(Self.standing(other, view)) at \(view)"
    }
  }

  private static func standing(_ engine: RefreshEngine, _ view: ScrollSituation) -> String {
    "\(engine.stateName(engine.state)), timer \(String(describing: engine.nextTimer)), pull \(engine.pull(view))"
  }

  private static func list(_ effects: RefreshEffects) -> [RefreshEffect] {
    [RefreshEffect](effects).filter { !isNote($0) }
  }

  private static func isNote(_ effect: RefreshEffect) -> Bool {
    if case .note = effect { return true }
    return false
  }

  private static func isSame(_ one: RefreshEffects, _ other: RefreshEffects) -> Bool {
    var (first, second) = (0, 0)
    while true {
      while first < one.count, isNote(one[first]) { first += 1 }
      while second < other.count, isNote(other[second]) { second += 1 }
      guard first < one.count, second < other.count else {
        return first >= one.count && second >= other.count
      }
      guard one[first] == other[second] else { return false }
      (first, second) = (first + 1, second + 1)
    }
  }
}
