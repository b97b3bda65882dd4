import CommandArguments
import Synchronization
import TextFormats

/// A progress bar on the terminal, shown only if the work takes longer than a moment; it is
/// cleared at the end.
package final class ProgressBar: Sendable {
  private let total: Int
  /// The noun for the pieces of work if the total is only an upper bound; the bar then shows a count without a time estimate.
  private let pieces: String?
  /// The unit of the shown numbers, such as `MiB`; empty if they count pieces.
  private let unit: String
  private let console: Console
  private let began = ContinuousClock.now
  private let state = Mutex(State())

  private struct State {
    var done = 0
    var shown = ContinuousClock.now
    var isShown = false
  }

  /// The width of the bar without its numbers, in columns.
  private static let width = 30
  /// The duration of work after which the bar appears.
  private static let patience = Duration.milliseconds(500)
  /// The least time between two updates of the bar.
  private static let pause = Duration.milliseconds(100)

  /// Creates a bar for some work; nil if progress may not be shown.
  ///
  /// - Parameters:
  ///   - total: The number of pieces, at least 1.
  ///   - pieces: The noun for the pieces if there may be fewer; a count is shown then.
  ///   - unit: The unit of the numbers, if they do not count pieces.
  ///   - console: The console that shows the bar.
  package init?(total: Int, atMost pieces: String? = nil, unit: String = "", console: Console) {
    guard total > 1, console.mayShowProgress else { return nil }
    (self.total, self.pieces) = (total, pieces)
    (self.unit, self.console) = (unit, console)
  }

  /// Counts finished pieces of work; may be called from any thread.
  package func advance(by count: Int = 1) {
    let now = ContinuousClock.now
    state.withLock { state in
      state.done += count
      guard now - began > Self.patience, !state.isShown || now - state.shown > Self.pause else { return }
      (state.shown, state.isShown) = (now, true)
      let seconds = (now - began) / .seconds(1)
      let left = seconds / Double(state.done) * Double(total - state.done)
      let text =
        pieces.map { "\(state.done) \($0), \(total) at most" }
        ?? Self.text(state.done, of: total, unit, left: left)
      // Erases the rest of the line, so that nothing of a longer text stays (ECMA-48, EL).
      console.show("\r" + text + "\u{1B}[K")
    }
  }

  /// Removes the bar from the terminal, so that something else can be written.
  package func clear() {
    state.withLock { state in
      guard state.isShown else { return }
      state.isShown = false
      console.show("\r\u{1B}[K")
    }
  }

  /// The text of the bar: `[#####-----] 5 of 10, 3 s left`.
  ///
  /// - Parameters:
  ///   - done: The number of finished pieces.
  ///   - total: The number of all pieces.
  ///   - unit: The unit of the numbers, if they do not count pieces.
  ///   - left: The estimated remaining time, in seconds.
  /// - Returns: The bar with its numbers.
  package static func text(_ done: Int, of total: Int, _ unit: String = "", left: Double) -> String {
    let filled = total > 0 ? width * min(done, total) / total : width
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
    let time =
      left < 90 ? "\(Figures.fixed(left, decimals: 0)) s" : "\(Figures.fixed(left / 60, decimals: 0)) min"
    return "[\(bar)] \(done) of \(total)\(unit.isEmpty ? "" : " \(unit)"), \(time) left"
  }
}
