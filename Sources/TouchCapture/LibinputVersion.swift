import FileAccess

/// Reads the version of libinput from the library's file, because a running libinput has no call that returns it.
///
/// The file's name does not contain the version: 1.28.1 and 1.31.3 are both `libinput.so.10.13.0`. Two things in the file do.
/// - The address of its documentation, which its messages contain: `…/libinput/doc/1.22.1`. A development version has `latest`.
/// - The names of its symbol versions, one for each release that added a function: `LIBINPUT_1.28`.
package enum LibinputVersion {
  private static let documentation = "/libinput/doc/"
  private static let symbols = "LIBINPUT_"

  /// The release in the documentation address of a library; nil if it has none.
  ///
  /// - Parameter library: The contents of the library's file.
  /// - Returns: A version such as `1.22.1`.
  static func release(in library: [UInt8]) -> String? {
    numbers(after: documentation, in: library).first { $0.count > 1 }.map(text)
  }

  /// The newest release named by a library's symbol versions; the library is of that release or a later one.
  ///
  /// - Parameter library: The contents of the library's file.
  /// - Returns: A version such as `1.28`; nil for a library without symbol versions.
  static func newestSymbols(in library: [UInt8]) -> String? {
    numbers(after: symbols, in: library).max { $0.lexicographicallyPrecedes($1) }.map(text)
  }

  /// The version in a package description of the library (`libinput.pc`).
  static func release(described description: [UInt8]) -> String? {
    let field = Array("Version: ".utf8)
    return description.split(separator: UInt8(ascii: "\n")).first { $0.starts(with: field) }
      .map { String(decoding: $0.dropFirst(field.count), as: UTF8.self) }
  }

  private static func text(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: ".")
  }

  /// The numbers, separated by dots, that follow each occurrence of `word` in the bytes.
  private static func numbers(after word: String, in bytes: [UInt8]) -> [[Int]] {
    let word = Array(word.utf8)
    var found: [[Int]] = []
    var start = 0
    while let first = bytes[start...].firstIndex(of: word[0]) {
      start = first + 1
      guard bytes[first...].starts(with: word) else { continue }
      let digits = bytes[(first + word.count)...].prefix { isDigit($0) || $0 == UInt8(ascii: ".") }.prefix(20)
      let parts = digits.split(separator: UInt8(ascii: "."))
      found.append(parts.compactMap { Int(String(decoding: $0, as: UTF8.self)) })
    }
    return found.filter { !$0.isEmpty }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension LibinputVersion {
  /// The version of the installed libinput, or why there is none: `1.22.1`, `not installed`.
  ///
  /// It never fails, so that a program without libinput can say so.
  package static var summary: String {
    #if Capture
      do throws(CaptureError) {
        try InputLibrary.libinput.load()
        return text ?? "unknown version"
      } catch .library(.missing) {
        return "not installed"
      } catch {
        return "not usable: \(error)"
      }
    #else
      return "not used: this program was built without recording"
    #endif
  }
}

#if Capture
  extension LibinputVersion {
    /// The version of the loaded library, such as `1.22.1`; nil if the library cannot be loaded.
    ///
    /// It is `1.28+` if only the library's symbols give a version, and the library's file name if nothing does.
    static let text: String? = library.map { path in
      let bytes = (try? FileIO.contents(of: path)) ?? []
      return release(in: bytes) ?? package(beside: path)
        ?? newestSymbols(in: bytes).map { "\($0)+" } ?? fileName(path)
    }

    /// The path of the loaded library, from the process's memory map.
    private static let library: String? = {
      guard (try? InputLibrary.libinput.load()) != nil, let maps = try? FileIO.contents(of: "/proc/self/maps")
      else { return nil }
      let lines = maps.split(separator: UInt8(ascii: "\n"))
      let line = lines.first { $0.contains("/libinput.so") }
      return line?.firstIndex(of: UInt8(ascii: "/")).flatMap { start in
        line.map { String(decoding: $0[start...], as: UTF8.self) }
      }
    }()

    private static func package(beside library: String) -> String? {
      guard let slash = library.lastIndex(of: "/") else { return nil }
      let path = library[..<slash] + "/pkgconfig/libinput.pc"
      return (try? FileIO.contents(of: String(path))).flatMap(release(described:))
    }

    private static func fileName(_ path: String) -> String {
      path.split(separator: "/").last.map(String.init) ?? path
    }
  }

  extension ArraySlice<UInt8> {
    fileprivate func contains(_ text: String) -> Bool {
      let wanted = Array(text.utf8)
      return indices.contains { self[$0...].starts(with: wanted) }
    }
  }
#endif
