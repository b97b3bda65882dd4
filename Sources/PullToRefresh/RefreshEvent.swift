/// An event for a refresh engine. It is sent together with a ``ScrollSituation``, the state of the scroll view at that moment.
@frozen
public enum RefreshEvent: Equatable, Sendable {
  /// A finger came down; nothing has moved yet.
  case contactBegan
  /// The finger moved for the first time since it came down: the pan recognizer of the scroll view began.
  case dragBegan
  /// A new sample of a moving finger (not of its touch-down) reached the engine; the situation's travel is that sample's. Sent before the
  /// frame's `offsetChanged`, after `dragBegan`, and only to systems with ``EngineTraits/followsFinger``.
  case fingerMoved
  /// A further finger came down while others were down. Sent after movements of the same time; the situation's `contacts` includes it. Sent
  /// only to systems with ``EngineTraits/followsFinger``.
  case fingerJoined
  /// One of several fingers left the surface. Sent once per finger, after movements of the same time; the situation's `contacts` counts
  /// those that remain, at least one. Sent only to systems with ``EngineTraits/followsFinger``.
  case fingerLeft
  /// The content offset changed, with or without a finger: the scroll callback of the scroll view.
  case offsetChanged
  /// The finger was released after a drag.
  case dragEnded
  /// The system cancelled the drag, without a release.
  case dragCancelled
  /// The last finger left the surface, released or cancelled, with or without a drag before it. Sent after `dragEnded` or `dragCancelled`.
  case contactEnded
  /// The time given by ``RefreshEngine/nextTimer`` has come.
  case timerFired
  /// The app starts a refresh itself.
  case beginRefreshing
  /// The app reports that its work is done.
  case endRefreshing
  /// The app changed the top inset by itself; the situation contains the new value.
  case topInsetChanged
}
