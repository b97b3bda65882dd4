import Synchronization

/// Read buffers for reuse, so that reading ten thousand small files does not allocate memory each time.
///
/// The system takes back memory of a buffer's size as soon as it is freed, and maps it again page by page; reuse avoids that.
final class SpareBuffers: Sendable {
  /// The buffers of the whole process.
  static let shared = SpareBuffers()

  /// The largest number of buffers in store: as many as there are reading threads, and at most one megabyte.
  private static let most = 16

  private let spare = Mutex<[[UInt8]]>([])

  /// Takes a buffer from the store, which still holds old bytes; returns an empty array if there is none.
  func take() -> [UInt8] { spare.withLock { $0.popLast() } ?? [] }

  /// Puts a buffer into the store, for the next file.
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
