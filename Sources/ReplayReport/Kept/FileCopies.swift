import TextFormats

/// Finds files with equal contents, because counting one observation several times would make intervals too narrow.
///
/// Each file takes about twenty bytes: its hash, its path, and a slot in the hash table.
struct FileCopies: Equatable, Sendable {
  /// The hashes of all distinct contents, in input order.
  private var hashes: [UInt64] = []
  /// The path of the first file with each hash, in the order of `hashes`.
  private var paths = NameList()
  /// A hash table of indices into `hashes`, each plus 1; 0 marks a free slot.
  ///
  /// A hash is in the slot that its top bits select, or in the next one after it that was free.
  private var slots: [UInt32] = []
  /// The file that was added last; results of one trace follow one another, so the next file is often the same.
  private var newest: (path: String, hash: UInt64) = ("", 0)
  /// The first duplicate that was found, and the file that has the same contents.
  private var first: (path: String, other: String)?
  private var newestCopy: String?
  private var count = 0

  static func == (left: FileCopies, right: FileCopies) -> Bool {
    left.hashes == right.hashes && left.paths == right.paths && left.count == right.count
      && left.first?.path == right.first?.path && left.first?.other == right.first?.other
  }

  /// Adds a file; adding the same path again is not a duplicate.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - hash: The hash of the file's contents; nil if it was not recorded.
  /// - Returns: True if another file has the same contents.
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

  /// The index of a hash in `hashes` if it is known; a new hash is added with `path`, and the result is nil.
  private mutating func index(of hash: UInt64, of path: String) -> Int? {
    if 2 * hashes.count >= slots.count { grow() }
    let slot = slot(of: hash)
    if slots[slot] > 0 { return Int(slots[slot]) - 1 }
    hashes.append(hash)
    paths.append(path)
    slots[slot] = UInt32(hashes.count)
    return nil
  }

  /// The slot of the hash table that contains a hash, or the free slot where it belongs.
  private func slot(of hash: UInt64) -> Int {
    // Multiplied, because a hash read from a row may not be evenly spread.
    var slot = Int((hash &* PackedNumbers.spread) >> (64 - UInt64(slots.count.trailingZeroBitCount)))
    while slots[slot] > 0, hashes[Int(slots[slot]) - 1] != hash { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  /// The number of slots of the first hash table, a power of two.
  private static let fewestSlots = 64

  private mutating func grow() {
    slots = Array(repeating: 0, count: max(Self.fewestSlots, 2 * slots.count))
    for (index, hash) in hashes.enumerated() { slots[slot(of: hash)] = UInt32(index + 1) }
  }

  /// A sentence that names two files with equal contents and says what to do; nil if there are none.
  var warning: String? {
    guard let (path, other) = first else { return nil }
    let more =
      count > 1 ? ", and so \(count == 2 ? "does" : "do") \(Counted.text(count - 1, "more file"))" : ""
    return
      "\(other) and \(path) hold the same\(more); a copy counts a second time, and makes intervals too narrow: leave one out"
  }
}
