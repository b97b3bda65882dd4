/// Follows the raw events of a device and tells, frame by frame, which contacts are down and where.
///
/// A device with slots speaks protocol B, one with contact positions and no slots protocol A, any other has one position
/// and `BTN_TOUCH`. A touchpad that counts more fingers (`BTN_TOOL_DOUBLETAP` and on) than it can place has the others at the
/// place of the first, as libinput does: two fingers then scroll with the only position there is.
///
/// After `SYN_DROPPED` the frame it stands in is thrown away, as the kernel demands; a recording cannot ask for the state, so
/// a lift that was lost shows when the slot is used again.
struct ContactTracker {
  private enum Style { case slots, anonymous, single }

  private let kind: Style
  private let countsFingers: Bool
  private let firstUnplacedSlot: Int
  private let touchButtons: Set<UInt16>
  private var slots: SlotContacts
  private var anonymous = AnonymousContacts()
  private var single: (x: Int32?, y: Int32?, serial: Int) = (nil, nil, 0)
  private var wasTouching: Bool
  /// Whether the touch button was ever pressed.
  private var hasTouched = false
  private let beganTouching: Bool
  private var pressed: Set<UInt16>
  private var isLosing = false
  private var hasLost = false

  /// The tools that say how many fingers touch, from one.
  private static let tools = [
    EvdevCode.Button.finger, EvdevCode.Button.twoFingers, EvdevCode.Button.threeFingers,
    EvdevCode.Button.fourFingers, EvdevCode.Button.fiveFingers,
  ]

  /// A tracker for a device's own recording, which may begin with fingers on the surface.
  init(_ device: EvdevDevice) {
    self.init(device, start: InitialState(of: device).entries)
  }

  /// A tracker for what a device sends from now on.
  ///
  /// - Parameters:
  ///   - device: The device; its events do not count.
  ///   - start: What it holds now: contacts that are down, keys that are pressed, and the places that slots and axes
  ///     keep from before, which the kernel does not repeat.
  init(_ device: EvdevDevice, start: [InitialState.Entry]) {
    let hasContacts = device.has(EvdevCode.Kind.absolute, EvdevCode.Absolute.contactX)
    let hasSlots = device.has(EvdevCode.Kind.absolute, EvdevCode.Absolute.slot)
    kind = hasContacts ? (hasSlots ? .slots : .anonymous) : .single
    countsFingers =
      device.has(EvdevCode.Kind.key, EvdevCode.Button.twoFingers)
      && !device.properties.contains(EvdevCode.Property.direct)
    firstUnplacedSlot = Int(device.axes[EvdevCode.Absolute.slot]?.maximum ?? 0) + 1
    pressed = Set(start.filter { $0.type == EvdevCode.Kind.key }.map(\.code))
    let strays = start.filter {
      $0.type == EvdevCode.Kind.absolute && $0.code == EvdevCode.Absolute.trackingID
    }
    slots = SlotContacts(strays: Set(strays.map { Int($0.slot) }))
    let hasTouch = device.has(EvdevCode.Kind.key, EvdevCode.Button.touch)
    touchButtons = hasTouch ? [EvdevCode.Button.touch] : Set(Self.tools)
    beganTouching = !touchButtons.isDisjoint(with: pressed)
    wasTouching = beganTouching
    for entry in start where entry.type == EvdevCode.Kind.absolute { hold(entry) }
  }

  /// Takes in a place that was held before.
  private mutating func hold(_ entry: InitialState.Entry) {
    if entry.code == EvdevCode.Absolute.trackingID { return }
    if EvdevCode.Absolute.ofContacts.contains(entry.code) {
      takeAxis(EvdevCode.Absolute.slot, entry.slot)
    }
    takeAxis(entry.code, entry.value)
  }

  /// The kernel lost events, and what comes now says how things stand: from a live device, whose state can be asked for.
  mutating func noteLoss() {
    hasLost = true
    anonymous.discard()
  }

  /// Takes in an event.
  ///
  /// - Parameter event: The next of the device's events.
  /// - Returns: The frame it ends; nil where it ends none.
  mutating func take(_ event: EvdevEvent) -> TouchFrame? {
    if event.type == EvdevCode.Kind.synchronise { return synchronise(event) }
    guard !isLosing else { return nil }
    if event.type == EvdevCode.Kind.key {
      if event.value == 0 { pressed.remove(event.code) } else { pressed.insert(event.code) }
      hasTouched = hasTouched || isTouching
    } else if event.type == EvdevCode.Kind.absolute {
      takeAxis(event.code, event.value)
    }
    return nil
  }

  private mutating func takeAxis(_ code: UInt16, _ value: Int32) {
    switch kind {
    case .slots: slots.take(code, value)
    case .anonymous: anonymous.take(code, value)
    case .single:
      if code == EvdevCode.Absolute.x { single.x = value }
      if code == EvdevCode.Absolute.y { single.y = value }
    }
  }

  private mutating func synchronise(_ event: EvdevEvent) -> TouchFrame? {
    switch event.code {
    case EvdevCode.Synchronise.dropped:
      (isLosing, hasLost) = (true, true)
      anonymous.discard()
    case EvdevCode.Synchronise.contact:
      if kind == .anonymous, !isLosing { anonymous.separate() }
    case EvdevCode.Synchronise.report:
      if isLosing {
        isLosing = false
        return nil
      }
      return frame(at: event.timeMicroseconds)
    default: break
    }
    return nil
  }

  private mutating func frame(at time: Int64) -> TouchFrame {
    var frame = TouchFrame(timeMicroseconds: time, contacts: placed(), isAfterLoss: hasLost)
    frame.strayLifts = slots.takeStrayLifts()
    hasLost = false
    addUnplaced(to: &frame.contacts)
    return frame
  }

  private var isTouching: Bool { !touchButtons.isDisjoint(with: pressed) }

  private mutating func placed() -> [Int: TouchPoint] {
    switch kind {
    case .slots: return slots.contacts
    // Without a touch button the lists alone say what touches.
    case .anonymous: return anonymous.frame(isTouching: isTouching || !hasTouched)
    case .single: return singleContact()
    }
  }

  private mutating func singleContact() -> [Int: TouchPoint] {
    defer { wasTouching = isTouching }
    if isTouching, !wasTouching { single.serial += 1 }
    guard isTouching, let x = single.x, let y = single.y else { return [:] }
    let isStray = beganTouching && single.serial == 0
    return [0: TouchPoint(serial: single.serial, x: x, y: y, isStray: isStray)]
  }

  private func addUnplaced(to contacts: inout [Int: TouchPoint]) {
    guard countsFingers, let lowest = contacts.keys.min(), let place = contacts[lowest] else { return }
    let fingers = (Self.tools.lastIndex { pressed.contains($0) } ?? 0) + 1
    guard fingers > contacts.count else { return }
    for number in 0..<(fingers - contacts.count) {
      contacts[firstUnplacedSlot + number] = TouchPoint(serial: -1, x: place.x, y: place.y)
    }
  }
}
