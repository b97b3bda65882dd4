import GestureTraces

/// Turns contacts into gestures: the finger's travel is the mean move of the contacts that stay.
///
/// A sample is all events of equal time, whatever the order of their lines. A contact that joins moves nothing; one that
/// lifts counts only if it also moves in that sample. On a touchscreen a gesture is first `down` to last `up`; where all
/// that were down lift as others come, one gesture ends and the next begins. On a touchpad it is from when two contacts
/// are down until fewer are, and only the moves of exactly two count.
struct ContactReader {
  private let needsTwo: Bool
  private let scale: Double
  /// The contacts that are down, or were when the sample began, in order of slot. Kept from sample to sample: a frame
  /// of a device allocates nothing.
  private var contacts: [TrackedContact] = []
  /// The gesture that has no end yet.
  private(set) var gesture: FingerGesture?
  /// The way of its finger so far, down and across, in points: asked for with each sample, which the gesture itself would be copied for.
  private var travel = 0.0
  private var across = 0.0
  private(set) var gestures: [FingerGesture] = []

  init(needsTwo: Bool, scale: Double) {
    self.needsTwo = needsTwo
    self.scale = scale
  }

  mutating func finish() {
    guard var open = gesture else { return }
    open.endedMicroseconds = open.samples.last?.timeMicroseconds ?? open.beganMicroseconds
    gestures.append(open)
    gesture = nil
  }

  /// The changes that one sample made to the contacts, beside where they are.
  private struct Changes {
    let time: Int64
    var arrival: Int64 = 0
    /// True if any contact came or moved.
    var carriesPosition = false
    /// True if the system took a contact, or all of them.
    var isCancel = false
    /// True if the recorder lost events.
    var isLossy = false
    /// True if the device went, or the machine slept.
    var isCut = false
    var before = 0
    var stayed = 0
    var joined = 0
    var down = 0
    var hasLeft = false
    var hasMoved = false

    init(time: Int64) { self.time = time }

    /// Adds what became of one contact.
    mutating func count(_ contact: TrackedContact) {
      if contact.start != nil { before += 1 }
      if contact.hasStayed { stayed += 1 }
      if contact.hasJoined { joined += 1 }
      if contact.isDown { down += 1 }
      if contact.hasLeft { hasLeft = true }
      if contact.hasMoved { hasMoved = true }
    }
  }

  /// Reads one sample: all events of one time.
  mutating func read(_ events: Span<TraceEvent>) {
    if readAlone(events, from: 0) > 0 { return }
    contacts.removeAll { !$0.isDown }
    for index in contacts.indices { contacts[index].beginSample() }
    var changes = Changes(time: events[0].timeMicroseconds)
    for index in events.indices {
      changes.arrival = max(changes.arrival, events[index].arrival)
      if let plain = events[index].plain, plain.isOfContact {
        take(plain, &changes)
      } else {
        take(events[index].kind, &changes)
      }
    }
    for index in contacts.indices {
      contacts[index].endSample()
      changes.count(contacts[index])
    }
    apply(changes)
    if changes.isCut { contacts.removeAll(keepingCapacity: true) }
  }

  /// Reads the samples from `first` on that are one move each of a contact that is alone, the fast way: nearly all samples of a
  /// touchscreen are such.
  ///
  /// - Returns: The index of the event after them.
  mutating func readAlone(_ events: Span<TraceEvent>, from first: Int) -> Int {
    // Where a gesture goes on and no other contact is down, all that a move can do is a sample.
    guard !needsTwo, contacts.count == 1, contacts[0].isDown, gesture != nil else { return first }
    let slot = contacts[0].slot
    var next = first
    while next < events.count, let plain = events[next].plain, plain.kind == .move, Int(plain.number) == slot
    {
      // Events of one time are one sample.
      if next + 1 < events.count, events[next + 1].time == plain.time { break }
      moveAlone(plain)
      next += 1
    }
    return next
  }

  private mutating func moveAlone(_ event: PlainEvent) {
    let start = contacts[0].position
    contacts[0].moveAlone(to: ContactPosition(x: event.x, y: event.y))
    travel += (event.y - start.y) * scale
    across += (event.x - start.x) * abs(scale)
    // The delay of an event that does not say when it arrived is none.
    addSample(at: event.time, max(0, event.time + Int64(event.delay)), contacts: 1, carriesPosition: true)
  }

  /// Takes an event of a contact in its short form, as nearly all are.
  private mutating func take(_ event: PlainEvent, _ changes: inout Changes) {
    let index = index(of: Int(event.number))
    switch event.kind {
    case .down:
      changes.carriesPosition = true
      contacts[index].come(to: ContactPosition(x: event.x, y: event.y))
    case .move:
      changes.carriesPosition = true
      contacts[index].move(to: ContactPosition(x: event.x, y: event.y))
    case .cancel:
      changes.isCancel = true
      contacts[index].lift()
    default: contacts[index].lift()
    }
  }

