/// The animation ends and delays that an engine waits for: a small queue without allocation, earliest first.
///
/// Entries of equal time keep the order in which they were added. The queue holds at most ``capacity`` times. If it is full, a new entry is
/// merged with the newest entry of its kind, which moves to the later of the two times: that one comes late, but none is lost. An entry is
/// dropped only if the queue is full and holds none of its kind; no engine has so many kinds.
@usableFromInline
struct Completions: Sendable {
  /// The ends of one kind that are due at one time: the time in seconds, the kind, and how many they are.
  @usableFromInline
  struct Entry: Sendable {
    @usableFromInline var time: Double
    var code: UInt8
    var ends: UInt32
  }

  static var capacity: Int { 8 }
  @usableFromInline var count = 0
  @usableFromInline var entries = InlineArray<8, Entry>(repeating: Entry(time: 0, code: 0, ends: 0))

  /// The earliest time, in seconds; nil if the queue is empty.
  @inlinable var next: Double? { count == 0 ? nil : entries[0].time }

  /// Adds the end, at `time` in seconds, of an animation or a delay of kind `code`.
  mutating func add(_ code: UInt8, at time: Double) {
    guard count == Self.capacity else { return insert(Entry(time: time, code: code, ends: 1)) }
    guard let newest = removeNewest(code) else { return }
    insert(Entry(time: newest.time > time ? newest.time : time, code: code, ends: newest.ends &+ 1))
  }

  private mutating func insert(_ entry: Entry) {
    var index = count
    while index > 0, entries[index - 1].time > entry.time {
      entries[index] = entries[index - 1]
      index -= 1
    }
    entries[index] = entry
    count += 1
  }

  private mutating func removeNewest(_ code: UInt8) -> Entry? {
    var index = count - 1
    while index >= 0, entries[index].code != code { index -= 1 }
    guard index >= 0 else { return nil }
    let newest = entries[index]
    remove(at: index)
    return newest
  }

  private mutating func remove(at index: Int) {
    count -= 1
    for next in index..<count { entries[next] = entries[next + 1] }
  }

  /// Removes all queued ends of kind `code`, which then never come due.
  mutating func drop(_ code: UInt8) {
    for index in stride(from: count - 1, through: 0, by: -1) where entries[index].code == code {
      remove(at: index)
    }
  }

  /// Removes the earliest end if its time is `time` or before, and returns its kind; nil if nothing is due.
  mutating func take(dueAt time: Double) -> UInt8? {
    guard count > 0, entries[0].time <= time else { return nil }
    let code = entries[0].code
    entries[0].ends -= 1
    if entries[0].ends == 0 { remove(at: 0) }
    return code
  }
}
