/// The person's intention with a gesture. Only `pull` wants a refresh.
public enum Intent: String, CaseIterable, Sendable, BitwiseCopyable {
  /// A refresh is wanted.
  case pull
  /// A cancelled pull: down, then back up before the release.
  case pullCancel = "pull-cancel"
  /// An ordinary scroll that reaches the top.
  case scroll
  /// A fling that reaches the top.
  case fling
  /// Small moves at the top.
  case dither
  /// A sideways drag.
  case horizontal
  /// A slanted drag.
  case diagonal
  /// A short touch without a drag.
  case tap
  /// Two fingers moving apart or together.
  case pinch
  /// Minutes of unprompted use, in which no refresh is wanted.
  case free
}