  private mutating func take(_ kind: TraceEvent.Kind, _ changes: inout Changes) {
    switch kind {
    case .down(let slot, let x, let y):
      changes.carriesPosition = true
      contacts[index(of: slot)].come(to: ContactPosition(x: x, y: y))
    case .move(let slot, let x, let y):
      changes.carriesPosition = true
      contacts[index(of: slot)].move(to: ContactPosition(x: x, y: y))
    case .up(let slot): contacts[index(of: slot)].lift()
    case .cancel(let slot):
      changes.isCancel = true
      contacts[index(of: slot)].lift()
    case .gap(.dropped): changes.isLossy = true
    case .gap: (changes.isCancel, changes.isCut) = (true, true)
    default: break
    }
  }

  private mutating func index(of slot: Int) -> Int {
    let index = contacts.firstIndex { $0.slot >= slot } ?? contacts.count
    if index == contacts.count || contacts[index].slot != slot {
      contacts.insert(TrackedContact(slot: slot), at: index)
    }
    return index
  }

  private mutating func apply(_ changes: Changes) {
    let isLeft = changes.before > 0 && changes.stayed == 0
    if gesture == nil || isLeft {
      if gesture != nil { leave(changes) }
      begin(changes)
    } else {
      goOn(changes)
    }
  }

  /// No contact of the open gesture is left: those that have come are another's.
  private mutating func leave(_ changes: Changes) {
    note(changes, most: changes.before)
    add(changes, meanMove, contacts: 0, carriesPosition: changes.hasMoved)
    end(changes)
  }

  private mutating func goOn(_ changes: Changes) {
    note(changes, most: max(changes.before, changes.stayed + changes.joined))
    if changes.carriesPosition || changes.hasLeft {
      add(changes, meanMove, contacts: changes.down, carriesPosition: changes.carriesPosition)
    }
    if changes.isCut || changes.down < needed { end(changes) }
  }

  /// Begins a gesture where enough contacts are there, and ends it where they are gone at once.
  private mutating func begin(_ changes: Changes) {
    guard changes.joined > 0, changes.stayed + changes.joined >= needed else { return }
    gesture = FingerGesture(time: changes.time, arrival: changes.arrival)
    (travel, across) = (0, 0)
    note(changes, most: changes.stayed + changes.joined)
    add(changes, ContactPosition(x: 0, y: 0), contacts: changes.down, carriesPosition: true)
    if changes.isCut || changes.down < needed { end(changes) }
  }

  /// Contacts that a gesture takes.
  private var needed: Int { needsTwo ? 2 : 1 }

  private mutating func note(_ changes: Changes, most: Int) {
    guard let known = gesture?.mostContacts else { return }
    gesture?.mostContacts = max(known, most)
    if changes.isLossy { gesture?.lostEvents = true }
  }

  private mutating func add(
    _ changes: Changes, _ move: ContactPosition, contacts: Int, carriesPosition: Bool
  ) {
    travel += move.y * scale
    across += move.x * abs(scale)
    addSample(
      at: changes.time, changes.arrival, contacts: needsTwo ? 1 : contacts, carriesPosition: carriesPosition)
  }

  private mutating func addSample(at time: Int64, _ arrival: Int64, contacts: Int, carriesPosition: Bool) {
    // Appended where they are stored: a copy of the samples for each would take quadratic time.
    gesture?.samples.append(
      FingerSample(
        timeMicroseconds: time, arrivalMicroseconds: arrival, travel: travel, across: across,
        contacts: contacts,
        carriesPosition: carriesPosition))
  }

  /// The mean move of the contacts that stayed through the sample, or moved in it and left.
  private var meanMove: ContactPosition {
    var sum = ContactPosition(x: 0, y: 0)
    var (before, staying) = (0, 0)
    for contact in contacts {
      guard let start = contact.start else { continue }
      before += 1
      guard !contact.hasJoined, contact.isDown || contact.hasMoved else { continue }
      staying += 1
      sum.x += contact.position.x - start.x
      sum.y += contact.position.y - start.y
    }
    guard staying > 0, !needsTwo || (before == 2 && staying == 2) else { return ContactPosition(x: 0, y: 0) }
    return ContactPosition(x: sum.x / Double(staying), y: sum.y / Double(staying))
  }

  private mutating func end(_ changes: Changes) {
    guard var open = gesture else { return }
    open.end = changes.isCancel ? .cancel : .lift
    open.endedMicroseconds = changes.time
    open.endedArrivalMicroseconds = changes.arrival
    gestures.append(open)
    gesture = nil
  }
}
