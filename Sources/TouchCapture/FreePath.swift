import FileAccess

#if Capture
  import GestureTraces
  import Glibc

  /// Creates files under unused names, because devices of the same name may be touched in the same second, and several recorders may write
  /// to one folder.
  enum FreePath {
    /// The most names that are tried: far more than any machine has devices of one name.
    static let most = 1000

    /// Creates a file under the first unused name.
    ///
    /// - Parameters:
    ///   - path: The path for a number, from 1.
    ///   - make: Creates the file, and fails with `EEXIST` if it exists.
    /// - Returns: The result of `make`.
    /// - Throws: `FileError`.
    static func make<File>(
      _ path: (Int) -> String, _ make: (String) throws(FileError) -> File
    ) throws(FileError) -> File {
      var number = 1
      while true {
        do throws(FileError) {
          return try make(path(number))
        } catch {
          guard error.code == EEXIST, number < most else { throw error }
          number += 1
        }
      }
    }
  }
#endif
