/// An event for a refresh engine. The ``ScrollSituation`` beside it says what the scroll view looks like
/// then.
@frozen
public enum RefreshEvent: Equatable, Sendable {
  /// A finger came down; nothing has moved yet.
  case contactBegan
  /// The finger moved for the first time in this contact: the original's pan recognizer began.
  case dragBegan
  /// A sample of a finger on its way reached the engine, not the one it came down with; the situation's travel is that sample's. Sent before the frame's
  /// `offsetChanged`, after `dragBegan`, and only to systems with ``EngineTraits/followsFinger``.
  case fingerMoved
  /// Another finger has come down beside those that are there, after what moves at the same time; the situation's `contacts` has it. Sent only to systems
  /// with ``EngineTraits/followsFinger``.
  case fingerJoined
  /// One of several fingers has left the surface, after what moves at the same time; the situation's `contacts` are those that stay, at least one. Sent for each
  /// finger, when it happens, and only to systems with ``EngineTraits/followsFinger``.
  case fingerLeft
  /// The content offset changed, under a finger or without: the original's scroll callback.
  case offsetChanged
  /// The finger was lifted after a drag.
  case dragEnded
  /// The system took the drag away; no lift.
  case dragCancelled
  /// The last finger left the surface, lifted or taken away, with or without a drag before; after `dragEnded`, `dragCancelled`.
  case contactEnded
  /// The time ``RefreshEngine/nextTimer`` named has come.
  case timerFired
  /// The app begins a refresh itself.
  case beginRefreshing
  /// The app says that its work is done.
  case endRefreshing
  /// The app has set the top inset to the situation's, which the engine did not ask for.
  case topInsetChanged
}
