import FileAccess

#if Capture
  import GestureTraces

  /// The version of libinput that is running; the library itself cannot be asked.
  enum LibinputVersion {
    /// `1.22.1` where the package says so, else the library's file name; nil where it cannot be loaded.
    static let text: String? = library.map { path in package(beside: path) ?? fileName(path) }

    /// The library, by the process's own map of files once it is loaded.
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
      guard let bytes = try? FileIO.contents(of: String(path)) else { return nil }
      let lines = bytes.split(separator: UInt8(ascii: "\n"))
      return lines.first { $0.starts(with: "Version: ".utf8) }
        .map { String(decoding: $0.dropFirst("Version: ".utf8.count), as: UTF8.self) }
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
