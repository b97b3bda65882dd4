/// The reason that something is missing.
public enum GapReason: Equatable, Sendable {
  /// The kernel's or the recorder's queue ran over.
  case dropped
  /// The device left.
  case unplugged
  /// The machine slept.
  case suspended
  /// A reason this program does not know.
  case other(String)

  /// The word in a trace.
  public var word: String {
    switch self {
    case .dropped: "dropped"
    case .unplugged: "unplugged"
    case .suspended: "suspended"
    case .other(let word): word
    }
  }

  /// The reason of this word.
  public init(word: String) {
    switch word {
    case "dropped": self = .dropped
    case "unplugged": self = .unplugged
    case "suspended": self = .suspended
    default: self = .other(word)
    }
  }
}
