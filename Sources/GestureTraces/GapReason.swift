/// The reason why events are missing.
public enum GapReason: Equatable, Sendable {
  /// The kernel's or the recorder's queue overflowed.
  case dropped
  /// The device was unplugged.
  case unplugged
  /// The machine was suspended.
  case suspended
  /// A reason this program does not know.
  case other(String)

  /// The word for the reason in a trace.
  public var word: String {
    switch self {
    case .dropped: "dropped"
    case .unplugged: "unplugged"
    case .suspended: "suspended"
    case .other(let word): word
    }
  }

  /// The reason for a word.
  public init(word: String) {
    switch word {
    case "dropped": self = .dropped
    case "unplugged": self = .unplugged
    case "suspended": self = .suspended
    default: self = .other(word)
    }
  }
}
