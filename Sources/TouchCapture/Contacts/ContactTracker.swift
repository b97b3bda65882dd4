/// Follows the raw events of a device and determines, frame by frame, which contacts are down and where.
///
/// A device with slots uses protocol B; one with contact positions but no slots uses protocol A; any other has a single position and
/// `BTN_TOUCH`. If a touchpad counts more fingers (`BTN_TOOL_DOUBLETAP` and so on) than it gives positions for, the other fingers get the
/// position of the first, as in libinput: two fingers then scroll with the only position there is. On a touchscreen these buttons are
/// ignored, as in libinput, because N-Trig's screens report `BTN_TOOL_DOUBLETAP` with a single finger.
///
/// A recording is read event by event with `advance`, which allocates nothing: the changes of a frame are in `changes`. For a live device,
/// `take` returns each frame as a value.
///
/// After `SYN_DROPPED` the rest of its frame is discarded, as the kernel requires. The state of a recorded device cannot be queried, but
/// some of it is known: the buttons in that frame are valid; the touch button changes only when no finger is left, so all fingers from
/// before the loss are up by then; and with several fingers down, positions are valid again after the next event that selects a slot.
struct ContactTracker {
  private enum Style { case slots, anonymous, single }

  private let kind: Style
  private let countsFingers: Bool
  private let firstUnplacedSlot: Int
  private let touchButtons: FingerButtons
  private var slots: SlotContacts
  private var anonymous = AnonymousContacts()
  private var single: (x: Int32?, y: Int32?, serial: Int) = (nil, nil, 0)
  private var wasTouching: Bool
  /// True once the device has reported that its touch button (`BTN_TOUCH`) is pressed.
  private var hasTouched = false
  private let beganTouching: Bool
  private var pressed: FingerButtons
  private var table = ContactTable()
  /// The slots given to fingers that the touchpad counts without reporting their positions.
  private var unplaced = SlotSet()
  private var isLosing = false
  private var hasLost = false
  /// True if the kernel lost events before the last frame (`SYN_DROPPED`).
  private(set) var isAfterLoss = false
  /// The slots whose contact lifted in the last frame although no arrival or move of that contact was recorded.
  private(set) var strayLifts: Set<Int> = []

  /// A tracker for a recorded device; its recording may begin with fingers on the surface.
  init(_ device: EvdevDevice) {
    self.init(device, start: InitialState(of: device).entries)
  }

  /// A tracker for the events that a device will send.
  ///
  /// - Parameters:
  ///   - device: The device's description; its events are ignored.
  ///   - start: Its current state: contacts that are down, buttons that are pressed, and the positions that slots and axes hold, which the
  ///     kernel does not repeat.
  init(_ device: EvdevDevice, start: [InitialState.Entry]) {
    let hasContacts = device.has(EvdevCode.Kind.absolute, EvdevCode.Absolute.contactX)
    let hasSlots = device.has(EvdevCode.Kind.absolute, EvdevCode.Absolute.slot)
    kind = hasContacts ? (hasSlots ? .slots : .anonymous) : .single
    countsFingers =
      device.has(EvdevCode.Kind.key, EvdevCode.Button.twoFingers)
      && InputClass(of: device).contains(.touchpad)
    let slotCount = Int(device.axes[EvdevCode.Absolute.slot]?.maximum ?? 0) + 1
    firstUnplacedSlot = min(max(slotCount, 1), SlotSet.ofDevices)
    pressed = FingerButtons(start.filter { $0.type == EvdevCode.Kind.key }.map(\.code))
    let strays = start.filter {
      $0.type == EvdevCode.Kind.absolute && $0.code == EvdevCode.Absolute.trackingID
    }
    slots = SlotContacts(strays: Set(strays.map { Int($0.slot) }))
    let hasTouch = device.has(EvdevCode.Kind.key, EvdevCode.Button.touch)
    touchButtons = hasTouch ? .touch : .tools
    beganTouching = touchButtons.intersects(pressed)
    wasTouching = beganTouching
    for entry in start where entry.type == EvdevCode.Kind.absolute { hold(entry) }
  }

  /// Stores an axis value that the device already had before its first event.
  private mutating func hold(_ entry: InitialState.Entry) {
    if entry.code == EvdevCode.Absolute.trackingID { return }
    if EvdevCode.Absolute.ofContacts.contains(entry.code) {
      takeAxis(EvdevCode.Absolute.slot, entry.slot)
    }
    takeAxis(entry.code, entry.value)
  }

