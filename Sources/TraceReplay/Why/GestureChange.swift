import PullToRefresh

/// A change to a gesture that may make an engine fire which did not.
public enum GestureChange: String, CaseIterable, Sendable {
  /// No finger and no wheel comes after the gesture, so that nothing interrupts its effects.
  case undisturbed
  /// No finger and no wheel comes before or after the gesture, and the app has begun no refresh: the finger finds everything at rest.
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
  /// The finger never moves back: a sample that would is moved to the furthest position so far.
  case neverBack
  /// The gesture takes four times as long, so that an engine sees each of its samples in a frame of its own.
  case slower
  /// Only every fourth sample and the last are reported.
  case coarser

  /// The shortest rest before a release, in microseconds: longer than the dwell of any system.
  static let leastRest: Int64 = 1_000_000
  /// The time that a finger rests in addition to the engine's dwell, in microseconds.
  static let spareRest: Int64 = 200_000
  /// The factor by which a gesture is slowed down.
  static let slowing: Int64 = 4
  /// The coarser gesture keeps one sample out of this many.
  static let thinning = 4
}

/// A gesture with some of its properties changed.
struct ChangedGesture: Equatable {
  private(set) var gesture: FingerGesture
  private(set) var source: RefreshSources

  /// The unchanged gesture on a surface.
  init(_ gesture: FingerGesture, on source: RefreshSources) {
    (self.gesture, self.source) = (gesture, source)
  }

  /// Applies a change. Nothing happens if the gesture already has the property, or if the change concerns only what surrounds the gesture.
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
