import GestureTraces

/// Turns contacts into gestures; the finger's travel is the mean movement of the contacts that stay down.
///
/// A sample is the set of all events of one time, whatever the order of their lines. A contact that joins moves nothing. One that is
/// released leaves after the movements of the same time, and counts in their mean. On a touchscreen a gesture lasts from the first `down`
/// to the last `up`; if all contacts are released as others come down, one gesture ends and the next begins. On a touchpad it lasts from
/// when two contacts are down until fewer are, and only moves of exactly two contacts count.
struct ContactReader {
  private let needsTwo: Bool
  private let scale: Double
  /// Every slot that has had a contact, in order of slots. The array is reused from sample to sample, so that a sample allocates nothing
  /// and costs only as much as changes in it.
  private var contacts: [TrackedContact] = []
  /// The number of contacts that are down at present.
  private var down = 0
  /// The indices of the contacts that change in this sample; in order of slots once the sample is complete.
  private var touched: [Int] = []
  private var builder = GestureBuilder()
  /// The finger's vertical and horizontal travel so far, in points. It is stored here because reading it from the gesture would copy the
  /// gesture at each sample.
  private var travel = 0.0
  private var across = 0.0

  init(needsTwo: Bool, scale: Double) {
    self.needsTwo = needsTwo
    self.scale = scale
  }

  var gestures: [FingerGesture] { builder.ended }
  /// The open gesture, which has no end yet; nil for none.
  var gesture: FingerGesture? { builder.open }

  mutating func finish() { builder.finish() }

  /// What one sample changed about the contacts, apart from their positions.
  private struct Changes {
    let time: Int64
    var arrival: Int64 = 0
    /// True if any contact came down or moved.
    var carriesPosition = false
    /// True if the system cancelled at least one contact.
    var isCancel = false
    /// True if the recorder lost events.
    var isLossy = false
    /// True if the device was removed or the machine slept.
    var isCut = false
    var before = 0
    var stayed = 0
    var joined = 0
    var down = 0
    var hasLeft = false
    var hasMoved = false
    /// The number of contacts that are down throughout the sample and do not change.
    var resting = 0

    init(time: Int64) { self.time = time }

    /// Adds `count` contacts that are down throughout the sample and do not change.
    mutating func addResting(_ count: Int) {
      resting = count
      before += count
      stayed += count
      down += count
    }

    /// Adds what the sample changed about one contact.
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
    var changes = Changes(time: events[0].timeMicroseconds)
    for index in events.indices {
      changes.arrival = max(changes.arrival, events[index].arrival)
      if let plain = events[index].plain, plain.isOfContact {
        take(plain, &changes)
      } else {
        take(events[index].kind, &changes)
      }
    }
    touched.sort()
    for slot in touched {
      let index = position(of: slot)
      contacts[index].endSample()
      changes.count(contacts[index])
    }
    changes.addResting(down - changes.before)
    down = changes.down
    apply(changes)
    touched.removeAll(keepingCapacity: true)
    if changes.isCut {
      contacts.removeAll(keepingCapacity: true)
      down = 0
    }
  }

  /// Reads samples that each consist of a single move of a contact, from `first` on, by a fast path. Nearly all samples of a touchscreen
  /// are like that.
  ///
  /// - Returns: The index of the event after them.
  mutating func readAlone(_ events: Span<TraceEvent>, from first: Int) -> Int {
    // While a gesture is open, a move can only add a sample.
    guard !needsTwo, down > 0, builder.open != nil else { return first }
    var next = first
    while let slot = Self.slotOfMoveAlone(events, at: next) {
      let index = position(of: slot)
      guard index < contacts.count, contacts[index].slot == slot, contacts[index].isDown else { break }
      var end = next + 1
      while Self.slotOfMoveAlone(events, at: end) == slot { end += 1 }
      moveAlone(index, events, from: next, to: end)
      next = end
    }
    return next
  }

  /// The slot of a move that is the only event of its time; nil for other events and past the end.
  @inline(__always)
  private static func slotOfMoveAlone(_ events: Span<TraceEvent>, at index: Int) -> Int? {
    // A pattern match, because `==` of another module's enum would need a lookup for each event.
    guard index < events.count, let plain = events[index].plain, case .move = plain.kind else { return nil }
    if index + 1 < events.count, events[index + 1].time == plain.time { return nil }
    return Int(plain.number)
  }