  /// Notes that the kernel lost events of a live device. The following events give its state after the loss.
  mutating func noteLoss() {
    hasLost = true
    anonymous.discard()
  }

  /// True if a loss was noted that no frame has reported yet; the call clears the note.
  mutating func takeLoss() -> Bool {
    defer { hasLost = false }
    return hasLost
  }

  /// Handles the next event of the device, which may end a frame.
  ///
  /// - Parameter event: The next of the device's events.
  /// - Returns: The frame that the event ends; nil if it ends none.
  mutating func take(_ event: EvdevEvent) -> TouchFrame? {
    guard advance(event) else { return nil }
    return TouchFrame(
      timeMicroseconds: event.timeMicroseconds, contacts: table.contacts, changes: changes,
      isAfterLoss: isAfterLoss, strayLifts: strayLifts)
  }

  /// The changes in the last frame: first lifts, then contacts that arrived or moved, each in order of their slots.
  var changes: [ContactChange] { table.changes }

  /// Handles the next event of the device, which may end a frame.
  ///
  /// - Parameter event: The next of the device's events.
  /// - Returns: Whether it ends a frame; `changes`, `isAfterLoss` and `strayLifts` then describe that frame.
  @inline(__always)
  mutating func advance(_ event: EvdevEvent) -> Bool {
    if event.type == EvdevCode.Kind.synchronise { return synchronise(event.code) }
    if event.type == EvdevCode.Kind.absolute {
      if !isLosing { takeAxis(event.code, event.value) }
    } else if event.type == EvdevCode.Kind.key {
      takeButton(event.code, event.value)
    }
    return false
  }

  private mutating func takeButton(_ code: UInt16, _ value: Int32) {
    if value == 0 { pressed.release(code) } else { pressed.press(code) }
    hasTouched = hasTouched || isTouching
    // The value 2 only repeats a press.
    if code == EvdevCode.Button.touch, value < 2 { slots.noteRelease() }
  }

  @inline(__always)
  private mutating func takeAxis(_ code: UInt16, _ value: Int32) {
    switch kind {
    case .slots: slots.take(code, value)
    case .anonymous: anonymous.take(code, value)
    case .single:
      if code == EvdevCode.Absolute.x { single.x = value }
      if code == EvdevCode.Absolute.y { single.y = value }
    }
  }

  private mutating func synchronise(_ code: UInt16) -> Bool {
    switch code {
    case EvdevCode.Synchronise.dropped:
      (isLosing, hasLost) = (true, true)
      slots.noteLoss()
      anonymous.discard()
    case EvdevCode.Synchronise.contact:
      if kind == .anonymous, !isLosing { anonymous.separate() }
    case EvdevCode.Synchronise.report:
      if !isLosing {
        endFrame()
        return true
      }
      isLosing = false
    default: break
    }
    return false
  }

  private mutating func endFrame() {
    unplaced.forEach { table.clear($0) }
    unplaced = SlotSet()
    switch kind {
    case .slots: slots.update(&table)
    // Without a touch button only the lists say whether anything touches.
    case .anonymous: anonymous.update(&table, isTouching: isTouching || !hasTouched)
    case .single: updateSingle()
    }
    if countsFingers { placeOthers() }
    table.endFrame()
    if slots.hasStrayLifts || !strayLifts.isEmpty { strayLifts = slots.takeStrayLifts() }
    (isAfterLoss, hasLost) = (hasLost, false)
  }

  private var isTouching: Bool { touchButtons.intersects(pressed) }

  private mutating func updateSingle() {
    defer { wasTouching = isTouching }
    if isTouching, !wasTouching { single.serial += 1 }
    guard isTouching, let x = single.x, let y = single.y else { return table.clear(0) }
    let isStray = beganTouching && single.serial == 0
    table.set(0, TouchPoint(serial: single.serial, x: x, y: y, isStray: isStray))
  }

  /// Gives fingers that the device only counts the position of the first finger; their slots come after the device's own slots.
  private mutating func placeOthers() {
    let fingers = pressed.fingers
    guard fingers > 1 else { return }
    var missing = fingers - table.down.count
    guard missing > 0, let lowest = table.down.first, let first = table[lowest] else { return }
    var slot = firstUnplacedSlot
    while missing > 0 {
      if table[slot] == nil {
        table.set(slot, TouchPoint(serial: -1, x: first.x, y: first.y))
        unplaced.insert(slot)
        missing -= 1
      }
      slot += 1
    }
  }
}
