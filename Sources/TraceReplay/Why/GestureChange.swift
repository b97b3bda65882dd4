import PullToRefresh

/// One thing about a gesture that could have been otherwise.
public enum GestureChange: String, CaseIterable, Sendable {
  /// No finger and no wheel before it or after it.
  case alone
  /// The finger is on a touchscreen.
  case touchscreen
  /// The finger goes straight along the content.
  case straight
  /// One finger, as long as it lasts.
  case oneFinger
  /// The content is at its top when the finger comes down.
  case fromTop
  /// The finger rests for ``rest`` before it lifts.
  case restBeforeLift
  /// The finger never goes back: each sample is as far as the furthest before it.
  case neverBack
  /// It takes ``slowing`` times as long.
  case slower
  /// It is reported by every ``thinning``th sample alone, the last one too.
  case coarser
  /// Several of these at once, and none by itself.
  case several

  /// The rest before a lift, in microseconds: twice the time after which UIKit's tracker takes a finger as stopped.
  static let rest: Int64 = 200_000
  /// The factor by which a gesture is slowed down: enough for any engine to see every point of it in a frame of its own.
  static let slowing: Int64 = 4

  /// Of so many samples one is left where they are coarser.
  static let thinning = 4

  /// Those that are made to a gesture that is alone, in the order in which they are tried: what an engine is asked for by its
  /// surface and its list before what a hand could do otherwise.
  static let ofOneGesture: [GestureChange] = [
    .touchscreen, .straight, .oneFinger, .fromTop, .restBeforeLift, .neverBack, .slower, .coarser,
  ]
}

/// A gesture without any other beside it, and what there is about it that can be changed.
struct LoneGesture: Equatable {
  private(set) var gesture: FingerGesture
  private(set) var source: RefreshSources
  /// The distance of the content below its top when the finger comes down, in points, ≥ 0.
  private(set) var startOffset: Double

  /// A gesture on a surface, over content so far below its top.
  init(_ gesture: FingerGesture, on source: RefreshSources, startOffset: Double) {
    (self.gesture, self.source, self.startOffset) = (gesture, source, startOffset)
  }

  /// Makes a change; one that is so already leaves it as it is.
  mutating func change(by change: GestureChange) {
    switch change {
    case .alone, .several: break
    case .touchscreen: source = .touchscreen
    case .straight: for index in gesture.samples.indices { gesture.samples[index].across = 0 }
    case .oneFinger:
      gesture.mostContacts = 1
      for index in gesture.samples.indices {
        gesture.samples[index].contacts = min(gesture.samples[index].contacts, 1)
      }
    case .fromTop: startOffset = 0
    case .neverBack:
      var furthest = -Double.infinity
      for index in gesture.samples.indices {
        furthest = max(furthest, gesture.samples[index].travel)
        gesture.samples[index].travel = furthest
      }
    case .restBeforeLift:
      guard gesture.end == .lift else { return }
      gesture.endedMicroseconds += GestureChange.rest
      gesture.endedArrivalMicroseconds += GestureChange.rest
    case .slower: slowDown()
    case .coarser:
      let last = gesture.samples.lastIndex { $0.carriesPosition }
      gesture.samples = gesture.samples.indices.filter { index in
        index % GestureChange.thinning == 0 || index == last || !gesture.samples[index].carriesPosition
      }.map { gesture.samples[$0] }
    }
  }

  private mutating func slowDown() {
    let (began, arrival) = (gesture.beganMicroseconds, gesture.beganArrivalMicroseconds)
    func slowed(_ time: Int64, from start: Int64) -> Int64 { start + GestureChange.slowing * (time - start) }
    for index in gesture.samples.indices {
      let sample = gesture.samples[index]
      gesture.samples[index].timeMicroseconds = slowed(sample.timeMicroseconds, from: began)
      gesture.samples[index].arrivalMicroseconds = slowed(sample.arrivalMicroseconds, from: arrival)
    }
    gesture.endedMicroseconds = slowed(gesture.endedMicroseconds, from: began)
    gesture.endedArrivalMicroseconds = slowed(gesture.endedArrivalMicroseconds, from: arrival)
  }
}
