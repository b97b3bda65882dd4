/// The contacts and scrolls of one layer, followed event by event for what no finger does and no device tells (`MotionCounts`).
struct ImpossibleMotion: Equatable {
  private var paths: [ContactPath] = []
  private var scroll = ContactPath()
  private var scrollX = 0.0
  private var scrollY = 0.0
  /// The axes along which the newest event scrolled.
  private var scrolledAlong = Axes()

  private struct Axes: Equatable { var x = false, y = false }

  /// What was seen so far.
  private(set) var counts = MotionCounts()

  // MARK: Contacts, in millimetres

  /// A contact comes down.
  mutating func land(_ slot: Int, x: Double, y: Double, at time: Int64, event: Int) {
    makeRoom(slot)
    if paths[slot].isOpen { end(slot, at: time) }
    unsettle()
    paths[slot].begin(x: x, y: y, at: time, event: event)
    counts.stamps.note(time)
  }

  /// A contact moves; one that is not down is none.
  mutating func move(_ slot: Int, x: Double, y: Double, at time: Int64, event: Int) {
    guard slot < paths.count, paths[slot].isOpen else { return }
    let step = paths[slot].move(x: x, y: y, at: time, event: event)
    counts.stamps.note(time)
    counts.follow(step, &paths[slot])
  }

  /// A contact lifts; one that is not down does not.
  mutating func lift(_ slot: Int, at time: Int64) {
    guard slot < paths.count, paths[slot].isOpen else { return }
    counts.stamps.note(time)
    end(slot, at: time)
    unsettle()
  }

  // MARK: Scrolls of fingers, in millimetres

  /// Fingers scroll.
  mutating func scroll(x: Double, y: Double, at time: Int64, event: Int) {
    counts.stamps.note(time)
    let before = scrolledAlong
    scrolledAlong = Axes(x: x != 0, y: y != 0)
    if !scroll.isOpen {
      // What came before the first event of a scroll is not known: it begins there.
      (scrollX, scrollY) = (0, 0)
      scroll.begin(x: 0, y: 0, at: time, event: event)
      return
    }
    (scrollX, scrollY) = (scrollX + x, scrollY + y)
    let isOther = scrolledAlong.x != before.x && scrolledAlong.y != before.y
    let isSame = time == scroll.last
    let step = scroll.move(x: scrollX, y: scrollY, at: time, event: event)
    // Some logs tell the two axes of one report one after the other.
    if !(isSame && isOther) { counts.follow(step, &scroll) }
  }

  /// The fingers of a scroll lift.
  mutating func stop(at time: Int64) {
    guard scroll.isOpen else { return }
    counts.close(scroll, at: time)
    scroll.end()
  }

  // MARK: Ends

  /// Something was lost: what comes next may be anywhere.
  mutating func interrupt() {
    unsettle()
    scroll.unsettle()
  }

  /// Forgets what was going on: the device left.
  mutating func clear() {
    paths = []
    scroll.end()
  }

  /// The layer is over.
  mutating func finish(at time: Int64) {
    for slot in paths.indices where paths[slot].isOpen { end(slot, at: time) }
    stop(at: time)
  }

  private mutating func end(_ slot: Int, at time: Int64) {
    counts.close(paths[slot], at: time)
    paths[slot].end()
  }

  private mutating func unsettle() {
    for slot in paths.indices { paths[slot].unsettle() }
  }

  private mutating func makeRoom(_ slot: Int) {
    while paths.count <= slot { paths.append(ContactPath()) }
  }
}
