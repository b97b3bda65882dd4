/// A growing byte buffer. Its address no longer changes once nothing more is added, so C callers can read it in place.
final class ByteStore {
  /// The alignment of the buffer: 16 bytes, as for `malloc`.
  private static let alignment = 16
  /// The initial capacity, in bytes.
  private static let smallest = 64

  /// The first byte.
  private(set) var start: UnsafeMutableRawPointer
  /// The number of bytes in use.
  private(set) var count = 0
  private var capacity = ByteStore.smallest

  /// An empty buffer.
  init() {
    start = .allocate(byteCount: Self.smallest, alignment: Self.alignment)
  }

  deinit { start.deallocate() }

  /// Adds uninitialised bytes at the end.
  ///
  /// - Parameter size: The number of bytes.
  /// - Returns: A pointer to the first of them, valid until more are added.
  func extend(by size: Int) -> UnsafeMutableRawPointer {
    if count + size > capacity { grow(to: count + size) }
    defer { count += size }
    return start + count
  }

  /// Adds a number in the machine's byte order. The present count must be a multiple of the number's size.
  func add<Number: BitwiseCopyable>(_ number: Number) {
    extend(by: MemoryLayout<Number>.size).storeBytes(of: number, as: Number.self)
  }

  /// Adds bytes.
  func add(_ bytes: some Collection<UInt8>) {
    let room = UnsafeMutableRawBufferPointer(start: extend(by: bytes.count), count: bytes.count)
    room.copyBytes(from: bytes)
  }

  private func grow(to size: Int) {
    // The capacity doubles, so that each byte is moved at most twice on average.
    capacity = max(size, 2 * capacity)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: Self.alignment)
    larger.copyMemory(from: start, byteCount: count)
    start.deallocate()
    start = larger
  }
}
