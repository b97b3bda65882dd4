import Glibc

/// Reads and writes files, and asks the system about them; no other part of the program opens files.
package enum FileIO {
  /// The number of bytes read at a time.
  static let chunkSize = 1 << 16

  // MARK: Reading

  /// Passes the contents of a file to `body`, chunk by chunk. `body` may store a chunk; it is not reused.
  ///
  /// - Parameters:
  ///   - path: A path, or `-` for stdin.
  ///   - limit: The largest file allowed, in bytes.
  ///   - body: Called with each chunk.
  /// - Throws: `FileError`, also for a larger file, or what `body` throws.
  package static func read(_ path: String, limit: Int = .max, _ body: ([UInt8]) throws -> Void) throws {
    let descriptor = path == "-" ? STDIN_FILENO : try descriptor(path, O_RDONLY | O_CLOEXEC, .read)
    defer { if path != "-" { close(descriptor) } }
    var buffer = SpareBuffers.shared.take()
    defer { SpareBuffers.shared.put(&buffer) }
    var count = 0
    while true {
      try fill(&buffer, from: descriptor, path)
      if buffer.isEmpty { return }
      count += buffer.count
      guard count <= limit else { throw tooLarge(path, limit) }
      try body(buffer)
    }
  }

  /// Replaces the contents of a buffer with the next bytes of a file, as many as one `read` returns; empty at the end.
  private static func fill(
    _ buffer: inout [UInt8], from descriptor: Int32, _ path: String
  ) throws(FileError) {
    var failure: Int32 = 0
    buffer.removeAll(keepingCapacity: true)
    buffer.append(addingCapacity: chunkSize) { output in
      output.withUnsafeMutableBufferPointer { room, filled in
        var got = Glibc.read(descriptor, room.baseAddress, room.count)
        while got < 0, errno == EINTR { got = Glibc.read(descriptor, room.baseAddress, room.count) }
        if got < 0 { failure = errno }
        filled = max(got, 0)
      }
    }
    if failure != 0 { throw error(path, .read, failure) }
  }

  /// The size of a regular file in bytes; 0 if the path is not a regular file or its size cannot be found out.
  ///
  /// - Parameter path: Any path.
  /// - Returns: The size at this moment.
  package static func size(of path: String) -> Int { regularFile(at: path)?.size ?? 0 }

  /// The first bytes of a file: one chunk, or all bytes of a shorter file.
  ///
  /// - Parameter path: The path of a regular file.
  /// - Returns: The bytes, and whether the file may be longer.
  /// - Throws: `FileError`.
  package static func start(of path: String) throws(FileError) -> (bytes: [UInt8], mayHaveMore: Bool) {
    let descriptor = try descriptor(path, O_RDONLY | O_CLOEXEC, .read)
    defer { close(descriptor) }
    var bytes = try chunk(of: descriptor, path, atMost: chunkSize)
    // One `read` may return fewer bytes than the file has, as on network file systems.
    while !bytes.isEmpty, bytes.count < chunkSize {
      let more = try chunk(of: descriptor, path, atMost: chunkSize - bytes.count)
      if more.isEmpty { break }
      bytes += more
    }
    return (bytes, bytes.count == chunkSize)
  }

  /// The next bytes of an open file, as many as one `read` returns; empty at the end.
  static func chunk(
    of descriptor: Int32, _ path: String, atMost count: Int
  ) throws(FileError) -> [UInt8] {
    var failure: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var got = Glibc.read(descriptor, buffer.baseAddress, count)
      while got < 0, errno == EINTR { got = Glibc.read(descriptor, buffer.baseAddress, count) }
      if got < 0 { failure = errno }
      filled = max(got, 0)
    }
    if failure != 0 { throw error(path, .read, failure) }
    return chunk
  }

  /// The whole contents of a file.
  ///
  /// - Parameters:
  ///   - path: A path, or `-` for stdin.
  ///   - limit: The largest file allowed, in bytes.
  /// - Returns: The bytes.
  /// - Throws: `FileError`, also for a larger file.
  package static func contents(of path: String, limit: Int = 1 << 28) throws -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : try descriptor(path, O_RDONLY | O_CLOEXEC, .read)
    defer { if path != "-" { close(descriptor) } }
    return try contents(ofDescriptor: descriptor, path, limit: limit)
  }

  /// The bytes of an open file from its position to its end.
  static func contents(
    ofDescriptor descriptor: Int32, _ path: String, limit: Int
  ) throws(FileError) -> [UInt8] {
    var status = stat()
    let stated =
      fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    guard stated <= limit else { throw tooLarge(path, limit) }
    try MemoryRoom.require(stated, for: path)
    // Two calls read a file: one returns its bytes, the next its end. Nothing is copied twice.
    var bytes = try chunk(of: descriptor, path, atMost: max(stated, chunkSize))
    while !bytes.isEmpty {
      let more = try chunk(of: descriptor, path, atMost: chunkSize)
      if more.isEmpty { break }
      bytes += more
      guard bytes.count <= limit else { throw tooLarge(path, limit) }
    }
    return bytes
  }

  private static func tooLarge(_ path: String, _ limit: Int) -> FileError {
    FileError(
      path: path, operation: .read, code: EFBIG,
      description:
        "\(inputName(path)): larger than \(limit >> 20) MiB; is this the right file?")
  }

  /// The name of an input in messages and results.
  ///
  /// - Parameter path: The path as given.
  /// - Returns: `stdin` for `-`, else the path.
  package static func inputName(_ path: String) -> String { path == "-" ? "stdin" : path }

  /// True if the file's mode lets its group or everybody read it, not only its owner.
  package static func isReadableByOthers(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & (S_IRGRP | S_IROTH) != 0
  }

  // MARK: Folders

  /// True if there is a folder at this path.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// True if a regular file is at this path, or a link to one: an input that can be read twice.
  package static func isFile(_ path: String) -> Bool {
    (try? type(of: path, followingLinks: true)) == S_IFREG
  }

  /// True if a regular file is at this path; false also if it would be in a folder that this user may not search.
  ///
  /// - Parameter path: A path.
  /// - Returns: Whether there is a regular file.
  /// - Throws: `FileError` if the system cannot tell for another reason.
  package static func hasFile(_ path: String) throws(FileError) -> Bool {
    var status = stat()
    if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFREG }
    let code = errno
    guard [ENOENT, ENOTDIR, EACCES].contains(code) else { throw error(path, .read, code) }
    return false
  }

  /// The device number and the inode number of a file, which identify it whatever path leads to it.
  package struct Identity: Hashable, Sendable {
    private let device: UInt64
    private let inode: UInt64

    init(_ status: stat) {
      (device, inode) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino))
    }
  }

  /// A regular file: its identity and its size at the time of the call.
  package struct RegularFile: Sendable {
    /// The file's device number and inode number.
    package let identity: Identity
    /// The file's size in bytes at the time of the call.
    package let size: Int
  }

  /// The regular file at `path`, or the one that a link at `path` leads to.
  ///
  /// - Parameter path: A path.
  /// - Returns: nil if there is no such file, or the system reports nothing about it.
  package static func regularFile(at path: String) -> RegularFile? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return RegularFile(identity: Identity(status), size: Int(status.st_size))
  }

  /// The identity of the regular file at `path`, or of the one that a link at `path` leads to.
  ///
  /// - Parameter path: A path.
  /// - Returns: nil if there is no such file, or the system reports nothing about it.
  package static func identity(of path: String) -> Identity? { regularFile(at: path)?.identity }

  /// The identity of the folder that holds, or would hold, a file at `path`; nil if there is no such folder.
  ///
  /// - Parameter path: A path other than the root.
  /// - Returns: Equal for two paths into the same folder.
  package static func folderIdentity(of path: String) -> Identity? {
    var status = stat()
    return stat(folder(ofFileAt: path) + "/", &status) == 0 ? Identity(status) : nil
  }

  /// The path of the folder that holds, or would hold, a file at `path`; the file system is not read.
  ///
  /// - Parameter path: A path that does not end with a slash.
  /// - Returns: A path without a final slash, except for the root; `.` if `path` is a bare name.
  static func folder(ofFileAt path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// True if anything exists at this path.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Throws if nothing exists at a path, with the same error as reading it would.
  ///
  /// - Parameter path: A file or folder.
  /// - Throws: `FileError` if nothing is there.
  package static func requireExisting(_ path: String) throws(FileError) {
    if access(path, F_OK) != 0 { throw error(path, .read, errno) }
  }

  /// The paths of the `*.trace` files under a folder, sorted byte by byte.
  ///
  /// - Parameter folder: A folder. Subfolders are included; links to folders are not followed.
  /// - Returns: Paths that begin with `folder`.
  /// - Throws: `FileError` for a folder that cannot be listed.
  package static func traces(under folder: String) throws(FileError) -> [String] {
    try files(under: folder, endingWith: ".trace")
  }

  /// The files under a folder whose names have a given ending, sorted by path.
  ///
  /// - Parameters:
  ///   - folder: A folder. Subfolders are included; links to folders are not followed.
  ///   - ending: The ending, such as `.trace`.
  /// - Returns: Paths that begin with `folder`.
  /// - Throws: `FileError` for a folder that cannot be listed.
  package static func files(under folder: String, endingWith ending: String) throws(FileError) -> [String] {
    let ending = ending.utf8
    return try files(under: folder).filter { $0.utf8.suffix(ending.count).elementsEqual(ending) }
  }

  /// The type of a folder's entry (`S_IFREG` and so on). Most file systems list it with the name; for the others `lstat` finds it.
  ///
  /// - Returns: The type; 0 for an entry that has been removed since it was listed.
  /// - Throws: `FileError`: an entry of unknown type could be a folder, whose files would be missing.
  private static func type(listed: UInt8, _ path: String) throws(FileError) -> mode_t {
    guard Int(listed) == DT_UNKNOWN else { return mode_t(listed) << 12 }
    return try type(of: path, followingLinks: false)
  }

  /// The type of the file at a path (`S_IFREG` and so on); 0 if nothing is there, or a link that leads nowhere.
  ///
  /// - Throws: `FileError` if the system cannot report the type.
  private static func type(of path: String, followingLinks: Bool) throws(FileError) -> mode_t {
    var status = stat()
    let failed = followingLinks ? stat(path, &status) : lstat(path, &status)
    if failed == 0 { return status.st_mode & S_IFMT }
    let code = errno
    if code == ENOENT || code == ENOTDIR || code == ELOOP { return 0 }
    throw error(path, .list, code)
  }

  /// The regular files under a folder, and links to regular files, sorted by path.
  package static func files(under folder: String) throws(FileError) -> [String] {
    let listing = try FolderStream(folder)
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    var paths: [String] = []
    while let entry = try listing.next() {
      let path = base + entry.name
      switch try type(listed: entry.type, path) {
      case S_IFDIR: paths += try files(under: path)
      case S_IFREG: paths.append(path)
      // A pipe or a device in a folder would block forever.
      case S_IFLNK: if try type(of: path, followingLinks: true) == S_IFREG { paths.append(path) }
      default: break
      }
    }
    return paths.sorted { isBefore($0, $1) }
  }

  /// True if `one` sorts before `other`, byte by byte. Fast, because sorting ten thousand paths makes over a hundred thousand comparisons.
  package static func isBefore(_ one: String, _ other: String) -> Bool {
    one.utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { other in
        guard let start = one.baseAddress, let otherStart = other.baseAddress else {
          return one.count < other.count
        }
        let order = memcmp(start, otherStart, min(one.count, other.count))
        return order == 0 ? one.count < other.count : order < 0
      }
    }.flatMap { $0 } ?? one.utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// Creates a folder and its parent folders. An existing folder is not an error.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - isPrivate: Whether a newly created folder is accessible to its owner only.
  /// - Throws: `FileError`.
  package static func makeFolder(_ path: String, isPrivate: Bool = false) throws(FileError) {
    if isFolder(path) { return }
    if let slash = path.dropLast().lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    if mkdir(path, isPrivate ? 0o700 : 0o777) == 0 {
      ChangedFolders.shared.note(fileAt: path.hasSuffix("/") ? String(path.dropLast()) : path)
      return
    }
    let code = errno
    if isFolder(path) { return }
    throw code == EEXIST ? notFolder(path) : error(path, .write, code)
  }

  // MARK: Parts

  static func descriptor(
    _ path: String, _ flags: Int32, _ operation: FileError.Operation, mode: mode_t = 0o666,
    shown: String? = nil
  ) throws(FileError) -> Int32 {
    while true {
      let descriptor = open(path, flags, mode)
      if descriptor >= 0 { return descriptor }
      if errno != EINTR { throw error(shown ?? path, operation, errno) }
    }
  }

  static func error(_ path: String, _ operation: FileError.Operation, _ code: Int32) -> FileError {
    let advice: String
    switch code {
    case ENOENT where operation == .write: advice = "no such folder; make it first"
    // Searching for a near name lists folders, which must not search again.
    case ENOENT where operation == .list: advice = "no such folder; check the path"
    case ENOENT where path.contains("\u{FFFD}"): advice = "its name is not UTF-8; rename it"
    case ENOENT:
      advice = "no such file; " + (near(path).map { "did you mean '\($0)'?" } ?? "check the path")
    case EACCES, EPERM: advice = "permission denied; check who may \(operation.rawValue) it"
    case EISDIR where operation == .write: advice = "this is a folder; name a file in it"
    case EISDIR: advice = "this is a folder, not a file; name a file"
    case ENOTDIR: advice = "a part of the path is a file, not a folder; check the path"
    case EEXIST: advice = "exists already; choose another name, or give --force to replace it"
    case ENOSPC: advice = "no space left on the disk; free some, then try again"
    case EPIPE: advice = "the reading program has ended"
    default: advice = "could not \(operation.rawValue) (\(String(cString: strerror(code))), errno \(code))"
    }
    return FileError(path: path, operation: operation, code: code, description: "\(path): \(advice)")
  }
}

extension FileError {
  /// True if the reader of a pipe or a socket has closed it.
  package var isClosedPipe: Bool { code == EPIPE }
}
