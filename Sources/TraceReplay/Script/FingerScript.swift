/// A finger written down: `down; move 200 400; hold 100; release; wait 50; down`.
///
/// Steps stand between semicolons and follow one another in time. A script that ends with the finger down is an
/// unfinished gesture: it has no release.
///
/// | step | does |
/// |---|---|
/// | `down` | the finger comes down; positions count from there |
/// | `move PT MS` | it goes to PT points from there, downwards positive, evenly within MS milliseconds |
/// | `hold MS` | it stays where it is |
/// | `release` | it lifts |
/// | `cancel` | the system takes the contact away |
/// | `wait MS` | nothing happens, no finger is down |
///
/// MS is a number of milliseconds, or a number with a unit: `250ms`, `1.5s`.
public struct FingerScript: Equatable, Sendable {
  /// One step of a script; durations are whole microseconds.
  public enum Step: Equatable, Sendable {
    /// The finger comes down.
    case down
    /// It goes evenly to a position, in points from where it came down, within a time above 0.
    case move(to: Double, microseconds: Int64)
    /// It stays where it is for a time ≥ 0.
    case hold(microseconds: Int64)
    /// It lifts.
    case release
    /// The system takes the contact away.
    case cancel
    /// No finger is down for a time ≥ 0.
    case wait(microseconds: Int64)
  }

  /// The steps in order; at least one is `down`.
  public let steps: [Step]

  /// The time for which the finger moves, in seconds.
  public var secondsOfMoving: Double {
    steps.reduce(0) { sum, step in
      if case .move(_, let microseconds) = step { sum + Double(microseconds) / 1e6 } else { sum }
    }
  }

  /// The longest script, in microseconds: ten minutes.
  public static let longestMicroseconds: Int64 = 600_000_000
  /// The farthest that a finger may go from where it came down, in points: a million, as far as any scene is
  /// long.
  public static let furthest = 1e6

  /// A finger of this project's own making, however long and far it goes.
  package init(steps: [Step]) { self.steps = steps }

  /// Reads a script.
  ///
  /// - Parameter text: Steps with semicolons between; one more at the end is fine.
  /// - Throws: The first thing that is wrong, with its column.
  public init(_ text: String) throws(FingerScriptError) {
    var parser = FingerScriptParser(text)
    steps = try parser.readSteps()
  }
}
