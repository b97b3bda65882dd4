import Synchronization

/// Read buffers for reuse, so that reading ten thousand small files does not allocate each time.
///
/// An allocation of this size returns to the system as soon as it is freed, and is mapped again page by page.
final class SpareBuffers: Sendable {
  /// The buffers of the whole process.
  static let shared = SpareBuffers()

  /// The most buffers kept: as many as there are reading threads, and at most one megabyte.
  private static let most = 16

  private let spare = Mutex<[[UInt8]]>([])

  /// Takes a buffer, which still holds old bytes; an empty array if none is free.
  func take() -> [UInt8] { spare.withLock { $0.popLast() } ?? [] }

  /// Stores a buffer for the next file.
  ///
  /// - Parameter buffer: The buffer; empty afterwards.
  func put(_ buffer: inout [UInt8]) {
    var taken: [UInt8] = []
    swap(&taken, &buffer)
    spare.withLock { spare in
      if spare.count < Self.most { spare.append(taken) }
    }
  }
}
