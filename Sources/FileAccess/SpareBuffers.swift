import Synchronization

/// Buffers that were read into and are free again: of ten thousand small files none needs memory of its own.
///
/// Memory of that size is at once given back to the system and taken again, page by page, if it is made for each file.
final class SpareBuffers: Sendable {
  /// Those of the whole program.
  static let shared = SpareBuffers()

  /// Buffers that are kept: as many as threads read at once, and no more memory than a megabyte.
  private static let most = 16

  private let spare = Mutex<[[UInt8]]>([])

  /// A buffer with whatever is in it; an empty one where none is free.
  func take() -> [UInt8] { spare.withLock { $0.popLast() } ?? [] }

  /// Keeps a buffer for the next file.
  ///
  /// - Parameter buffer: A buffer, empty afterwards.
  func put(_ buffer: inout [UInt8]) {
    var taken: [UInt8] = []
    swap(&taken, &buffer)
    spare.withLock { spare in
      if spare.count < Self.most { spare.append(taken) }
    }
  }
}
