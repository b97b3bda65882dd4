/// A growing buffer of bytes that C callers can read in place once nothing more is added.
final class ByteStore {
  /// The alignment of the buffer's address, in bytes: 16, as for `malloc`.
  private static let alignment = 16
  /// The initial capacity of the buffer, in bytes.
  private static let smallest = 64

  /// The address of the first byte; it changes when the buffer grows.
  private(set) var start: UnsafeMutableRawPointer
  /// The number of bytes that are in use.
  private(set) var count = 0
  private var capacity = ByteStore.smallest

  /// A buffer without bytes, with its initial capacity.
  init() {
    start = .allocate(byteCount: Self.smallest, alignment: Self.alignment)
  }

  deinit { start.deallocate() }

  /// Adds uninitialised bytes at the end of the buffer.
  ///
  /// - Parameter size: The number of bytes.
  /// - Returns: A pointer to the first of them, valid until more are added.
  func extend(by size: Int) -> UnsafeMutableRawPointer {
    if count + size > capacity { grow(to: count + size) }
    defer { count += size }
    return start + count
  }

  /// Adds a number in the machine's byte order.
  ///
  /// The number of bytes so far must be a multiple of the number's size.
  func add<Number: BitwiseCopyable>(_ number: Number) {
    extend(by: MemoryLayout<Number>.size).storeBytes(of: number, as: Number.self)
  }

  /// Adds the given bytes at the end of the buffer.
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
