/// What some engines do beside states, insets and callbacks; recorded for logs and drawings.
@frozen
public enum RefreshNote: UInt8, Equatable, Sendable {
  /// A state is about to be entered; the number is its index.
  case willEnter
  /// A state's animation has ended; the number is the state's index.
  case didEnter
  /// The pull as a share of the threshold.
  case progress
}
