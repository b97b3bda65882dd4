import GestureTraces

/// Turns contacts into gestures: the finger's travel is the mean move of the contacts that stay.
///
/// A sample is all events of equal time. A contact that joins moves nothing; one that lifts counts only if it also
/// moves in that sample. On a touchscreen a gesture is first `down` to last `up`; on a touchpad it is from when two
/// contacts are down until fewer are, and only the moves of exactly two count.
struct ContactReader {
  private let needsTwo: Bool
  private let scale: Double
  /// The contacts that are down, or were when the sample began, in order of slot. Kept from sample to sample: a frame
  /// of a device allocates nothing.
  private var contacts: [TrackedContact] = []
  /// How many of them are down.
  private var downCount = 0
  /// The gesture that has no end yet.
  private(set) var gesture: FingerGesture?
  private(set) var gestures: [FingerGesture] = []

  init(needsTwo: Bool, scale: Double) {
    self.needsTwo = needsTwo
    self.scale = scale
  }

  mutating func read(_ events: Span<TraceEvent>) {
    var next = 0
    while next < events.count { next = read(events, from: next) }
  }

  mutating func finish() {
    guard var open = gesture else { return }
    open.endedMicroseconds = open.samples.last?.timeMicroseconds ?? open.beganMicroseconds
    gestures.append(open)
    gesture = nil
  }

  /// What one sample did to the contacts, beside where they are.
  private struct Changes {
    var hasJoined = false
    var hasLeft = false
    var isCancel = false
    var carriesPosition = false
    var most: Int
    var arrival: Int64 = 0
  }

  /// Reads a sample as far as the moment at which no contact is left: what follows is another gesture's. Gives the
  /// place of the first event that was not read.
  private mutating func read(_ events: Span<TraceEvent>, from first: Int) -> Int {
    contacts.removeAll { !$0.isDown }
    for index in contacts.indices { contacts[index].beginSample() }
    var changes = Changes(most: downCount)
    let time = events[first].timeMicroseconds
    for index in first..<events.count {
      changes.arrival = max(changes.arrival, events[index].arrivalMicroseconds ?? time)
      if case .gap(let reason) = events[index].kind {
        apply(changes, at: time)
        lose(reason, at: time, arrival: changes.arrival)
        return index + 1
      }
      let wasDown = downCount > 0
      take(events[index].kind, &changes)
      if wasDown, downCount == 0 {
        apply(changes, at: time)
        return index + 1
      }
    }
    apply(changes, at: time)
    return events.count
  }

  private mutating func take(_ kind: TraceEvent.Kind, _ changes: inout Changes) {
    switch kind {
    case .down(let slot, let x, let y): place(slot, ContactPlace(x: x, y: y), isMove: false, &changes)
    case .move(let slot, let x, let y): place(slot, ContactPlace(x: x, y: y), isMove: true, &changes)
    case .up(let slot): leave(slot, isCancel: false, &changes)
    case .cancel(let slot): leave(slot, isCancel: true, &changes)
    default: break
    }
    changes.most = max(changes.most, downCount)
  }

  private mutating func place(_ slot: Int, _ place: ContactPlace, isMove: Bool, _ changes: inout Changes) {
    changes.carriesPosition = true
    let index = contacts.firstIndex { $0.slot >= slot } ?? contacts.count
    if index == contacts.count || contacts[index].slot != slot {
      contacts.insert(TrackedContact(slot: slot, place: place), at: index)
    }
    // A recording may begin with the finger already down.
    let hasMoved = isMove && contacts[index].isDown
    if !contacts[index].isDown { downCount += 1 }
    contacts[index].take(place, hasMoved: hasMoved)
    if !hasMoved { changes.hasJoined = true }
  }

  private mutating func leave(_ slot: Int, isCancel: Bool, _ changes: inout Changes) {
    guard let index = contacts.firstIndex(where: { $0.slot == slot && $0.isDown }) else { return }
    contacts[index].isDown = false
    downCount -= 1
    if !contacts[index].hasJoined { changes.hasLeft = true }
    changes.isCancel = isCancel
  }

  private mutating func apply(_ changes: Changes, at time: Int64) {
    let needed = needsTwo ? 2 : 1
    if gesture == nil, changes.most >= needed, changes.hasJoined {
      gesture = FingerGesture(time: time, arrival: changes.arrival)
    }
    guard let most = gesture?.mostContacts else { return }
    gesture?.mostContacts = max(most, changes.most)
    if changes.carriesPosition || changes.hasLeft {
      let (delta, last) = (meanMove, gesture?.samples.last)
      // Added in place: a copy of the samples for each would take quadratic time.
      gesture?.samples.append(
        FingerSample(
          timeMicroseconds: time, arrivalMicroseconds: changes.arrival,
          travel: (last?.travel ?? 0) + delta.y * scale, across: (last?.across ?? 0) + delta.x * abs(scale),
          contacts: needsTwo ? 1 : downCount, carriesPosition: changes.carriesPosition))
    }
    if downCount < needed { end(changes.isCancel ? .cancel : .lift, at: time, arrival: changes.arrival) }
  }

  /// The mean move of the contacts that stayed through the sample, or moved in it and left.
  private var meanMove: ContactPlace {
    var sum = ContactPlace(x: 0, y: 0)
    var (before, staying) = (0, 0)
    for contact in contacts {
      guard let start = contact.start else { continue }
      before += 1
      guard !contact.hasJoined, contact.isDown || contact.hasMoved else { continue }
      staying += 1
      sum.x += contact.place.x - start.x
      sum.y += contact.place.y - start.y
    }
    guard staying > 0, !needsTwo || (before == 2 && staying == 2) else { return ContactPlace(x: 0, y: 0) }
    return ContactPlace(x: sum.x / Double(staying), y: sum.y / Double(staying))
  }

  private mutating func lose(_ reason: GapReason, at time: Int64, arrival: Int64) {
    if reason == .dropped {
      gesture?.lostEvents = true
    } else {
      contacts.removeAll(keepingCapacity: true)
      downCount = 0
      end(.cancel, at: time, arrival: arrival)
    }
  }

  private mutating func end(_ end: GestureEnd, at time: Int64, arrival: Int64) {
    guard var open = gesture else { return }
    open.end = end
    open.endedMicroseconds = time
    open.endedArrivalMicroseconds = arrival
    gestures.append(open)
    gesture = nil
  }
}
