import FileAccess

#if Capture
  import GestureTraces
  import Glibc

  /// Makes files under names that are free: devices of one name may be touched in the same second, and several recorders may
  /// fill one folder.
  enum FreePath {
    /// Names tried at most: many times what any machine has of one device.
    static let most = 1000

    /// Makes a file under the first name that nothing has.
    ///
    /// - Parameters:
    ///   - path: The path with a number, from 1.
    ///   - make: Makes the file, and fails with `EEXIST` where there is one.
    /// - Returns: What `make` gives.
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
