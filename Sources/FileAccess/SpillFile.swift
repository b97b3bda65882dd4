import Glibc
import Synchronization

/// An unnamed temporary file for data that does not fit in memory. The system frees it with the value, even if the program is killed.
///
/// It is created with the first bytes, in `TMPDIR` if set, else in `/var/tmp`, else in `/tmp`.
package final class SpillFile: Sendable {
  private struct State {
    var descriptor: Int32?
    var end = 0
    var failure: FileError?
  }

  private let state = Mutex(State())
  private let folders: [String]

  /// Prepares a file that is created when the first bytes are added.
  ///
  /// - Parameter folders: Candidate folders; the first that allows the file is used.
  package init(folders: [String] = SpillFile.usualFolders) { self.folders = folders }

  /// The folders for temporary files, in order of preference: `TMPDIR` if it is set, `/var/tmp` and `/tmp`.
  package static var usualFolders: [String] {
    (getenv("TMPDIR").map { [String(cString: $0)] } ?? []).filter { !$0.isEmpty } + ["/var/tmp", "/tmp"]
  }

  deinit {
    if let descriptor = state.withLock({ $0.descriptor }) { close(descriptor) }
  }

  /// The first error in writing or reading the file; nil if there was none. Bytes appended or read since that error are missing.
  package var failure: FileError? { state.withLock { $0.failure } }

  /// Adds bytes at the end of the file, which is created if there is none yet.
  ///
  /// - Parameter bytes: Any number of bytes.
  /// - Returns: Their offset in the file.
  package func append(_ bytes: UnsafeRawBufferPointer) -> Int {
    state.withLock { state in
      let start = state.end
      guard state.failure == nil else { return start }
      do throws(FileError) {
        let descriptor: Int32
        if let known = state.descriptor {
          descriptor = known
        } else {
          descriptor = try Self.descriptor(in: folders)
        }
        state.descriptor = descriptor
        var done = 0
        while done < bytes.count {
          let wrote = pwrite(
            descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done, off_t(start + done))
          if wrote < 0, errno == EINTR { continue }
          guard wrote > 0 else { throw Self.error(folders[0], .write, errno) }
          done += wrote
        }
        state.end += bytes.count
      } catch {
        state.failure = error
      }
      return start
    }
  }

  /// Reads bytes that were added earlier.
  ///
  /// - Parameters:
  ///   - offset: Their offset in the file.
  ///   - output: Filled completely; with zeros if the bytes cannot be read, and ``failure`` then has the reason.
  package func read(at offset: Int, into output: UnsafeMutableRawBufferPointer) {
    state.withLock { state in
      var done = 0
      while done < output.count, let descriptor = state.descriptor, state.failure == nil {
        let got = pread(
          descriptor, output.baseAddress?.advanced(by: done), output.count - done, off_t(offset + done))
        if got < 0, errno == EINTR { continue }
        guard got > 0 else {
          state.failure = Self.error(folders[0], .read, got < 0 ? errno : EIO)
          break
        }
        done += got
      }
      for index in done..<output.count { output[index] = 0 }
    }
  }

  /// Reads values that were added as their raw bytes.
  ///
  /// - Parameters:
  ///   - count: The number of values.
  ///   - offset: Their offset in the file.
  /// - Returns: The values; zeros if they cannot be read, and ``failure`` then has the reason.
  package func values<Value: BitwiseCopyable>(_ count: Int, at offset: Int) -> [Value] {
    [Value](unsafeUninitializedCapacity: count) { output, filled in
      read(at: offset, into: UnsafeMutableRawBufferPointer(output))
      filled = count
    }
  }

  private static func descriptor(in folders: [String]) throws(FileError) -> Int32 {
    var code = ENOENT
    for folder in folders {
      let name = "\(folder)/overscroll-\(UInt64.random(in: .min ... .max))"
      let descriptor = open(name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      if descriptor >= 0 {
        unlink(name)
        return descriptor
      }
      code = errno
    }
    throw error(folders[0], .write, code)
  }

  private static func error(_ folder: String, _ operation: FileError.Operation, _ code: Int32) -> FileError {
    FileError(
      path: folder, operation: operation, code: code,
      description:
        "\(folder): \(String(cString: strerror(code))); rows that do not fit into memory go there; set TMPDIR to a folder with enough space"
    )
  }
}
