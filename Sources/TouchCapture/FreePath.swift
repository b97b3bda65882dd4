import FileAccess

#if Capture
  import GestureTraces
  import Glibc

  /// Creates files under unused names, because devices of the same name may be touched in the same second, and several recorders may write
  /// to one folder.
  enum FreePath {
    /// The largest number of names that are tried: more than any machine has devices of one name.
    static let most = 1000

    /// Creates a file under the first unused name.
    ///
    /// - Parameters:
    ///   - path: Returns the path to try for a number, from 1.
    ///   - make: Creates the file at a path; it must fail with `EEXIST` if the file exists.
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
