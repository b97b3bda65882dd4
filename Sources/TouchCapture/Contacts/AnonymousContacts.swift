/// Contacts of multitouch protocol A: every frame lists all contacts, each ended by `SYN_MT_REPORT`, and the reader must match them with
/// those of the previous frame (Linux, multi-touch-protocol.rst).
///
/// Contacts with equal tracking numbers are the same; without numbers, a contact continues the nearest one of the previous frame. An entry
/// without a position is not a contact; a frame with only such an entry means that all contacts are gone.
struct AnonymousContacts {
  /// The largest number of contacts accepted in one frame: far more than any surface reports.
  private static let most = 256

  private struct Report {
    var id: Int32?
    var x: Int32?
    var y: Int32?
  }

  private struct Known {
    var point: TouchPoint
    var id: Int32?
  }

  private var report = Report()
  private var reports: [Report] = []
  private var isListed = false
  private var known: [Int: Known] = [:]
  private var lastSerial = 0

  /// Stores the value of one axis for the contact that the current frame is listing.
  mutating func take(_ code: UInt16, _ value: Int32) {
    switch code {
    case EvdevCode.Absolute.trackingID: report.id = value < 0 ? nil : value
    case EvdevCode.Absolute.contactX: report.x = value
    case EvdevCode.Absolute.contactY: report.y = value
    default: break
    }
  }

  /// Handles `SYN_MT_REPORT`, which completes the contact that the frame is listing.
  mutating func separate() {
    isListed = true
    if report.x != nil, report.y != nil, reports.count < Self.most { reports.append(report) }
    report = Report()
  }

  /// Forgets the contacts listed in this frame; called after a loss of events and at the end of a frame.
  mutating func discard() {
    (report, reports, isListed) = (Report(), [], false)
  }

  /// Handles `SYN_REPORT`: updates the table. A frame without contacts changes nothing, unless the touch button is up.
  mutating func update(_ table: inout ContactTable, isTouching: Bool) {
    if isListed || !isTouching {
      for slot in known.keys { table.clear(slot) }
      known = assignSlots()
      for (slot, contact) in known { table.set(slot, contact.point) }
    }
    discard()
  }

  /// Assigns each listed contact to the slot of the contact it continues, or else to the lowest free slot.
  private mutating func assignSlots() -> [Int: Known] {
    var slots = matches()
    var next: [Int: Known] = [:]
    for (index, report) in reports.enumerated() {
      guard let x = report.x, let y = report.y else { continue }
      let before = slots[index].flatMap { known[$0]?.point.serial }
      let taken = Set(slots.values)
      let slot = slots[index] ?? (0...).first { !taken.contains($0) } ?? 0
      slots[index] = slot
      if before == nil { lastSerial += 1 }
      next[slot] = Known(point: TouchPoint(serial: before ?? lastSerial, x: x, y: y), id: report.id)
    }
    return next
  }

  /// Finds the slot of the earlier contact that each listed contact continues; the keys are indices of listed contacts.
  ///
  /// Contacts are matched by tracking number, the others by distance, the nearest pair first.
  private func matches() -> [Int: Int] {
    var found: [Int: Int] = [:]
    var pairs: [(distance: Int, index: Int, slot: Int)] = []
    for (index, report) in reports.enumerated() {
      for (slot, before) in known {
        if report.id != nil || before.id != nil {
          if report.id == before.id { found[index] = slot }
        } else {
          pairs.append((Self.distance(report, before.point), index, slot))
        }
      }
    }
    for pair in pairs.sorted(by: { ($0.distance, $0.index, $0.slot) < ($1.distance, $1.index, $1.slot) })
    where found[pair.index] == nil && !found.values.contains(pair.slot) {
      found[pair.index] = pair.slot
    }
    return found
  }

  /// The square of the distance between a listed contact and an earlier one, in square device units.
  private static func distance(_ report: Report, _ point: TouchPoint) -> Int {
    let x = Int(report.x ?? 0) - Int(point.x)
    let y = Int(report.y ?? 0) - Int(point.y)
    return x.multipliedReportingOverflow(by: x).partialValue
      &+ y.multipliedReportingOverflow(by: y).partialValue
  }
}
