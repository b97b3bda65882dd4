import FileAccess
import GestureTraces
import TraceStorage

/// The traces of the repository.
enum SampleTraces {
  private static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/")

  /// A trace by its path below `traces`.
  static func named(_ name: String) throws -> Trace { try TraceReader.trace(at: "\(root)/traces/\(name)") }

  /// Every trace of `traces` whose file name begins so, in order of their paths.
  static func all(of device: String) throws -> [Trace] {
    try [
      "diagonal", "dither", "fling", "free", "horizontal", "pinch", "pull", "pull-cancel", "scroll", "tap",
    ].flatMap { intent in
      try (1...5).compactMap { number in
        let path = "\(root)/traces/\(intent)/\(device)-0\(number).trace"
        return FileIO.size(of: path) > 0 ? try TraceReader.trace(at: path) : nil
      }
    }
  }
}
