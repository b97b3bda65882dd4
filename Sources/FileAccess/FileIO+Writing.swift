import Glibc

extension FileIO {
  /// The error with which writing a file is certain to fail, found before anything is written.
  ///
  /// - Parameters:
  ///   - path: A path, or `-` for stdout.
  ///   - overwrite: Whether an existing file may be replaced.
  /// - Returns: nil if no problem is known.
  package static func fault(writing path: String, overwrite: Bool) -> FileError? {
    if path == "-" { return nil }
    if isStream(path) { return access(path, W_OK) == 0 ? nil : error(path, .write, errno) }
    if let fault = faultOfName(path, overwrite: overwrite) { return fault }
    let target: String
    do throws(FileError) { target = try OutputPath.resolved(path) } catch { return error }
    // The temporary file is created in the same folder.
    // With a slash, so that a file in the folder's place is not taken for the folder.
    let folder = folder(ofFileAt: target) + "/"
    return access(folder, W_OK | X_OK) == 0 ? nil : error(path, .write, errno)
  }

  /// The error if the path is that of a folder, or of a file that must not be overwritten; otherwise nil.
  static func faultOfName(_ path: String, overwrite: Bool) -> FileError? {
    if isFolder(path) { return error(path, .write, EISDIR) }
    return !overwrite && exists(path) ? error(path, .write, EEXIST) : nil
  }

  /// The error with which creating files in a folder is certain to fail. The folder is created if it does not exist.
  ///
  /// - Parameter path: The folder.
  /// - Returns: nil if no problem is known.
  package static func fault(makingFolder path: String) -> FileError? {
    var folder = path
    while !exists(folder) {
      let code = errno
      while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
      let outer = self.folder(ofFileAt: folder)
      // Not even the current folder or the root can be looked at.
      guard outer != folder else { return error(path, .write, code) }
      folder = outer
    }
    guard isFolder(folder) else { return notFolder(folder) }
    return access(folder, W_OK | X_OK) == 0 ? nil : error(path, .write, errno)
  }

  /// Makes the error about a file at a path where a folder is needed.
  static func notFolder(_ path: String) -> FileError {
    FileError(
      path: path, operation: .write, code: EEXIST,
      description: "\(path): this is a file, not a folder; name a folder")
  }

  /// Writes a whole file. The file appears complete or not at all, also after a power cut.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: A path, or `-` for stdout.
  ///   - overwrite: Whether an existing file may be replaced.
  ///   - readers: Who may read a newly created file.
  ///   - keepsMode: Whether a file that replaces another keeps the other's mode. Recordings do not.
  /// - Throws: `FileError`; an existing file then stays as it was.
  ///
  /// A device or a pipe, such as `/dev/null`, is written to directly and not replaced by a file. Symbolic links are followed.
  package static func write(
    _ bytes: [UInt8], to path: String, overwrite: Bool, readers: FileReaders = .owner,
    keepsMode: Bool = true
  ) throws(FileError) {
    var file = try StagedFile(path, overwrite: overwrite, readers: readers, keepsMode: keepsMode)
    try file.append(bytes)
    try file.commit()
  }

  /// Waits until the names of all written files are on the disk. Called before the program ends.
  ///
  /// - Returns: An error for each folder that the disk failed to write.
  package static func synchroniseNames() -> [FileError] { ChangedFolders.shared.synchronise() }

  /// True if another program has the file at this path open for writing, as far as the system reports it: it then refuses a lease.
  package static func isBeingWritten(_ path: String) -> Bool {
    guard let descriptor = try? descriptor(path, O_RDONLY | O_CLOEXEC, .read) else { return false }
    defer { close(descriptor) }
    return isBeingWritten(descriptor: descriptor) == true
  }

  /// The same for a file that is open for reading; nil if the system does not tell.
  static func isBeingWritten(descriptor: Int32) -> Bool? {
    guard fcntl(descriptor, setLease, F_RDLCK) == 0 else { return errno == EAGAIN ? true : nil }
    _ = fcntl(descriptor, setLease, F_UNLCK)
    return false
  }

  /// The command `F_SETLEASE` of `fcntl` (Linux, uapi/linux/fcntl.h), which Glibc's module does not export.
  private static let setLease: Int32 = 1024

  /// Renames a file within a file system.
  ///
  /// - Parameters:
  ///   - old: An existing file.
  ///   - new: A path at which nothing exists.
  /// - Throws: `FileError`; nothing is renamed then.
  package static func move(_ old: String, to new: String) throws(FileError) {
    let code = NewName.move(old, to: new)
    if code != 0 { throw error(code == ENOENT ? old : new, .write, code) }
    ChangedFolders.shared.note(fileAt: new)
  }

  /// True for the temporary name that a file has while it is being written. A killed program leaves such a file behind.
  ///
  /// - Parameters:
  ///   - name: A name in the file's folder.
  ///   - file: The file's final name.
  /// - Returns: False for every other name.
  package static func isPart(_ name: some StringProtocol, of file: String) -> Bool {
    PartFile.isName(name, of: file)
  }

  /// Removes a file.
  ///
  /// - Parameter path: An existing file.
  /// - Throws: `FileError`.
  package static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 else { throw error(path, .write, errno) }
  }

  /// True if there is a device, a pipe or a socket at this path, or a link to one of these.
  package static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let type = status.st_mode & S_IFMT
    return type != S_IFREG && type != S_IFDIR
  }

  static func write(_ bytes: [UInt8], descriptor: Int32, path: String) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let wrote = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
      }
      if wrote < 0 {
        if errno == EINTR { continue }
        throw error(path, .write, errno)
      }
      done += wrote
    }
  }
}
