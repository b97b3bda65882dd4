/// Follows the contacts and scrolls of one layer event by event to find motion that no finger makes and no device reports (`MotionCounts`).
struct ImpossibleMotion: Equatable {
  private var paths: [ContactPath] = []
  private var scroll = ContactPath()
  private var scrollX = 0.0
  private var scrollY = 0.0
  /// The axes along which the latest scroll event scrolled.
  private var scrolledAlong = Axes()

  private struct Axes: Equatable { var x = false, y = false }

  /// What has been found so far, over all contacts and scrolls of the layer.
  private(set) var counts = MotionCounts()

  // MARK: Contacts, in millimetres

  /// Begins a contact in a slot, at a position in the trace's units.
  mutating func land(_ slot: Int, x: Double, y: Double, at time: Int64, event: Int) {
    makeRoom(slot)
    if paths[slot].isOpen { end(slot, at: time) }
    unsettle()
    paths[slot].begin(x: x, y: y, at: time, event: event)
    counts.stamps.note(time)
  }

  /// Moves the contact of a slot; ignored if that contact is not down.
  mutating func move(_ slot: Int, x: Double, y: Double, at time: Int64, event: Int) {
    guard slot < paths.count, paths[slot].isOpen else { return }
    let step = paths[slot].move(x: x, y: y, at: time, event: event)
    counts.stamps.note(time)
    counts.follow(step, &paths[slot])
  }

  /// Ends the contact of a slot; ignored if that contact is not down.
  mutating func lift(_ slot: Int, at time: Int64) {
    guard slot < paths.count, paths[slot].isOpen else { return }
    counts.stamps.note(time)
    end(slot, at: time)
    unsettle()
  }

  // MARK: Scrolls of fingers, in millimetres

  /// Adds a scroll by fingers, in libinput's units.
  mutating func scroll(x: Double, y: Double, at time: Int64, event: Int) {
    counts.stamps.note(time)
    let before = scrolledAlong
    scrolledAlong = Axes(x: x != 0, y: y != 0)
    if !scroll.isOpen {
      // What came before the first event of a scroll is unknown, so it begins there.
      (scrollX, scrollY) = (0, 0)
      scroll.begin(x: 0, y: 0, at: time, event: event)
      return
    }
    (scrollX, scrollY) = (scrollX + x, scrollY + y)
    let isOther = scrolledAlong.x != before.x && scrolledAlong.y != before.y
    let isSame = time == scroll.last
    let step = scroll.move(x: scrollX, y: scrollY, at: time, event: event)
    // Some logs report the two axes of one scroll one after the other.
    if !(isSame && isOther) { counts.follow(step, &scroll) }
  }

  /// Ends the scroll by fingers, because they were released.
  mutating func stop(at time: Int64) {
    guard scroll.isOpen else { return }
    counts.close(scroll, at: time)
    scroll.end()
  }

  // MARK: Ends

  /// Handles a loss of events: the next position may be anywhere.
  mutating func interrupt() {
    unsettle()
    scroll.unsettle()
  }

  /// Forgets everything in progress, because the device was removed.
  mutating func clear() {
    paths = []
    scroll.end()
  }

  /// Ends all contacts and the scroll at the end of the trace.
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
