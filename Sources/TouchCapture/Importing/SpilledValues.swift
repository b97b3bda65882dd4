import FileAccess

/// A sequence of fixed-size values that grows at its end and need not fit into memory.
///
/// The latest values are in memory; once there are many, earlier ones move to a file (`SpillFile`).
struct SpilledValues<Value: BitwiseCopyable & Sendable>: Sequence, Sendable {
  /// The size in bytes of the values kept in memory before the first move to the file.
  private static var most: Int { 1 << 22 }
  /// The size in bytes of each block moved to the file.
  private static var block: Int { 1 << 18 }

  private var recent: [Value] = []
  private var blocks: [(offset: Int, count: Int)] = []
  private let file: SpillFile

  /// A sequence without values.
  ///
  /// - Parameter file: The file for values that do not fit into memory; it may be shared with other data.
  init(in file: SpillFile) { self.file = file }

  /// The number of values in memory and in the file.
  private(set) var count = 0
  /// The error that occurred when values were written to the file or read from it; nil if there was none.
  var failure: FileError? { file.failure }
  /// True if there are no values.
  var isEmpty: Bool { count == 0 }
  /// The last value; nil if there is none.
  private(set) var last: Value?

  /// Adds a value at the end of the sequence.
  mutating func append(_ value: Value) {
    recent.append(value)
    last = value
    count += 1
    let most = blocks.isEmpty ? Self.most : Self.block
    if recent.count * MemoryLayout<Value>.stride >= most { putAway() }
  }

  /// Moves all values to the file; useful if there are many short sequences at once.
  mutating func putAway() {
    guard !recent.isEmpty else { return }
    blocks.append((recent.withUnsafeBytes { file.append($0) }, recent.count))
    recent.removeAll(keepingCapacity: recent.count * MemoryLayout<Value>.stride <= Self.block)
  }

  /// The value at this index, from 0.
  subscript(index: Int) -> Value {
    var rest = index
    for block in blocks {
      guard rest >= block.count else {
        return file.values(1, at: block.offset + rest * MemoryLayout<Value>.stride)[0]
      }
      rest -= block.count
    }
    return recent[rest]
  }

  func makeIterator() -> Iterator { Iterator(values: self) }

  /// Reads the values block by block.
  struct Iterator: IteratorProtocol {
    private let values: SpilledValues
    private var block = 0
    private var read: [Value] = []
    private var position = 0

    fileprivate init(values: SpilledValues) { self.values = values }

    mutating func next() -> Value? {
      if position == read.count {
        guard block <= values.blocks.count else { return nil }
        if block == values.blocks.count {
          read = values.recent
        } else {
          let (offset, count) = values.blocks[block]
          read = values.file.values(count, at: offset)
        }
        (block, position) = (block + 1, 0)
        guard !read.isEmpty else { return next() }
      }
      defer { position += 1 }
      return read[position]
    }
  }
}
