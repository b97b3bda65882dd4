import CommandArguments
import Synchronization
import TextFormats

/// A bar on the terminal while many pieces are worked on for longer than a moment; nothing anywhere else, and nothing once it
/// is cleared.
package final class ProgressBar: Sendable {
  private let total: Int
  /// The word for the pieces where work may end before all are done, so that nobody knows how long it takes.
  private let pieces: String?
  /// What the numbers count where they count no pieces.
  private let unit: String
  private let console: Console
  private let began = ContinuousClock.now
  private let state = Mutex(State())

  private struct State {
    var done = 0
    var shown = ContinuousClock.now
    var isShown = false
  }

  /// Columns of the bar itself.
  private static let width = 30
  /// Work that is done sooner shows no bar.
  private static let patience = Duration.milliseconds(500)
  /// Between two drawings.
  private static let pause = Duration.milliseconds(100)

  /// A bar for some work; nil where none may be shown.
  ///
  /// - Parameters:
  ///   - total: How many pieces the work has, at least 1.
  ///   - pieces: The word for them where it may have fewer: then it is a count, not a bar.
  ///   - unit: What the numbers count, where they count no pieces.
  ///   - console: Whose messages it stands among.
  package init?(total: Int, atMost pieces: String? = nil, unit: String = "", console: Console) {
    guard total > 1, console.mayShowProgress else { return nil }
    (self.total, self.pieces) = (total, pieces)
    (self.unit, self.console) = (unit, console)
  }

  /// Pieces are done; any thread may say so.
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
      // Erase behind it: a shorter line leaves nothing of a longer one (ECMA-48, EL).
      console.show("\r" + text + "\u{1B}[K")
    }
  }

  /// Takes the bar away, so that something else can be written.
  package func clear() {
    state.withLock { state in
      guard state.isShown else { return }
      state.isShown = false
      console.show("\r\u{1B}[K")
    }
  }

  /// `[#####-----] 5 of 10, 3 s left`.
  ///
  /// - Parameters:
  ///   - done: Pieces that are done.
  ///   - total: All pieces.
  ///   - unit: What they are, where they are no pieces.
  ///   - left: The time that the others will take at this pace, in seconds.
  /// - Returns: The bar with its numbers.
  package static func text(_ done: Int, of total: Int, _ unit: String = "", left: Double) -> String {
    let filled = total > 0 ? width * min(done, total) / total : width
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
    let time =
      left < 90 ? "\(Figures.fixed(left, decimals: 0)) s" : "\(Figures.fixed(left / 60, decimals: 0)) min"
    return "[\(bar)] \(done) of \(total)\(unit.isEmpty ? "" : " \(unit)"), \(time) left"
  }
}
