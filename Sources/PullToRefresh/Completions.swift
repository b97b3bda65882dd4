/// Animation ends and delays an engine waits for: a small queue without allocation, earliest first.
///
/// Entries of equal time keep the order in which they were added. At most ``capacity`` wait at once; one more is
/// dropped, which takes nine calls within one animation of 0.3 s.
struct Completions: Sendable {
  /// One end to come: its time in seconds and what it ends.
  struct Entry: Sendable {
    var time: Double
    var code: UInt8
  }

  static var capacity: Int { 8 }
  private var count = 0
  private var entries = InlineArray<8, Entry>(repeating: Entry(time: 0, code: 0))

  /// The earliest time, or nil when nothing waits.
  var next: Double? { count == 0 ? nil : entries[0].time }

  /// Adds an end of this kind at `time`.
  mutating func add(_ code: UInt8, at time: Double) {
    guard count < Self.capacity else { return }
    var place = count
    while place > 0, entries[place - 1].time > time {
      entries[place] = entries[place - 1]
      place -= 1
    }
    entries[place] = Entry(time: time, code: code)
    count += 1
  }

  /// Takes out the earliest end if it is due at `time`.
  mutating func take(dueAt time: Double) -> UInt8? {
    guard count > 0, entries[0].time <= time else { return nil }
    let code = entries[0].code
    for place in 1..<Self.capacity { entries[place - 1] = entries[place] }
    count -= 1
    return code
  }
}
