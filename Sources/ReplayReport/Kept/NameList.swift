import TextFormats

/// Names in their order, each as the bytes that it has in common with the one before, and the rest: paths of one folder differ in a few.
struct NameList: Equatable, Sendable {
  /// Names after which one stands whole, so that any is found near one.
  private static let stretch = 64

  private var bytes: [UInt8] = []
  /// Where each name that stands whole begins.
  private var starts: [Int] = []
  private var last: [UInt8] = []
  /// The number of names.
  private(set) var count = 0

  /// No names yet.
  init() {}

  /// Adds a name.
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

  /// The name of an index, from 0.
  subscript(index: Int) -> String {
    let stretch = index / Self.stretch
    var (position, name): (Int, [UInt8]) = (starts[stretch], [])
    for _ in stretch * Self.stretch...index { read(&name, at: &position) }
    return String(decoding: name, as: UTF8.self)
  }

  /// All of them, one after the other.
  func forEach(_ body: (String) -> Void) {
    var (position, name): (Int, [UInt8]) = (0, [])
    for _ in 0..<count {
      read(&name, at: &position)
      body(String(decoding: name, as: UTF8.self))
    }
  }

  /// All of them.
  var all: [String] {
    var all: [String] = []
    all.reserveCapacity(count)
    forEach { all.append($0) }
    return all
  }

  /// Room is made for a quarter more than there is: an array by itself makes twice as much.
  private static let growth = 4

  private mutating func makeRoom(for size: Int) {
    let needed = bytes.count + size + 2 * VariableNumber.longest
    if needed > bytes.capacity { bytes.reserveCapacity(needed + bytes.count / Self.growth) }
  }

  /// Makes the next name of the one before.
  private func read(_ name: inout [UInt8], at position: inout Int) {
    let common = number(at: &position)
    let rest = number(at: &position)
    name.replaceSubrange(common..., with: bytes[position..<position + rest])
    position += rest
  }

  /// A number of this list's own, which is there.
  private func number(at position: inout Int) -> Int {
    unsafe VariableNumber.read(bytes.span.bytes, at: &position).map { Int($0) } ?? 0
  }
}
