/// Files that hold the same: counted each, one observation would make intervals too narrow.
struct FileCopies: Equatable, Sendable {
  private var paths: [UInt64: String] = [:]
  private var copies: [(path: String, other: String)] = []

  static func == (left: FileCopies, right: FileCopies) -> Bool {
    left.paths == right.paths && left.copies.elementsEqual(right.copies) { $0 == $1 }
  }

  /// Takes a file; one that is taken again is none of its own copies.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - hash: The hash of what it holds; nil where nobody noted it.
  /// - Returns: True where another file held the same.
  @discardableResult
  mutating func note(_ path: String, hash: UInt64?) -> Bool {
    guard let hash else { return false }
    guard let other = paths[hash] else {
      paths[hash] = path
      return false
    }
    guard other != path, copies.last?.path != path else { return false }
    copies.append((path, other))
    return true
  }

  /// A sentence on the files that hold the same, and what to do; nil where none does.
  var warning: String? {
    guard let (path, other) = copies.first else { return nil }
    let more = copies.count > 1 ? ", and so do \(copies.count - 1) files more" : ""
    return
      "\(other) and \(path) hold the same\(more); a copy counts a second time, and makes intervals too narrow: leave one out"
  }
}
