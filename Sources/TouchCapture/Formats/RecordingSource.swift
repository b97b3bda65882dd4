import FileAccess
import GestureTraces
import TextFormats

/// The text of a recording as UTF-8: in memory, or a file or stream read in pieces, so that the whole is never in memory.
struct RecordingSource {
  /// The size limit in bytes of a recording that is read into memory as a whole.
  private static let mostInMemory = 1 << 28
  /// The size limit in bytes of a recording that is read in pieces.
  private static let most = 1 << 32
  /// The number of bytes of a stream that are read to detect its format.
  private static let startOfStream = 1 << 16

  /// The file's name in error messages.
  let shownPath: String
  /// The first bytes of the text, enough to detect its format; the whole text if it is small.
  private(set) var head: [UInt8]
  /// The length of the text in bytes; 0 if it is unknown before reading.
  var length: Int { isWhole ? head.count : FileIO.size(of: path) }
  private let path: String
  private var isWhole: Bool
  /// The stream from which the text after `head` can be read once; nil for a file, which can be read again.
  private var stream: InputStream?

  /// Opens the recording at a path, or from stdin for `-`.
  ///
  /// - Parameters:
  ///   - path: A path, or `-`.
  ///   - mayStream: Whether a stream may be read in pieces, and therefore only once.
  /// - Throws: `FileError`.
  init(_ path: String, mayStream: Bool = false) throws {
    self.path = path
    shownPath = FileIO.inputName(path)
    if path != "-", FileIO.isFile(path) {
      let start = try FileIO.start(of: path)
      (head, isWhole) = (start.bytes, !start.mayHaveMore)
      // In other encodings, a piece cannot be decoded by itself.
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

  /// A recording whose text is already in memory.
  ///
  /// - Parameters:
  ///   - bytes: The recording's text.
  ///   - shownPath: The file's name in error messages.
  init(_ bytes: [UInt8], shownPath: String) {
    (path, self.shownPath, head, isWhole) = (shownPath, shownPath, PastedText.utf8(bytes), true)
  }

  /// Reads the rest of a stream into memory, so that the text can be read several times.
  ///
  /// - Throws: `FileError`.
  mutating func takeStream() throws { if stream != nil, !isWhole { try takeWhole() } }

  private mutating func takeWhole() throws { (head, isWhole) = (PastedText.utf8(try contents()), true) }

  /// Passes all bytes of the recording to `body`, piece by piece and in place; possible only once for a stream.
  ///
  /// - Parameter body: Reads each piece and must not keep references to it.
  /// - Throws: `FileError`, or errors of `body`.
  func read(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    try readPieces(limit: Self.most) { try $0.withUnsafeBytes(body) }
  }

  /// All bytes of the recording at once; possible only once for a stream.
  ///
  /// - Parameter times: The least memory that the caller takes, the bytes with it, in times their length; 1 for the bytes alone.
  /// - Returns: The bytes.
  /// - Throws: `FileError`, also if that memory cannot be had.
  func contents(keeping times: Int = 1) throws -> [UInt8] {
    // What is longer is refused by its length. Bytes that are in memory already need no more if only they are kept.
    if length <= Self.mostInMemory, !isWhole || times > 1 {
      try MemoryRoom.require(length * times, for: path)
    }
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
        ? "larger than \(limit >> 20) MiB; split it (split -C 1G)"
        : "larger than \(limit >> 20) MiB, the limit for this format; split it, or give a CSV table, which may have \(Self.most >> 20) MiB"
    )
  }
}
