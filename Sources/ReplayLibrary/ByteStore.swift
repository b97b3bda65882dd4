/// Bytes that grow at their end and stay where they are once nothing more is added: what a caller from C reads in place.
final class ByteStore {
  /// Of 16 bytes' alignment, as C's own memory.
  private static let alignment = 16
  /// The first room, in bytes.
  private static let smallest = 64

  /// The first byte.
  private(set) var start: UnsafeMutableRawPointer
  /// The bytes that are in use.
  private(set) var count = 0
  private var capacity = ByteStore.smallest

  /// No bytes.
  init() {
    start = .allocate(byteCount: Self.smallest, alignment: Self.alignment)
  }

  deinit { start.deallocate() }

  /// Makes room for more bytes, of any content, at the end.
  ///
  /// - Parameter size: Their number.
  /// - Returns: The first of them, until more are added.
  func extend(by size: Int) -> UnsafeMutableRawPointer {
    if count + size > capacity { grow(to: count + size) }
    defer { count += size }
    return start + count
  }

  /// Adds a number in the machine's own order of bytes; the bytes before it are a multiple of its size.
  func add<Number: BitwiseCopyable>(_ number: Number) {
    extend(by: MemoryLayout<Number>.size).storeBytes(of: number, as: Number.self)
  }

  /// Adds bytes.
  func add(_ bytes: some Collection<UInt8>) {
    let room = UnsafeMutableRawBufferPointer(start: extend(by: bytes.count), count: bytes.count)
    room.copyBytes(from: bytes)
  }

  private func grow(to size: Int) {
    // Twice the room each time, so that a byte is moved twice at most, on average.
    capacity = max(size, 2 * capacity)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: Self.alignment)
    larger.copyMemory(from: start, byteCount: count)
    start.deallocate()
    start = larger
  }
}
