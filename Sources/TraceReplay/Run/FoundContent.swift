import ScrollPhysics

/// The content as a finger found it just before it took hold, if the engine had moved it before.
///
/// A class, because content is large, a run stores one for nearly every gesture, and the free path reuses them without copying.
final class FoundContent: Sendable {
  /// The gesture of the finger, from 0.
  let gesture: Int
  /// The content, with its top inset at that moment.
  let content: Scroller

  /// The content that the finger of `gesture` found.
  init(gesture: Int, content: Scroller) { (self.gesture, self.content) = (gesture, content) }
}

extension ReplayLog {
  /// The content from which the free path of some gestures starts again, in order.
  ///
  /// Up to a gesture's trigger the free path is what was shown, so it starts where the content really was, which differs from the motion
  /// without an engine while an inset still closes, or after a finger has scrolled during a refresh. Figures of a busy gesture (one that
  /// began during a refresh and could not fire) do not count, so the free path is not restarted there.
  var freeStarts: [FoundContent] {
    found.filter { $0.gesture < gestures.count && !gestures[$0.gesture].isBusy }
  }
}
