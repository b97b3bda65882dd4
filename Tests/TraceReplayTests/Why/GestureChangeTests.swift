import Testing

@testable import TraceReplay

/// What each change makes of a gesture.
@Suite("Changed gestures")
struct GestureChangeTests {
  /// Samples at 1.00, 1.01, 1.02 and 1.03 s, 0, 10, 20 and 30 pt down.
  private let gesture: FingerGesture

  init() throws {
    gesture = FingerTrack(of: try FingerScript("wait 1000; down; move 30 30; release"), rate: 100).gestures[0]
  }

  private func changed(_ change: GestureChange, _ edit: (inout FingerGesture) -> Void = { _ in })
    -> ChangedGesture
  {
    var gesture = gesture
    edit(&gesture)
    var changed = ChangedGesture(gesture, on: .touchpad)
    changed.make(change, rest: 300_000)
    return changed
  }

  @Test("a slow one takes four times as long from its contact on")
  func slower() {
    let slow = changed(.slower).gesture
    #expect(slow.samples.map(\.timeMicroseconds) == [1_000_000, 1_040_000, 1_080_000, 1_120_000])
    #expect(slow.samples.map(\.arrivalMicroseconds) == slow.samples.map(\.timeMicroseconds))
    #expect((slow.beganMicroseconds, slow.endedMicroseconds) == (1_000_000, 1_120_000))
    #expect(slow.samples.map(\.travel) == [0, 10, 20, 30])
  }

  @Test(
    "arrivals of a slow one are slowed about the arrival of its contact, and its rest delays the lift's too")
  func arrivals() {
    // Samples arrive 7, 9, 8 and 12 ms late, the lift 5 ms.
    let late = { (gesture: inout FingerGesture) in
      for (index, delay) in [7, 9, 8, 12].enumerated() {
        gesture.samples[index].arrivalMicroseconds += Int64(delay * 1000)
      }
      gesture.beganArrivalMicroseconds += 7000
      gesture.endedArrivalMicroseconds += 5000
    }
    let slow = changed(.slower, late).gesture
    #expect(slow.samples.map(\.timeMicroseconds) == [1_000_000, 1_040_000, 1_080_000, 1_120_000])
    // By hand: 1,007 ms + 4 · (0, 12, 21, 35 and 28 ms).
    #expect(slow.samples.map(\.arrivalMicroseconds) == [1_007_000, 1_055_000, 1_091_000, 1_147_000])
    #expect(slow.beganArrivalMicroseconds == 1_007_000 && slow.endedArrivalMicroseconds == 1_119_000)
    let resting = changed(.restBeforeLift, late).gesture
    #expect(resting.endedMicroseconds == 1_330_000 && resting.endedArrivalMicroseconds == 1_335_000)
  }

  @Test("one with a rest lifts later, a cancelled one has none")
  func rest() {
    let resting = changed(.restBeforeLift).gesture
    #expect(resting.samples == gesture.samples && resting.endedMicroseconds == 1_330_000)
    #expect(changed(.restBeforeLift) { $0.end = .cancel }.gesture.endedMicroseconds == 1_030_000)
  }

  @Test("a coarse one has every fourth sample and the last, and those without a position")
  func coarser() {
    #expect(changed(.coarser).gesture.samples == [gesture.samples[0], gesture.samples[3]])
    let lifted = changed(.coarser) { $0.samples[2].carriesPosition = false }.gesture
    #expect(lifted.samples.map(\.travel) == [0, 20, 30])
  }

  @Test("fingers, sides, moves back and the surface are as they are called, all else as it was")
  func others() {
    let many = { (gesture: inout FingerGesture) in
      (gesture.samples[1].contacts, gesture.mostContacts, gesture.samples[2].across) = (3, 3, 7)
      gesture.samples[3].travel = 15
    }
    let one = changed(.oneFinger, many).gesture
    #expect(one.samples.map(\.contacts) == gesture.samples.map(\.contacts) && one.mostContacts == 1)
    #expect(gesture.samples[1].contacts == 1 && one.samples[2].across == 7)
    #expect(changed(.straight, many).gesture.samples.map(\.across) == [0, 0, 0, 0])
    #expect(changed(.neverBack, many).gesture.samples.map(\.travel) == [0, 10, 20, 20])
    #expect(changed(.touchscreen).source == .touchscreen && changed(.touchscreen).gesture == gesture)
    for change in [GestureChange.undisturbed, .alone, .fromTop] {
      #expect(changed(change) == ChangedGesture(gesture, on: .touchpad))
    }
  }
}
