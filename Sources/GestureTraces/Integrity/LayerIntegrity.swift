/// What is still going on in one layer of a trace, and what in it lacks a beginning.
struct LayerIntegrity: Equatable {
  /// Contacts that are down, by slot.
  private var isDown: [Bool] = []
  /// How many are down.
  private var contacts = 0
  /// Whether a scroll by fingers has not stopped yet; of the other sources no stop is promised.
  private var isScrolling = false
  /// Whether fingers rest that have not moved or lifted yet.
  private var isHolding = false
  /// Whether the device was pulled out.
  private var isCutOff = false
  /// Whether a contact moved or lifted without having come down: the recording began with it on the surface.
  private var hasStrays = false

  /// Follows an event of this layer that is no gap.
  mutating func follow(_ event: TraceEvent) {
    switch event.kind {
    case .down(let slot, _, _): land(slot)
    case .move(let slot, _, _): if !isDown(slot) { noteStray() }
    case .up(let slot), .cancel(let slot): lift(slot)
    case .scroll(let scroll): isScrolling = isScrolling || scroll.source == .finger
    case .stop: isScrolling = false
    case .hold: isHolding = true
    case .unhold: isHolding = false
    case .gap, .unknown: break
    }
  }

  /// Forgets what was going on: the device left.
  mutating func cutOff() {
    (isDown, contacts, isScrolling, isHolding, isCutOff) = ([], 0, false, false, true)
  }

  /// Notes a contact without a beginning; after the device left there is none.
  mutating func noteStray() {
    if !isCutOff { hasStrays = true }
  }

  /// Adds what it found.
  func judge(into grade: inout TraceGrade) {
    if hasStrays { grade.find(.b, "a contact was down before the start") }
    if contacts > 0 || isScrolling || isHolding { grade.find(.b, "no lift at the end") }
  }

  private func isDown(_ slot: Int) -> Bool { slot < isDown.count && isDown[slot] }

  private mutating func land(_ slot: Int) {
    while isDown.count <= slot { isDown.append(false) }
    if !isDown[slot] { contacts += 1 }
    isDown[slot] = true
  }

  private mutating func lift(_ slot: Int) {
    guard isDown(slot) else { return noteStray() }
    isDown[slot] = false
    contacts -= 1
  }
}
