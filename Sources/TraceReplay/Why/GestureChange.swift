import PullToRefresh

/// One property of a gesture that could have been different.
public enum GestureChange: String, CaseIterable, Sendable {
  /// No finger and no wheel comes after the gesture, so that its effects come to their end.
  case undisturbed
  /// Nothing comes after or before the gesture, and the app has begun nothing: it finds everything at rest.
  case alone
  /// The finger is on a touchscreen.
  case touchscreen
  /// The finger moves straight along the scroll direction.
  case straight
  /// Only one finger is down throughout the gesture.
  case oneFinger
  /// The content is at its top when the finger comes down.
  case fromTop
  /// The finger rests before its release, for a second or for as long as the engine waits.
  case restBeforeLift
  /// The finger never moves back: each sample is at least as far as the furthest before it.
  case neverBack
  /// The gesture takes four times as long, so that an engine sees every point of it in its own frame.
  case slower
  /// Only every fourth sample and the last are reported.
  case coarser

  /// The shortest rest before a release, in microseconds: longer than the dwell of any system.
  static let leastRest: Int64 = 1_000_000
  /// How much longer a rest is than the engine's dwell, in microseconds.
  static let spareRest: Int64 = 200_000
  /// The factor by which a gesture is slowed down.
  static let slowing: Int64 = 4
  /// The coarser gesture keeps one of this many samples.
  static let thinning = 4
}

/// A gesture with some of its properties changed.
struct ChangedGesture: Equatable {
  private(set) var gesture: FingerGesture
  private(set) var source: RefreshSources

  /// A gesture on a surface, unchanged.
  init(_ gesture: FingerGesture, on source: RefreshSources) {
    (self.gesture, self.source) = (gesture, source)
  }

  /// Applies a change. Nothing happens if the gesture already has the property, or if the change only concerns its surroundings.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - rest: The rest before the release, in microseconds.
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
