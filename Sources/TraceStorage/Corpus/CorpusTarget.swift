import FileAccess

/// The file that a corpus is written to: a new one, or an existing one that is extended.
protocol CorpusTarget: AnyObject {
  /// True if the file replaces another one.
  var replaces: Bool { get }
  /// Appends bytes at the end of the file.
  func append(_ bytes: [UInt8]) throws(FileError)
  /// Waits until the appended bytes are on the disk, if the index must not be written before them.
  func synchronise() throws(FileError)
  /// Makes everything appended a permanent part of the file.
  func commit() throws(FileError)
}

/// A new corpus file, which appears under its name complete or not at all.
final class NewCorpusFile: CorpusTarget {
  private var file: StagedFile

  init(_ path: String, overwrite: Bool) throws(FileError) {
    file = try StagedFile(path, overwrite: overwrite)
  }

  var replaces: Bool { file.replaces }

  func append(_ bytes: [UInt8]) throws(FileError) { try file.append(bytes) }
  /// Does nothing: the file has no name yet, so nobody can read it half written.
  func synchronise() throws(FileError) {}
  func commit() throws(FileError) { try file.commit() }
}

extension ExtendedFile: CorpusTarget {
  /// False: the corpus keeps all its traces.
  var replaces: Bool { false }
}
