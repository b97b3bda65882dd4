import ScrollPhysics

/// The content as a finger found it, just before it took hold, where the engine had moved it before.
struct FoundContent {
  /// The gesture of the finger, from 0.
  let gesture: Int
  /// The content, with the top inset that it had.
  let content: Scroller
}

extension ReplayLog {
  /// The content with which the free path of a gesture begins anew, by the gesture, from 0.
  ///
  /// Up to a gesture's trigger the free path is what was seen, so it begins where the content was: elsewhere than without an
  /// engine while an inset still closes, or after a finger has scrolled during a refresh. Of a busy gesture no figure counts:
  /// there the free path goes on as it is.
  var freeStarts: [Int: Scroller] {
    var starts: [Int: Scroller] = [:]
    for one in found where one.gesture < gestures.count && !gestures[one.gesture].isBusy {
      starts[one.gesture] = one.content
    }
    return starts
  }
}