  /// Moves one contact through the events from `start` to `end`, each of which is a sample by itself.
  private mutating func moveAlone(_ index: Int, _ events: Span<TraceEvent>, from start: Int, to end: Int) {
    if let samples = builder.open?.samples.count, let room = builder.open?.samples.capacity {
      let needed = samples + end - start
      if needed > room { builder.open?.samples.reserveCapacity(max(needed, 2 * room)) }
    }
    var position = contacts[index].position
    var (travel, across) = (travel, across)
    // The mean includes contacts that rest.
    let (count, scale) = (Double(down), scale)
    for event in start..<end {
      guard let plain = events[event].plain else { continue }
      travel += (plain.y - position.y) / count * scale
      across += (plain.x - position.x) / count * abs(scale)
      position = ContactPosition(x: plain.x, y: plain.y)
      // An event without an arrival time has no delay.
      builder.add(
        FingerSample(
          timeMicroseconds: plain.time, arrivalMicroseconds: max(0, plain.time + Int64(plain.delay)),
          travel: travel, across: across, contacts: down, carriesPosition: true))
    }
    contacts[index].moveAlone(to: position)
    (self.travel, self.across) = (travel, across)
  }

  /// Applies a contact event in its compact form, in which nearly all events are stored, and records it in `changes`.
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

  /// The index of the contact in `slot`, which it marks as changed in this sample; a new slot is added.
  private mutating func index(of slot: Int) -> Int {
    let index = position(of: slot)
    if index == contacts.count || contacts[index].slot != slot {
      contacts.insert(TrackedContact(slot: slot), at: index)
      touched.append(slot)
    } else if !touched.contains(slot) {
      contacts[index].beginSample()
      touched.append(slot)
    }
    return index
  }

  /// The index of the first contact whose slot is `slot` or later, where a new contact of `slot` belongs.
  private func position(of slot: Int) -> Int {
    var (low, high) = (0, contacts.count)
    while low < high {
      let middle = (low + high) / 2
      if contacts[middle].slot < slot { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func apply(_ changes: Changes) {
    let isLeft = changes.before > 0 && changes.stayed == 0
    if builder.open == nil || isLeft {
      if builder.open != nil { leave(changes) }
      begin(changes)
    } else {
      goOn(changes)
    }
  }

  /// Ends the open gesture, because all of its contacts have left; contacts that came down in the same sample belong to the next gesture.
  private mutating func leave(_ changes: Changes) {
    note(changes, most: changes.before)
    add(changes, meanMove(changes), contacts: 0, carriesPosition: changes.hasMoved)
    end(changes)
  }

  private mutating func goOn(_ changes: Changes) {
    note(changes, most: max(changes.before, changes.stayed + changes.joined))
    if changes.carriesPosition || changes.hasLeft {
      add(changes, meanMove(changes), contacts: changes.down, carriesPosition: changes.carriesPosition)
    }
    if changes.isCut || changes.down < needed { end(changes) }
  }

  /// Begins a gesture if enough contacts are down, and ends it if they are released at once.
  private mutating func begin(_ changes: Changes) {
    guard changes.joined > 0, changes.stayed + changes.joined >= needed else { return }
    builder.begin(at: changes.time, arrival: changes.arrival)
    (travel, across) = (0, 0)
    note(changes, most: changes.stayed + changes.joined)
    add(changes, ContactPosition(x: 0, y: 0), contacts: changes.down, carriesPosition: true)
    if changes.isCut || changes.down < needed { end(changes) }
  }

  /// The number of contacts that a gesture needs: two on a touchpad, one on a touchscreen.
  private var needed: Int { needsTwo ? 2 : 1 }

  private mutating func note(_ changes: Changes, most: Int) {
    guard let known = builder.open?.mostContacts else { return }
    builder.open?.mostContacts = max(known, most)
    if changes.isLossy { builder.open?.lostEvents = true }
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
    builder.add(
      FingerSample(
        timeMicroseconds: time, arrivalMicroseconds: arrival, travel: travel, across: across,
        contacts: contacts,
        carriesPosition: carriesPosition))
  }

  /// The mean movement of the contacts that were down before the sample. It includes contacts released in the sample, which leave only
  /// after it.
  private func meanMove(_ changes: Changes) -> ContactPosition {
    var sum = ContactPosition(x: 0, y: 0)
    var staying = changes.resting
    for slot in touched {
      let contact = contacts[position(of: slot)]
      guard let start = contact.start, !contact.hasJoined else { continue }
      staying += 1
      sum.x += contact.position.x - start.x
      sum.y += contact.position.y - start.y
    }
    guard staying > 0, !needsTwo || (changes.before == 2 && staying == 2) else {
      return ContactPosition(x: 0, y: 0)
    }
    return ContactPosition(x: sum.x / Double(staying), y: sum.y / Double(staying))
  }

  private mutating func end(_ changes: Changes) {
    builder.end(changes.isCancel ? .cancel : .lift, at: changes.time, arrival: changes.arrival)
  }
}
