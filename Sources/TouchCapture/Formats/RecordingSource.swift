import FileAccess
import GestureTraces
import TextFormats

/// The text of a recording as UTF-8: in memory, or in a file or a stream that is read in pieces, so that it is never in memory whole.
struct RecordingSource {
  /// The most bytes of a recording that is held in memory.
  private static let mostInMemory = 1 << 28
  /// The most bytes of one that is read in pieces.
  private static let most = 1 << 32
  /// The bytes of a stream by which its format is known.
  private static let startOfStream = 1 << 16

  /// The file, as errors name it.
  let shownPath: String
  /// The first bytes, enough to know the format by; all of them where the recording is small.
  private(set) var head: [UInt8]
  /// The length of all of it in bytes; 0 where nobody can tell before it is read.
  var length: Int { isWhole ? head.count : FileIO.size(of: path) }
  private let path: String
  private var isWhole: Bool
  /// The rest behind `head`; nil of a file, which can be read again.
  private var stream: InputStream?

  /// The recording at a path, or of stdin for `-`.
  ///
  /// - Parameters:
  ///   - path: A path, or `-`.
  ///   - mayStream: Whether a stream may be read piece by piece, and so once.
  /// - Throws: `FileError`.
  init(_ path: String, mayStream: Bool = false) throws {
    self.path = path
    shownPath = FileIO.inputName(path)
    if path != "-", FileIO.isFile(path) {
      let start = try FileIO.start(of: path)
      (head, isWhole) = (start.bytes, !start.mayHaveMore)
      // Of another encoding no piece can be read by itself.
      if isWhole { head = PastedText.utf8(head) } else if PastedText.needsDecoding(head) { try takeWhole() }
      return
    }
    let stream = try InputStream(path)
    (head, isWhole, self.stream) = ([], false, stream)
    while head.count < Self.startOfStream, !isWhole {
      let bytes = try stream.next()
      head += bytes
      isWhole = bytes.isEmpty
    }
    if isWhole {
      head = PastedText.utf8(head)
    } else if !mayStream || PastedText.needsDecoding(head) {
      try takeWhole()
    }
  }

  /// A recording that is in memory.
  ///
  /// - Parameters:
  ///   - bytes: Its text.
  ///   - shownPath: The file it stands for.
  init(_ bytes: [UInt8], shownPath: String) {
    (path, self.shownPath, head, isWhole) = (shownPath, shownPath, PastedText.utf8(bytes), true)
  }

  /// Reads the rest of a stream, so that all of it can be read again.
  ///
  /// - Throws: `FileError`.
  mutating func takeStream() throws { if stream != nil, !isWhole { try takeWhole() } }

  private mutating func takeWhole() throws { (head, isWhole) = (PastedText.utf8(try contents()), true) }

  /// All bytes of the recording, piece by piece, where they lie; of a stream once.
  ///
  /// - Parameter body: Takes each piece, and keeps nothing of it.
  /// - Throws: `FileError`, or what `body` throws.
  func read(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    try readPieces(limit: Self.most) { try $0.withUnsafeBytes(body) }
  }

  /// All bytes of the recording at once; of a stream once.
  ///
  /// - Throws: `FileError`.
  func contents() throws -> [UInt8] {
    if isWhole { return head }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(length, Self.mostInMemory) + 1)
    try readPieces(limit: Self.mostInMemory) { bytes += $0 }
    return bytes
  }

  private func readPieces(limit: Int, _ body: ([UInt8]) throws -> Void) throws {
    if isWhole { return try body(head) }
    var count = 0
    func take(_ bytes: [UInt8]) throws {
      count += bytes.count
      guard count <= limit else { throw tooLarge(limit) }
      try body(bytes)
    }
    guard let stream else { return try FileIO.read(path, take) }
    try take(head)
    while case let bytes = try stream.next(), !bytes.isEmpty { try take(bytes) }
  }

  private func tooLarge(_ limit: Int) -> CaptureError {
    .noEvents(
      file: shownPath,
      message: limit == Self.most
        ? "larger than \(limit >> 20) MiB; cut it (split -C 1G)"
        : "larger than \(limit >> 20) MiB, the most of this format; cut it, or give a CSV table, which may have \(Self.most >> 20) MiB"
    )
  }
}
