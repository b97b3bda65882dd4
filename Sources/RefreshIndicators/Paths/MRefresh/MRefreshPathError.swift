/// Why MRefresh shows no path: an error that it throws, or a crash of the app.
public enum MRefreshPathError: Error, Equatable, CustomStringConvertible {
  /// `SVGReaderError.cannotRead`: an unknown letter, several letters in a row, or something after the end (0.2.1).
  case cannotRead
  /// `SVGReaderError.invalidPoints`: the number of values is not a multiple of what the command takes (0.2.1).
  case invalidPoints
  /// `noStartingPoint`: the first command is not a capital `M`.
  case noStartingPoint
  /// `SVGPathManagerError.cannotInstantiatePathManager`: there is no path (0.1.1).
  case cannotInstantiatePathManager
  /// `invalidArgs`: the path has a single command and is drawn with a proportion of 2 or more.
  case invalidArguments
  /// The original does not throw here but crashes.
  case crash(Crash)
  /// More halvings than this program allows; the original continues until memory is used up.
  case tooManyPieces(times: Int)

  /// The reasons for which the original crashes.
  public enum Crash: String, Sendable {
    /// 0.1.1 starts smoothing from the first command, but there is none.
    case noCommands
    /// The path has a single command, so that the original's smoothing loop would run from 1 to 0.
    case oneCommand
    /// The original accesses a missing point of a command: `L` without numbers, `C` with two, `V` without one.
    case missingPoint
    /// `S` or `T` after a command without points, such as `z`, mirrors a missing point.
    case smoothAfterNothing
    /// 0.2.1 halves a line or curve after a command without points, which has no last point to start from.
    case halvingAfterNothing
    /// A proportion above 1 draws commands beyond the last; an infinite one cannot be converted to a count.
    case beyondTheEnd

    fileprivate var words: String {
      switch self {
      case .noCommands: "it takes the first command of an empty path"
      case .oneCommand: "it counts from 1 up to 0 if there is one command"
      case .missingPoint: "it takes a point that a command does not have"
      case .smoothAfterNothing: "S or T mirrors a point of a command without points, such as z"
      case .halvingAfterNothing: "a line or curve begins at a command without points, such as z"
      case .beyondTheEnd: "a proportion above 1 draws commands beyond the last"
      }
    }
  }

  /// The original's name for the error; `crash` if it has none.
  public var name: String {
    switch self {
    case .cannotRead: "cannotRead"
    case .invalidPoints: "invalidPoints"
    case .noStartingPoint: "noStartingPoint"
    case .cannotInstantiatePathManager: "cannotInstantiatePathManager"
    case .invalidArguments: "invalidArgs"
    case .crash, .tooManyPieces: "crash"
    }
  }

  /// A sentence on what the original reports or does, and how to avoid it.
  public var description: String {
    switch self {
    case .cannotRead:
      "MRefresh 0.2.1 throws cannotRead: it supports neither arcs nor repeated letters except z; use other commands"
    case .invalidPoints:
      "MRefresh 0.2.1 throws invalidPoints: a command has too many or too few numbers; correct their count"
    case .noStartingPoint:
      "MRefresh throws noStartingPoint: the first command is not a large M; begin the path with M"
    case .cannotInstantiatePathManager:
      "MRefresh 0.1.1 throws cannotInstantiatePathManager: the path is missing; give one"
    case .invalidArguments: "MRefresh throws invalidArgs: the path has one command; add one"
    case .crash(let crash): "MRefresh crashes: \(crash.words); change the path or use the default reader"
    case .tooManyPieces(let times):
      "\(times) halvings are too many; use at most \(MRefreshPath.mostHalvings)"
    }
  }
}
