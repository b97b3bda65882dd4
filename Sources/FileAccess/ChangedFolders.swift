import Glibc
import Synchronization

/// The folders in which files got new names, to be written to disk when the program ends.
///
/// A file's contents are on the disk before the file gets its name, so no name ever belongs to half a file. The name itself is
/// on the disk only once its folder is. Folders are written once, at the end: thousands of files cost one more wait, not one each.
enum ChangedFolders {
  private static let folders = Mutex<Set<String>>([])

  /// Records the folder of a file that has just got its name.
  static func note(fileAt path: String) {
    folders.withLock { _ = $0.insert(FileIO.folder(ofFileAt: path)) }
  }

  /// Waits until the new names in all noted folders are on the disk.
  ///
  /// Errors are ignored: a failing disk has already been reported for the files.
  static func synchronise() {
    let changed = folders.withLock { folders in
      defer { folders = [] }
      return folders
    }
    for folder in changed { DiskSynchroniser.synchronise(folder: folder) }
  }
}
