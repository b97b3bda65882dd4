import BuildCommit
import CommandInputs
import FileAccess
import TouchCapture

/// The text of `--version`: a first line for scripts, then what a bug report needs.
enum VersionPage {
  /// The text for this program on this machine, without a line feed at its end.
  static var text: String {
    page(
      commit: commit, libinput: LibinputVersion.summary,
      platform: platform(kernel: text(of: "/proc/sys/kernel/osrelease"), system: text(of: "/etc/os-release")))
  }

  /// The text for given versions.
  ///
  /// - Parameters:
  ///   - commit: The commit that the program was built from; nil where the build did not say.
  ///   - libinput: The version of libinput, or why there is none.
  ///   - platform: The system that the program runs on.
  /// - Returns: Lines without a line feed at the end; the first is name and version.
  static func page(commit: String?, libinput: String, platform: String) -> String {
    """
    \(Program.version)
    commit    \(commit ?? "unknown: built without tools/overscroll, or outside of a git clone")
    libinput  \(libinput)
    platform  \(platform)
    """
  }

  /// The operating system in one line: `Linux 6.1.0-13-amd64 x86_64, Debian GNU/Linux 12 (bookworm)`.
  ///
  /// - Parameters:
  ///   - kernel: The release of the kernel; nil where it cannot be read.
  ///   - system: The text of `os-release`; nil where there is none.
  /// - Returns: The kernel, the architecture and the system's name, each if it is known.
  static func platform(kernel: String?, system: String?) -> String {
    let release = kernel.map { " \($0)" } ?? ""
    let key = "PRETTY_NAME="
    let name = system?.split(separator: "\n").first { $0.hasPrefix(key) }
      .map { $0.dropFirst(key.count).filter { $0 != "\"" && $0 != "'" } }
    return "Linux\(release) \(architecture)" + (name.map { ", \($0)" } ?? "")
  }

  private static var commit: String? { build_commit().map { String(cString: $0) } }

  /// The text of a small file without the line feed at its end; nil if the file cannot be read.
  private static func text(of path: String) -> String? {
    guard let bytes = try? FileIO.contents(of: path, limit: 1 << 16) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  #if arch(x86_64)
    private static let architecture = "x86_64"
  #elseif arch(arm64)
    private static let architecture = "aarch64"
  #else
    private static let architecture = "other architecture"
  #endif
}
