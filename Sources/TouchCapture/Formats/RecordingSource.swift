import FileAccess
import GestureTraces
import TextFormats

/// The text of a recording as UTF-8: in memory, or in a file that is read in pieces, so that it is never in memory whole.
struct RecordingSource {
  /// The most bytes a recording may have, as for any file that is read here.
  private static let limit = 1 << 28

  /// The file, as errors name it.
  let shownPath: String
  /// The first bytes, enough to know the format by; all of them where the recording is small or a stream.
  let head: [UInt8]
  /// The length of all of it in bytes; 0 where nobody can tell before it is read.
  var length: Int { isWhole ? head.count : FileIO.size(of: path) }
  private let path: String
  private let isWhole: Bool

  /// The recording at a path, or of stdin for `-`.
  ///
  /// - Throws: `FileError`.
  init(_ path: String) throws {
    self.path = path
    shownPath = FileIO.inputName(path)
    if path != "-", FileIO.isFile(path) {
      let start = try FileIO.start(of: path)
      // Of another encoding no piece can be read by itself.
      isWhole = !start.mayHaveMore || PastedText.needsDecoding(start.bytes)
      let all = start.mayHaveMore && isWhole ? try FileIO.contents(of: path, limit: Self.limit) : start.bytes
      head = PastedText.utf8(all)
    } else {
      (head, isWhole) = (PastedText.utf8(try FileIO.contents(of: path, limit: Self.limit)), true)
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

  /// All bytes of the recording, piece by piece, where they lie.
  ///
  /// - Parameter body: Takes each piece, and keeps nothing of it.
  /// - Throws: `FileError`, or what `body` throws.
  func read(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    if isWhole { return try head.withUnsafeBytes(body) }
    try FileIO.read(path, limit: Self.limit) { try $0.withUnsafeBytes(body) }
  }

  /// All bytes of the recording at once.
  ///
  /// - Throws: `FileError`.
  func contents() throws -> [UInt8] {
    isWhole ? head : try FileIO.contents(of: path, limit: Self.limit)
  }
}
