import Glibc
import Synchronization

/// The folders in which files got new names, to be written to disk when the program ends.
///
/// A file's contents are on the disk before the file gets its name, so no name ever belongs to half a file. The name itself is
/// on the disk only once its folder is. Folders are written once, at the end: thousands of files cost one more wait, not one each.
final class ChangedFolders: Sendable {
  /// The folders of this process.
  static let shared = ChangedFolders()

  private let folders = Mutex<Set<String>>([])

  /// Records the folder of a file that has just got its name.
  func note(fileAt path: String) {
    folders.withLock { _ = $0.insert(FileIO.folder(ofFileAt: path)) }
  }

  /// Waits until the new names in all noted folders are on the disk.
  ///
  /// - Parameter synchronise: Waits for a folder, and returns an error number or 0.
  /// - Returns: An error for each folder that the disk failed to write, by path.
  func synchronise(by synchronise: (String) -> Int32 = DiskSynchroniser.synchronise) -> [FileError] {
    let changed = folders.withLock { folders in
      defer { folders = [] }
      return folders
    }
    return changed.sorted { FileIO.isBefore($0, $1) }.compactMap { folder in
      let code = synchronise(folder)
      return code == 0 ? nil : Self.error(folder, code)
    }
  }

  private static func error(_ folder: String, _ code: Int32) -> FileError {
    let reason = "\(String(cString: strerror(code))), errno \(code)"
    return FileError(
      path: folder, operation: .write, code: code,
      description:
        "\(folder): the disk did not confirm the names of new files (\(reason)); check the disk, then check that they are there"
    )
  }
}
