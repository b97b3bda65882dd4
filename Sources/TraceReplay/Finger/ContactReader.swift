import GestureTraces

/// Turns contacts into gestures: the finger's travel is the mean move of the contacts that stay.
///
/// A sample is all events of equal time. A contact that joins moves nothing; one that lifts counts only if it also
/// moves in that sample. On a touchscreen a gesture is first `down` to last `up`; on a touchpad it is from when two
/// contacts are down until fewer are, and only the moves of exactly two count.
struct ContactReader {
  private let needsTwo: Bool
  private let scale: Double
  /// Where a contact is, in the trace's units.
  fileprivate struct Place {
    var x: Double
    var y: Double
  }
  /// Where the contacts that are down are, by slot.
  private var places: [Int: Place] = [:]
  /// The gesture that has no end yet.
  private(set) var gesture: FingerGesture?
  private(set) var gestures: [FingerGesture] = []

  init(needsTwo: Bool, scale: Double) {
    self.needsTwo = needsTwo
    self.scale = scale
  }

  mutating func read(_ events: [TraceEvent]) {
    var rest = events[...]
    while !rest.isEmpty { rest = read(upToEmpty: rest) }
  }

  mutating func finish() {
    guard var open = gesture else { return }
    open.endedMicroseconds = open.samples.last?.timeMicroseconds ?? open.beganMicroseconds
    gestures.append(open)
    gesture = nil
  }

  /// What one sample did to the contacts.
  fileprivate struct Changes {
    var after: [Int: Place]
    var joined: Set<Int> = []
    var moved: Set<Int> = []
    var left: [Int: Place] = [:]
    var isCancel = false
    var carriesPosition = false
    var most: Int
    var arrival: Int64 = 0
  }

  /// Reads a sample as far as the moment at which no contact is left: what follows is another gesture's.
  private mutating func read(upToEmpty events: ArraySlice<TraceEvent>) -> ArraySlice<TraceEvent> {
    var changes = Changes(after: places, most: places.count)
    var rest = events
    let time = events[events.startIndex].timeMicroseconds
    while let event = rest.popFirst() {
      changes.arrival = max(changes.arrival, event.arrivalMicroseconds ?? event.timeMicroseconds)
      if case .gap(let reason) = event.kind {
        apply(changes, at: time)
        lose(reason, at: time, arrival: changes.arrival)
        return rest
      }
      let wasDown = !changes.after.isEmpty
      changes.apply(event)
      if wasDown, changes.after.isEmpty { break }
    }
    apply(changes, at: time)
    return rest
  }

  private mutating func apply(_ changes: Changes, at time: Int64) {
    let needed = needsTwo ? 2 : 1
    let delta = meanMove(changes)
    places = changes.after
    if gesture == nil, changes.most >= needed, !changes.joined.isEmpty {
      gesture = FingerGesture(time: time, arrival: changes.arrival)
    }
    guard let most = gesture?.mostContacts else { return }
    let last = gesture?.samples.last
    gesture?.mostContacts = max(most, changes.most)
    if changes.carriesPosition || !changes.left.isEmpty {
      // Added in place: a copy of the samples for each would take quadratic time.
      gesture?.samples.append(
        FingerSample(
          timeMicroseconds: time, arrivalMicroseconds: changes.arrival,
          travel: (last?.travel ?? 0) + delta.y * scale, across: (last?.across ?? 0) + delta.x * abs(scale),
          contacts: needsTwo ? 1 : places.count, carriesPosition: changes.carriesPosition))
    }
    if places.count < needed { end(changes.isCancel ? .cancel : .lift, at: time, arrival: changes.arrival) }
  }

  private func meanMove(_ changes: Changes) -> Place {
    let staying = places.keys.filter {
      !changes.joined.contains($0) && (changes.left[$0] == nil || changes.moved.contains($0))
    }
    guard !staying.isEmpty, !needsTwo || (places.count == 2 && staying.count == 2) else {
      return Place(x: 0, y: 0)
    }
    var sum = Place(x: 0, y: 0)
    for slot in staying.sorted() {
      guard let old = places[slot], let new = changes.left[slot] ?? changes.after[slot] else { continue }
      sum.x += new.x - old.x
      sum.y += new.y - old.y
    }
    return Place(x: sum.x / Double(staying.count), y: sum.y / Double(staying.count))
  }

  private mutating func lose(_ reason: GapReason, at time: Int64, arrival: Int64) {
    if reason == .dropped {
      gesture?.lostEvents = true
    } else {
      places = [:]
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

extension ContactReader.Changes {
  fileprivate mutating func apply(_ event: TraceEvent) {
    switch event.kind {
    case .down(let slot, let x, let y):
      after[slot] = ContactReader.Place(x: x, y: y)
      joined.insert(slot)
      carriesPosition = true
    case .move(let slot, let x, let y):
      // A recording may begin with the finger already down.
      if after[slot] == nil { joined.insert(slot) } else { moved.insert(slot) }
      after[slot] = ContactReader.Place(x: x, y: y)
      carriesPosition = true
    case .up(let slot): leave(slot, isCancel: false)
    case .cancel(let slot): leave(slot, isCancel: true)
    default: break
    }
    most = max(most, after.count)
  }

  private mutating func leave(_ slot: Int, isCancel: Bool) {
    guard let place = after.removeValue(forKey: slot) else { return }
    if !joined.contains(slot) { left[slot] = place }
    self.isCancel = isCancel
  }
}
