/// An act of some engines other than states, insets and callbacks. Recorded with one number, for logs and drawings.
@frozen
public enum RefreshNote: UInt8, Equatable, Sendable {
  /// The engine is about to enter a state; the number is the state's index.
  case willEnter
  /// A state's animation has ended; the number is the index of the state at that moment.
  case didEnter
  /// The number is the pull as a fraction of the threshold.
  case progress
  /// The label shows the text for a state; the number is the state's index.
  case label
  /// The arrow turns to an angle; the number is the angle in degrees.
  case arrow
  /// The drawing is complete up to this fraction, 0…1; NaN if the original divides zero by zero.
  case draw
  /// The looping animation begins; no number.
  case startAnimation
  /// The looping animation ends; no number.
  case stopAnimation
  /// The app reported the end of its work at a moment at which the reproduced control ignores it; no number.
  case endIgnored
  /// The two graphics met for the first time since the last reset, and count as met from now on; no number.
  case latch
  /// The two graphics are shown joined from now on; no number.
  case joined
  /// The two graphics are shown apart from now on; no number.
  case apart
  /// A quarter turn begins; the number is the angle at its end, in degrees, counted from the first turn on.
  case step
  /// A colour is shown; the number is its index in the original's list.
  case colour
  /// The decoration was reset, except for its rotation and its colour; no number.
  case reset
  /// The engine's refresh is over and its closing animation begins; no number.
  case refreshEnded
  /// An icon is shown; the number is 0 for the system's own, 1 for another, chosen at random.
  case icon
  /// The icon begins to turn at constant speed; the number is the angle at the end, in degrees.
  case spin
  /// The system allows (1) or forbids (0) scrolling by finger from now on. Only for hosts that show it; a replay lets the
  /// finger scroll.
  case scrollEnabled
  /// The closing animation is over and the indicator is back in its first form; no number.
  case indicatorRestored
  /// The indicator's element was added to the page; no number.
  case mounted
  /// The indicator's element was removed from the page; no number.
  case unmounted
  /// The number is the height at which the indicator is drawn, in points.
  case height
}
