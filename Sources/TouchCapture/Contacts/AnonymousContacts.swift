/// Contacts of protocol A: every frame lists all of them, each ended by `SYN_MT_REPORT`, and the reader finds out which of
/// them continues which (Linux, multi-touch-protocol.rst).
///
/// A tracking number tells where there is one; without, the nearest of the last frame is the same finger. A contact without a
/// position does not count, which is how a frame says that all are gone.
struct AnonymousContacts {
  /// Contacts a frame may list: many times what any surface has.
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

  /// Takes in an axis event of the contact being listed.
  mutating func take(_ code: UInt16, _ value: Int32) {
    switch code {
    case EvdevCode.Absolute.trackingID: report.id = value < 0 ? nil : value
    case EvdevCode.Absolute.contactX: report.x = value
    case EvdevCode.Absolute.contactY: report.y = value
    default: break
    }
  }

  /// `SYN_MT_REPORT`: the contact is whole.
  mutating func separate() {
    isListed = true
    if report.x != nil, report.y != nil, reports.count < Self.most { reports.append(report) }
    report = Report()
  }

  /// Forgets the contacts listed: after a loss, or once the frame has been taken in.
  mutating func discard() {
    (report, reports, isListed) = (Report(), [], false)
  }

  /// `SYN_REPORT`: brings a table up to date. A frame that lists none changes nothing, unless the touch button is up.
  mutating func update(_ table: inout ContactTable, isTouching: Bool) {
    if isListed || !isTouching {
      for slot in known.keys { table.clear(slot) }
      known = assignSlots()
      for (slot, contact) in known { table.set(slot, contact.point) }
    }
    discard()
  }

  /// Each listed contact in the slot of the one it continues, else in the lowest free one.
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

  /// The slot that each listed contact continues, by its index: matched by number, else by distance, the nearest pair first.
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

  /// The square of the distance, in device units.
  private static func distance(_ report: Report, _ point: TouchPoint) -> Int {
    let x = Int(report.x ?? 0) - Int(point.x)
    let y = Int(report.y ?? 0) - Int(point.y)
    return x.multipliedReportingOverflow(by: x).partialValue
      &+ y.multipliedReportingOverflow(by: y).partialValue
  }
}
