import PullToRefresh

/// One thing about a gesture that could have been otherwise.
public enum GestureChange: String, CaseIterable, Sendable {
  /// No finger and no wheel after it: what it set going comes to its end.
  case undisturbed
  /// The same, and none before it either, and the app has begun nothing: it finds everything at rest.
  case alone
  /// The finger is on a touchscreen.
  case touchscreen
  /// The finger goes straight along the content.
  case straight
  /// One finger, as long as it lasts.
  case oneFinger
  /// The content is at its top when the finger comes down.
  case fromTop
  /// The finger rests before it lifts, for a second or for as long as the engine waits.
  case restBeforeLift
  /// The finger never goes back: each sample is as far as the furthest before it.
  case neverBack
  /// It takes four times as long: enough for an engine to see every point of it in a frame of its own.
  case slower
  /// It is reported by every fourth sample alone, and the last.
  case coarser

  /// The shortest rest before a lift, in microseconds: longer than the dwell of any system.
  static let leastRest: Int64 = 1_000_000
  /// The time that a rest is longer than an engine's dwell, in microseconds.
  static let spareRest: Int64 = 200_000
  /// The factor by which a gesture is slowed down.
  static let slowing: Int64 = 4
  /// Of so many samples one is left where they are coarser.
  static let thinning = 4
}

/// A gesture with some things about it otherwise than they were.
struct ChangedGesture: Equatable {
  private(set) var gesture: FingerGesture
  private(set) var source: RefreshSources

  /// A gesture on a surface, as it is.
  init(_ gesture: FingerGesture, on source: RefreshSources) {
    (self.gesture, self.source) = (gesture, source)
  }

  /// Makes a change; one that is so already leaves it as it is, and so does one of what is around the gesture.
  ///
  /// - Parameters:
  ///   - change: Which one.
  ///   - rest: The rest before the lift, in microseconds.
  mutating func make(_ change: GestureChange, rest: Int64) {
    switch change {
    case .undisturbed, .alone, .fromTop: break
    case .touchscreen: source = .touchscreen
    case .straight: for index in gesture.samples.indices { gesture.samples[index].across = 0 }
    case .oneFinger:
      gesture.mostContacts = 1
      for index in gesture.samples.indices {
        gesture.samples[index].contacts = min(gesture.samples[index].contacts, 1)
      }
    case .restBeforeLift:
      guard gesture.end == .lift else { return }
      gesture.endedMicroseconds += rest
      gesture.endedArrivalMicroseconds += rest
    case .neverBack:
      var furthest = -Double.infinity
      for index in gesture.samples.indices {
        furthest = max(furthest, gesture.samples[index].travel)
        gesture.samples[index].travel = furthest
      }
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
