import ScrollPhysics

/// The content as a finger found it just before catching it, if the engine had moved it before.
///
/// This is a class because content is large, a run stores one for nearly every gesture, and the content's path reuses them without copying.
final class FoundContent: Sendable {
  /// The index of the finger's gesture, from 0.
  let gesture: Int
  /// The content's state, with the top inset at that moment.
  let content: Scroller

  /// The content as the finger of gesture `gesture` found it.
  init(gesture: Int, content: Scroller) { (self.gesture, self.content) = (gesture, content) }
}

extension ReplayLog {
  /// The content from which the path without an engine starts again at some gestures, in order of gestures.
  ///
  /// Up to a gesture's trigger, the path without an engine is what was shown. So it starts where the content really was, which differs from
  /// the model's own motion while an inset still closes, or after a finger has scrolled during a refresh. Figures of a gesture that
  /// began during a refresh and could not fire do not count, so the path does not start again there.
  var freeStarts: [FoundContent] {
    found.filter { $0.gesture < gestures.count && !gestures[$0.gesture].isBusy }
  }
}
