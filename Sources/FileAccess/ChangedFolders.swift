import Glibc
import Synchronization

/// The folders in which files got their names: a name is on the disk once its folder is.
///
/// A file is put on the disk before it gets its name, so that none ever stands for half of one. The folders follow once, when the
/// program ends: thousands of files cost one wait more, not one each.
enum ChangedFolders {
  private static let folders = Mutex<Set<String>>([])

  /// Takes note of the folder of a file that has just got its name.
  static func note(fileAt path: String) {
    folders.withLock { _ = $0.insert(FileIO.folder(ofFileAt: path)) }
  }

  /// Waits until the names are on the disk; a disk that fails now has told of it with the files before.
  static func synchronise() {
    let changed = folders.withLock { folders in
      defer { folders = [] }
      return folders
    }
    for folder in changed { DiskSynchroniser.synchronise(folder: folder) }
  }
}
