/// The reason why events are missing.
public enum GapReason: Equatable, Sendable {
  /// The kernel's or the recorder's queue overflowed.
  case dropped
  /// The device was unplugged.
  case unplugged
  /// The machine was suspended.
  case suspended
  /// A reason that this program does not know, by its word in the trace.
  case other(String)

  /// The word for the reason, as a trace's line contains it.
  public var word: String {
    switch self {
    case .dropped: "dropped"
    case .unplugged: "unplugged"
    case .suspended: "suspended"
    case .other(let word): word
    }
  }

  /// The reason that a word in a trace stands for.
  public init(word: String) {
    switch word {
    case "dropped": self = .dropped
    case "unplugged": self = .unplugged
    case "suspended": self = .suspended
    default: self = .other(word)
    }
  }
}
