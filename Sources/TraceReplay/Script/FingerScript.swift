/// A finger's movements as text: `down; move 200 400; hold 100; release; wait 50; down`.
///
/// Steps are separated by semicolons and follow one another in time. A script that ends with the finger down is an
/// unfinished gesture: it has no release.
///
/// | step | does |
/// |---|---|
/// | `down` | the finger comes down; positions count from there |
/// | `move PT MS` | it moves to PT points from there, positive downwards, at constant speed within MS milliseconds |
/// | `hold MS` | it stays where it is |
/// | `release` | it is released |
/// | `cancel` | the system cancels the contact |
/// | `wait MS` | nothing happens, no finger is down |
///
/// MS is a number of milliseconds, or a number with a unit: `250ms`, `1.5s`.
public struct FingerScript: Equatable, Sendable {
  /// One step of a script; durations are whole microseconds.
  public enum Step: Equatable, Sendable {
    /// The finger comes down.
    case down
    /// The finger moves at constant speed to a position, in points from its touch-down, within a time above 0.
    case move(to: Double, microseconds: Int64)
    /// The finger stays where it is for a time ≥ 0.
    case hold(microseconds: Int64)
    /// The finger is released.
    case release
    /// The system cancels the contact.
    case cancel
    /// Nothing happens for a time ≥ 0, while no finger is down.
    case wait(microseconds: Int64)
  }

  /// The steps of the script in order; at least one is `down`.
  public let steps: [Step]

  /// The total time during which the finger moves, in seconds.
  public var secondsOfMoving: Double {
    steps.reduce(0) { sum, step in
      if case .move(_, let microseconds) = step { sum + Double(microseconds) / 1e6 } else { sum }
    }
  }

  /// The longest script, in microseconds: ten minutes.
  public static let longestMicroseconds: Int64 = 600_000_000
  /// The furthest that a finger may go from its touch-down, in points: a million, as long as any
  /// scene.
  public static let furthest = 1e6

  /// A script built by this program, without limits on length or distance.
  package init(steps: [Step]) { self.steps = steps }

  /// Parses a script.
  ///
  /// - Parameter text: Steps separated by semicolons; a trailing semicolon is allowed.
  /// - Throws: The first error, with its column.
  public init(_ text: String) throws(FingerScriptError) {
    var parser = FingerScriptParser(text)
    steps = try parser.readSteps()
  }
}
