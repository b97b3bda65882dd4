import TextFormats

/// A compact list of names: each is stored as the length of its common prefix with the previous name, followed by the remaining bytes.
struct NameList: Equatable, Sendable {
  /// Every 64th name is stored in full, so that any name can be decoded from a nearby one.
  private static let stretch = 64

  private var bytes: [UInt8] = []
  /// The byte positions of the names that are stored in full.
  private var starts: [Int] = []
  private var last: [UInt8] = []
  /// The number of names.
  private(set) var count = 0

  /// Starts a list without names.
  init() {}

  /// Adds a name at the end of the list.
  mutating func append(_ name: String) {
    let name = Array(name.utf8)
    makeRoom(for: name.count)
    var common = 0
    if count.isMultiple(of: Self.stretch) {
      starts.append(bytes.count)
    } else {
      let most = min(name.count, last.count)
      while common < most, name[common] == last[common] { common += 1 }
    }
    VariableNumber.append(UInt64(common), to: &bytes)
    VariableNumber.append(UInt64(name.count - common), to: &bytes)
    bytes += name[common...]
    last = name
    count += 1
  }

  /// The name at `index`, from 0.
  subscript(index: Int) -> String {
    let stretch = index / Self.stretch
    var (position, name): (Int, [UInt8]) = (starts[stretch], [])
    for _ in stretch * Self.stretch...index { read(&name, at: &position) }
    return String(decoding: name, as: UTF8.self)
  }

  /// Calls `body` with every name in order.
  func forEach(_ body: (String) -> Void) {
    var (position, name): (Int, [UInt8]) = (0, [])
    for _ in 0..<count {
      read(&name, at: &position)
      body(String(decoding: name, as: UTF8.self))
    }
  }

  /// All names in order.
  var all: [String] {
    var all: [String] = []
    all.reserveCapacity(count)
    forEach { all.append($0) }
    return all
  }

  /// The divisor of the array's growth: it grows by a quarter of its size, while Swift would double it.
  private static let growth = 4

  private mutating func makeRoom(for size: Int) {
    let needed = bytes.count + size + 2 * VariableNumber.longest
    if needed > bytes.capacity { bytes.reserveCapacity(needed + bytes.count / Self.growth) }
  }

  /// Replaces `name` by the name stored at `position`, which shares a prefix with it, and advances `position`.
  private func read(_ name: inout [UInt8], at position: inout Int) {
    let common = number(at: &position)
    let rest = number(at: &position)
    name.replaceSubrange(common..., with: bytes[position..<position + rest])
    position += rest
  }

  /// Reads a stored number at `position`, and advances `position`.
  private func number(at position: inout Int) -> Int {
    unsafe VariableNumber.read(bytes.span.bytes, at: &position).map { Int($0) } ?? 0
  }
}
