import CommandArguments
import Synchronization

/// A bar on the terminal while many files are worked on; nothing anywhere else, and nothing once it is cleared.
final class ProgressBar: Sendable {
  private let total: Int
  private let console: Console
  private let done = Mutex(0)

  /// Columns of the bar itself.
  private static let width = 30

  /// A bar for some work; nil where none may be shown.
  ///
  /// - Parameters:
  ///   - total: How many pieces the work has, at least 1.
  ///   - console: Whose messages it stands among.
  init?(total: Int, console: Console) {
    guard total > 1, console.mayShowProgress else { return nil }
    self.total = total
    self.console = console
  }

  /// A piece is done; any thread may say so.
  func advance() {
    done.withLock { done in
      done += 1
      console.show("\r" + Self.text(done, of: total))
    }
  }

  /// Takes the bar away, so that a message can be written.
  func clear() {
    // Back to the first column, then erase to the end of the line (ECMA-48, EL).
    done.withLock { _ in console.show("\r\u{1B}[K") }
  }

  /// `[#####-----] 5 of 10`.
  ///
  /// - Parameters:
  ///   - done: Pieces that are done.
  ///   - total: All pieces.
  /// - Returns: The bar with its numbers.
  static func text(_ done: Int, of total: Int) -> String {
    let filled = total > 0 ? width * min(done, total) / total : width
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
    return "[\(bar)] \(done) of \(total)"
  }
}
