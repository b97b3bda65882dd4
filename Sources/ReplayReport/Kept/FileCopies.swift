/// Files that hold the same: counted each, one observation would make intervals too narrow.
///
/// Of a file some twenty bytes are kept: its hash, its path, and a slot where its hash is found.
struct FileCopies: Equatable, Sendable {
  /// The hashes of files that hold different things, in their order.
  private var hashes: [UInt64] = []
  /// The path of the first file of each hash.
  private var paths = NameList()
  /// The index of a hash, plus 1, in the first free slot from the one its top bits say on; 0 where a slot is free.
  private var slots: [UInt32] = []
  /// The file noted last: results of one trace follow one another.
  private var newest: (path: String, hash: UInt64) = ("", 0)
  /// The first copy, and the file it is one of.
  private var first: (path: String, other: String)?
  private var newestCopy: String?
  private var count = 0

  static func == (left: FileCopies, right: FileCopies) -> Bool {
    left.hashes == right.hashes && left.paths == right.paths && left.count == right.count
      && left.first?.path == right.first?.path && left.first?.other == right.first?.other
  }

  /// Takes a file; one that is taken again is none of its own copies.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - hash: The hash of what it holds; nil where nobody noted it.
  /// - Returns: True where another file held the same.
  @discardableResult
  mutating func note(_ path: String, hash: UInt64?) -> Bool {
    guard let hash, hashes.isEmpty || newest.hash != hash || newest.path != path else { return false }
    newest = (path, hash)
    guard let known = index(of: hash, of: path) else { return false }
    let other = paths[known]
    guard other != path, newestCopy != path else { return false }
    if first == nil { first = (path, other) }
    newestCopy = path
    count += 1
    return true
  }

  /// The index of a hash that is known; nil of a new one, which is taken as that of `path`.
  private mutating func index(of hash: UInt64, of path: String) -> Int? {
    if 2 * hashes.count >= slots.count { grow() }
    let slot = slot(of: hash)
    if slots[slot] > 0 { return Int(slots[slot]) - 1 }
    hashes.append(hash)
    paths.append(path)
    slots[slot] = UInt32(hashes.count)
    return nil
  }

  /// The slot that has a hash, or would.
  private func slot(of hash: UInt64) -> Int {
    // A hash is spread evenly as it is; one that a row says need not be.
    var slot = Int((hash &* PackedNumbers.spread) >> (64 - UInt64(slots.count.trailingZeroBitCount)))
    while slots[slot] > 0, hashes[Int(slots[slot]) - 1] != hash { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  /// Slots of the first table, a power of two.
  private static let fewestSlots = 64

  private mutating func grow() {
    slots = Array(repeating: 0, count: max(Self.fewestSlots, 2 * slots.count))
    for (index, hash) in hashes.enumerated() { slots[slot(of: hash)] = UInt32(index + 1) }
  }

  /// A sentence on the files that hold the same, and what to do; nil where none does.
  var warning: String? {
    guard let (path, other) = first else { return nil }
    let more = count > 1 ? ", and so do \(count - 1) files more" : ""
    return
      "\(other) and \(path) hold the same\(more); a copy counts a second time, and makes intervals too narrow: leave one out"
  }
}
