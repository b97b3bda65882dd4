import FileAccess

/// The file that a corpus is written to.
protocol CorpusTarget: AnyObject {
  /// Appends bytes.
  func append(_ bytes: [UInt8]) throws(FileError)
  /// Waits until the appended bytes are on the disk, if the order of writes matters.
  func synchronise() throws(FileError)
  /// Makes all changes permanent.
  func commit() throws(FileError)
}

/// A corpus file that appears complete or not at all.
final class NewCorpusFile: CorpusTarget {
  private var file: StagedFile

  init(_ path: String, overwrite: Bool) throws(FileError) {
    file = try StagedFile(path, overwrite: overwrite)
  }

  func append(_ bytes: [UInt8]) throws(FileError) { try file.append(bytes) }
  /// Does nothing: the file has no name yet, so nobody can read it half written.
  func synchronise() throws(FileError) {}
  func commit() throws(FileError) { try file.commit() }
}

extension ExtendedFile: CorpusTarget {}
