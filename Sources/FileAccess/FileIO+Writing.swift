import Glibc

extension FileIO {
  /// The fault that keeps a file from being written, as far as it shows beforehand.
  ///
  /// - Parameters:
  ///   - path: A path, or `-` for stdout.
  ///   - overwrite: Whether a file that is there may be replaced.
  /// - Returns: nil where nothing is known to be wrong.
  package static func fault(writing path: String, overwrite: Bool) -> FileError? {
    if path == "-" { return nil }
    if isStream(path) { return access(path, W_OK) == 0 ? nil : error(path, .write, errno) }
    if isFolder(path) { return error(path, .write, EISDIR) }
    if !overwrite, exists(path) { return error(path, .write, EEXIST) }
    // What is written stands beside the path first.
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    return access(folder, W_OK | X_OK) == 0 ? nil : error(path, .write, errno)
  }

  /// The fault that keeps files from being written into a folder that is made if it is not there.
  ///
  /// - Parameter path: The folder.
  /// - Returns: nil where nothing is known to be wrong.
  package static func fault(makingFolder path: String) -> FileError? {
    var folder = path
    while !exists(folder) {
      while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
      guard let slash = folder.lastIndex(of: "/") else {
        folder = "."
        break
      }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
    guard isFolder(folder) else { return notFolder(folder) }
    return access(folder, W_OK | X_OK) == 0 ? nil : error(path, .write, errno)
  }

  /// The error about a file that stands where a folder is wanted.
  static func notFolder(_ path: String) -> FileError {
    FileError(
      path: path, operation: .write, code: EEXIST,
      description: "\(path): this is a file, not a folder; name a folder")
  }

  /// Writes a whole file: it appears complete, or not at all, also after a power cut.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: A path, or `-` for stdout.
  ///   - overwrite: Whether a file that is there may be replaced.
  ///   - isPrivate: Whether only its owner may read it.
  /// - Throws: `FileError`; one that is there stays as it was.
  ///
  /// A device or a pipe, as `/dev/null`, is written to as it is: it must not be replaced by a file.
  package static func write(
    _ bytes: [UInt8], to path: String, overwrite: Bool, isPrivate: Bool = false
  ) throws(FileError) {
    if path == "-" { return try write(bytes, descriptor: STDOUT_FILENO, path: "stdout") }
    if isStream(path) { return try writeStream(bytes, to: path) }
    if !overwrite, exists(path) { throw error(path, .write, EEXIST) }
    if isFolder(path) { throw error(path, .write, EISDIR) }
    try writeBeside(bytes, path, overwrite: overwrite, mode: isPrivate ? 0o600 : 0o666, isExact: false)
  }

  /// Puts other contents into a file that is there: it changes whole, or not at all, and keeps who may read it.
  ///
  /// - Parameters:
  ///   - path: A regular file, or a link to one, which stays a link.
  ///   - bytes: The new contents.
  /// - Throws: `FileError`, also for a file that may not be written to; it stays as it was.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    var status = stat()
    guard access(path, W_OK) == 0, stat(path, &status) == 0, let resolved = realpath(path, nil) else {
      throw error(path, .write, errno)
    }
    defer { free(resolved) }
    guard status.st_mode & S_IFMT == S_IFREG else { return try writeStream(bytes, to: path) }
    let target = String(cString: resolved)
    try writeBeside(bytes, target, overwrite: true, mode: status.st_mode & 0o7777, isExact: true)
  }

  /// True where some program has the file at this path open for writing, as far as the system tells: a lease on it is refused.
  package static func isBeingWritten(_ path: String) -> Bool {
    guard let descriptor = try? descriptor(path, O_RDONLY | O_CLOEXEC, .read) else { return false }
    defer { close(descriptor) }
    return fcntl(descriptor, setLease, F_RDLCK) != 0 && errno == EAGAIN
  }

  /// F_SETLEASE (Linux, uapi/linux/fcntl.h), which Glibc's module hides.
  private static let setLease: Int32 = 1024

  /// Writes beside a path, then renames; `isExact` where the mode is not what the process usually gives.
  private static func writeBeside(
    _ bytes: [UInt8], _ path: String, overwrite: Bool, mode: mode_t, isExact: Bool
  ) throws(FileError) {
    var file = try StagedFile(beside: path, overwrite: overwrite, mode: mode, isExact: isExact)
    try file.append(bytes)
    try file.commit()
  }

  /// Gives a file another name on the same file system.
  ///
  /// - Parameters:
  ///   - old: A file that is there.
  ///   - new: Where nothing is.
  /// - Throws: `FileError`; both stay as they were.
  package static func move(_ old: String, to new: String) throws(FileError) {
    if exists(new) { throw error(new, .write, EEXIST) }
    guard rename(old, new) == 0 else { throw error(errno == ENOENT ? old : new, .write, errno) }
  }

  /// Removes a file.
  ///
  /// - Parameter path: A file that is there.
  /// - Throws: `FileError`.
  package static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 else { throw error(path, .write, errno) }
  }

  static func move(_ beside: String, to path: String, overwrite: Bool) throws(FileError) {
    // A link refuses to replace what appeared meanwhile; a rename does not.
    var failed = overwrite ? rename(beside, path) != 0 : link(beside, path) != 0
    var code = errno
    // File systems without links, as on memory cards, say one of these.
    if failed, !overwrite, code == EPERM || code == EOPNOTSUPP, !exists(path) {
      failed = rename(beside, path) != 0
      code = errno
    }
    if failed || !overwrite { unlink(beside) }
    if failed { throw error(path, .write, code) }
  }

  /// True where a device, a pipe or a socket is at this path, or a link to one.
  static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let type = status.st_mode & S_IFMT
    return type != S_IFREG && type != S_IFDIR
  }

  private static func writeStream(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = try descriptor(path, O_WRONLY | O_CLOEXEC, .write)
    defer { close(descriptor) }
    try write(bytes, descriptor: descriptor, path: path)
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
