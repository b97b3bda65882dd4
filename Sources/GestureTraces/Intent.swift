/// What the person wanted from a gesture. Only with `pull` is a refresh wanted.
public enum Intent: String, CaseIterable, Sendable, BitwiseCopyable {
  /// A pull at the top of the content, to refresh it.
  case pull
  /// A cancelled pull: down, then back up before the release.
  case pullCancel = "pull-cancel"
  /// An ordinary scroll that reaches the top.
  case scroll
  /// A fling that reaches the top.
  case fling
  /// Small movements back and forth at the top of the content.
  case dither
  /// A drag to the side.
  case horizontal
  /// A drag at an angle.
  case diagonal
  /// A short touch without a drag.
  case tap
  /// Two fingers moving apart or together.
  case pinch
  /// Minutes of unprompted use, in which no refresh is wanted.
  case free
}
