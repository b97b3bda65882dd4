/// An act of some engines beside states, insets and callbacks; recorded for logs and drawings, each with one
/// number.
@frozen
public enum RefreshNote: UInt8, Equatable, Sendable {
  /// A state is about to be entered; the number is its index.
  case willEnter
  /// A state's animation has ended; the number is the index of the state at that moment.
  case didEnter
  /// The pull as a share of the threshold.
  case progress
  /// The label shows the text of the state with this index.
  case label
  /// The arrow turns to this angle, in degrees.
  case arrow
  /// The drawing is made up to this share, 0…1; NaN where the original divides zero by zero.
  case draw
  /// The looping animation begins; no number.
  case startAnimation
  /// The looping animation ends; no number.
  case stopAnimation
  /// The app's word that its work is done came when the original does not listen; no number.
  case endIgnored
  /// The graphics met for the first time since the last reset, and count as met; no number.
  case latch
  /// The graphics are shown as one from now on; no number.
  case joined
  /// The graphics are shown apart from now on; no number.
  case apart
  /// A quarter turn begins; the number is the angle it ends at, in degrees, from the first one on.
  case step
  /// The colour with this index in the original's list is shown.
  case colour
  /// The decoration forgot everything but its rotation and its colour; no number.
  case reset
  /// The refresh is over for the engine; its closing animation begins; no number.
  case refreshEnded
  /// The icon shown: 0 the system's own, 1 one of its others, by chance.
  case icon
  /// The icon begins to turn at one speed; the number is the angle it ends at, in degrees.
  case spin
  /// The system lets a finger scroll from now on (1) or does not (0). For whoever shows it; a replay lets the
  /// finger go on.
  case scrollEnabled
  /// The closing animation is over and the indicator back as it was; no number.
  case indicatorRestored
  /// The indicator's element was put into the page; no number.
  case mounted
  /// The indicator's element was taken out of the page; no number.
  case unmounted
  /// The indicator is drawn this high, in points.
  case height
}
