import FileAccess

/// Values of one size that are added at the end and read in their order: the last ones lie in memory, those before in a file
/// (`SpillFile`) once there are many.
struct SpilledValues<Value: BitwiseCopyable & Sendable>: Sequence, Sendable {
  /// Bytes that lie in memory before the first are put into the file.
  private static var most: Int { 1 << 22 }
  /// Bytes of a block in the file behind that.
  private static var block: Int { 1 << 18 }

  private var recent: [Value] = []
  private var blocks: [(offset: Int, count: Int)] = []
  private let file: SpillFile

  /// No values.
  ///
  /// - Parameter file: Where those go for which memory has no room; it may hold others too.
  init(in file: SpillFile) { self.file = file }

  /// The number of values.
  private(set) var count = 0
  /// The reason why values in the file cannot be read; nil where all can.
  var failure: FileError? { file.failure }
  /// True without any value.
  var isEmpty: Bool { count == 0 }
  /// The last value; nil without one.
  private(set) var last: Value?

  /// Adds a value.
  mutating func append(_ value: Value) {
    recent.append(value)
    last = value
    count += 1
    let most = blocks.isEmpty ? Self.most : Self.block
    if recent.count * MemoryLayout<Value>.stride >= most { putAway() }
  }

  /// Leaves no value in memory: for many such lists at once, of which each is short.
  mutating func putAway() {
    guard !recent.isEmpty else { return }
    blocks.append((recent.withUnsafeBytes { file.append($0) }, recent.count))
    recent.removeAll(keepingCapacity: recent.count * MemoryLayout<Value>.stride <= Self.block)
  }

  /// The value with this number, from 0.
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
