import ScrollPhysics

/// The content as a finger found it, just before it took hold, where the engine had moved it before.
///
/// A class: content is large, a run keeps one for nearly every gesture, and the free path takes them over without a copy.
final class FoundContent: Sendable {
  /// The gesture of the finger, from 0.
  let gesture: Int
  /// The content, with the top inset that it had.
  let content: Scroller

  /// The content that the finger of `gesture` found.
  init(gesture: Int, content: Scroller) { (self.gesture, self.content) = (gesture, content) }
}

extension ReplayLog {
  /// The content with which the free path of some gestures begins anew, in their order.
  ///
  /// Up to a gesture's trigger the free path is what was seen, so it begins where the content was: elsewhere than without an
  /// engine while an inset still closes, or after a finger has scrolled during a refresh. Of a busy gesture no figure counts:
  /// there the free path goes on as it is.
  var freeStarts: [FoundContent] {
    found.filter { $0.gesture < gestures.count && !gestures[$0.gesture].isBusy }
  }
}
