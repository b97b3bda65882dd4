import FileAccess

/// The file that a corpus is written to.
protocol CorpusTarget: AnyObject {
  /// Adds bytes at the end.
  func append(_ bytes: [UInt8]) throws(FileError)
  /// Waits until what was added is on the disk, where it matters in which order things get there.
  func synchronise() throws(FileError)
  /// Keeps all of it.
  func commit() throws(FileError)
}

/// A corpus that appears complete, or not at all.
final class NewCorpusFile: CorpusTarget {
  private var file: StagedFile

  init(_ path: String, overwrite: Bool) throws(FileError) {
    file = try StagedFile(path, overwrite: overwrite)
  }

  func append(_ bytes: [UInt8]) throws(FileError) { try file.append(bytes) }
  /// It has no name yet, so nobody reads a half of it.
  func synchronise() throws(FileError) {}
  func commit() throws(FileError) { try file.commit() }
}

extension ExtendedFile: CorpusTarget {}
