/// Writes contacts as the kernel sends them: slots, tracking numbers and buttons, and of these only what changed.
///
/// A frame has releases, arrivals and moves in the order of the trace, then the buttons (`multi-touch-protocol.rst`, protocol B). The
/// emulated single touch (`ABS_X`, `ABS_Y`), which libinput does not read for such a device, is left out.
struct ContactStream {
  private(set) var events: [KernelDevice.Event] = []
  private let countsFingers: Bool
  private let grid: SurfaceGrid
  /// The slot that the kernel's next events are about; nil if unknown after a loss of events.
  private var current: Int? = 0
  /// The last position of each slot, because the kernel does not send the same value twice.
  private var places: [Int: (x: Int, y: Int)] = [:]
  private var down: Set<Int> = []
  private var nextID = 1
  /// The number of contacts that the buttons last reported.
  private var pressed = 0

  /// The largest tracking number: `ABS_MT_TRACKING_ID` goes up to 65535, and then starts again.
  static let mostIDs = 65_535

  /// The kernel events for the contacts of a trace.
  ///
  /// - Parameters:
  ///   - changes: In time order.
  ///   - grid: Device units.
  ///   - countsFingers: Whether the device reports the number of fingers, as touchpads do.
  init(_ changes: [ContactChange], on grid: SurfaceGrid, countsFingers: Bool) {
    (self.countsFingers, self.grid) = (countsFingers, grid)
    let zero = changes.first?.time ?? 0
    var start = 0
    while start < changes.count {
      var end = start + 1
      while end < changes.count, changes[end].time == changes[start].time { end += 1 }
      write(changes[start..<end], at: changes[start].time - zero)
      start = end
    }
  }

  private mutating func write(_ changes: ArraySlice<ContactChange>, at time: Int64) {
    var touched: Set<Int> = []
    for change in changes {
      switch change.kind {
      case .loss: lose(at: time)
      case .arrival, .move:
        touched.insert(change.slot)
        move(change, at: time)
      case .lift, .cancel:
        // Readers ignore a contact's movement in the frame in which it is released.
        if touched.contains(change.slot) { endFrame(at: time) }
        lift(change.slot, at: time)
      }
    }
    endFrame(at: time)
  }

  /// Ends a group of events of one time: writes the present buttons and `SYN_REPORT`. Writes nothing if nothing changed.
  private mutating func endFrame(at time: Int64) {
    changeButtons(from: pressed, to: down.count, at: time)
    pressed = down.count
    guard let last = events.last, last.type != KernelCode.Kind.synchronise else { return }
    append(at: time, KernelCode.Kind.synchronise, KernelCode.report, 0)
  }

  /// Marks a loss of events (`SYN_DROPPED`). Readers discard everything up to the next `SYN_REPORT`, and the next change names its slot
  /// again.
  private mutating func lose(at time: Int64) {
    append(at: time, KernelCode.Kind.synchronise, KernelCode.dropped, 0)
    append(at: time, KernelCode.Kind.synchronise, KernelCode.report, 0)
    current = nil
  }

  private mutating func move(_ change: ContactChange, at time: Int64) {
    let place = grid.place(change)
    let last = places.updateValue(place, forKey: change.slot)
    let isNew = down.insert(change.slot).inserted
    guard isNew || last?.x != place.x || last?.y != place.y else { return }
    select(change.slot, at: time)
    if isNew {
      append(at: time, KernelCode.Kind.absolute, KernelCode.trackingID, nextID)
      nextID = nextID % Self.mostIDs + 1
    }
    if last?.x != place.x { append(at: time, KernelCode.Kind.absolute, KernelCode.contactX, place.x) }
    if last?.y != place.y { append(at: time, KernelCode.Kind.absolute, KernelCode.contactY, place.y) }
  }

  private mutating func lift(_ slot: Int, at time: Int64) {
    down.remove(slot)
    select(slot, at: time)
    append(at: time, KernelCode.Kind.absolute, KernelCode.trackingID, -1)
  }

  private mutating func select(_ slot: Int, at time: Int64) {
    guard slot != current else { return }
    current = slot
    append(at: time, KernelCode.Kind.absolute, KernelCode.slot, slot)
  }

  /// Writes the change of the touch button, and on a touchpad that of the button for this number of fingers.
  private mutating func changeButtons(from before: Int, to now: Int, at time: Int64) {
    guard before != now else { return }
    let most = KernelCode.tools.count
    if countsFingers, before > 0, min(before, most) != min(now, most) {
      append(at: time, KernelCode.Kind.key, KernelCode.tools[min(before, most) - 1], 0)
    }
    if before == 0 || now == 0 { append(at: time, KernelCode.Kind.key, KernelCode.touch, now > 0 ? 1 : 0) }
    if countsFingers, now > 0, min(before, most) != min(now, most) {
      append(at: time, KernelCode.Kind.key, KernelCode.tools[min(now, most) - 1], 1)
    }
  }

  private mutating func append(at time: Int64, _ type: UInt16, _ code: UInt16, _ value: Int) {
    events.append(KernelDevice.Event(time: time, type: type, code: code, value: value))
  }
}
