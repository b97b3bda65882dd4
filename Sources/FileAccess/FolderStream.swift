import Glibc

/// The entries of a folder, one after another. An error in the middle is thrown and never looks like the end.
struct FolderStream: ~Copyable {
  /// One entry of a folder.
  struct Entry {
    /// The entry's name. Bytes that are not UTF-8 are replaced.
    let name: String
    /// The entry's type as it was listed (`DT_REG` and so on); `DT_UNKNOWN` on file systems that do not list types.
    let type: UInt8
  }

  private let path: String
  private let listing: OpaquePointer

  /// Opens a folder.
  ///
  /// - Parameter path: A folder.
  /// - Throws: `FileError`.
  init(_ path: String) throws(FileError) {
    guard let listing = opendir(path) else { throw FileIO.error(path, .list, errno) }
    (self.path, self.listing) = (path, listing)
  }

  deinit { closedir(listing) }

  /// The descriptor of the open folder.
  var descriptor: Int32 { dirfd(listing) }

  /// The next entry, without `.` and `..`; nil after the last one.
  ///
  /// `readdir` returns no entry both at the end and after an error; only `errno`, which the end leaves as it was, tells them
  /// apart (readdir(3)).
  ///
  /// - Throws: `FileError` if the rest of the folder cannot be listed.
  func next() throws(FileError) -> Entry? {
    while true {
      errno = 0
      guard let entry = readdir(listing) else {
        if errno != 0 { throw FileIO.error(path, .list, errno) }
        return nil
      }
      let name = Self.name(of: entry)
      if name != ".", name != ".." { return Entry(name: name, type: entry.pointee.d_type) }
    }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
    }
  }
}
