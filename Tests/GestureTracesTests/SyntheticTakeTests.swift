import GestureTraces
import Testing

@Suite("Synthetic takes")
struct SyntheticTakeTests {
  static let surfaces = [SyntheticSurface.touchscreen, .touchpad]

  private func take(_ intent: Intent, _ surface: SyntheticSurface, seed: UInt64 = 11) -> SyntheticTake {
    SyntheticTake(intent: intent, surface: surface, hand: SyntheticHand(number: 2), seed: seed)
  }

  /// Millimetres the first finger moved down between its first and last report of the first touch.
  private func travel(_ take: SyntheticTake) -> Double {
    let first = take.frames.prefix { !$0.contacts.isEmpty }
    guard let start = first.first?.contacts.first, let end = first.last?.contacts.first else { return 0 }
    return Double(end.y - start.y) / Double(take.surface.resolution)
  }

  @Test("the same seed gives the same frames, another seed others", arguments: surfaces)
  func repeats(surface: SyntheticSurface) {
    for intent in SyntheticTake.intents(on: surface) {
      #expect(take(intent, surface).frames == take(intent, surface).frames)
      #expect(take(intent, surface).frames != take(intent, surface, seed: 12).frames)
    }
  }

  @Test("times grow, places are on the surface, every touch is lifted", arguments: surfaces)
  func wellFormed(surface: SyntheticSurface) {
    for intent in SyntheticTake.intents(on: surface) {
      for seed in 0..<20 as Range<UInt64> {
        let take = take(intent, surface, seed: seed)
        for (frame, next) in zip(take.frames, take.frames.dropFirst()) {
          #expect(next.timeMicroseconds > frame.timeMicroseconds)
        }
        for contact in take.frames.flatMap(\.contacts) {
          #expect(contact.x >= 0 && contact.x <= Int(surface.width) * surface.resolution)
          #expect(contact.y >= 0 && contact.y <= Int(surface.height) * surface.resolution)
        }
        #expect(take.frames.last?.contacts.isEmpty == true)
      }
    }
  }

  @Test("a pull goes down, a cancelled pull comes back, a tap stays, sideways stays level")
  func meaning() {
    for seed in 0..<20 as Range<UInt64> {
      #expect(travel(take(.pull, .touchscreen, seed: seed)) > 20)
      #expect(abs(travel(take(.pullCancel, .touchscreen, seed: seed))) < 14)
      #expect(abs(travel(take(.tap, .touchscreen, seed: seed))) < 0.4)
      #expect(abs(travel(take(.horizontal, .touchscreen, seed: seed))) < 9)
    }
  }

  @Test("scrolls and flings begin below the top, other takes at it")
  func whereTheyBegin() {
    for intent in Intent.allCases {
      let below = intent == .scroll || intent == .fling
      #expect((take(intent, .touchscreen).startOffset > 0) == below)
    }
  }

  @Test("a fling is fast at the lift, a pull is slow")
  func liftSpeed() {
    for seed in 0..<20 as Range<UInt64> {
      let pull = take(.pull, .touchscreen, seed: seed)
      let fling = take(.fling, .touchscreen, seed: seed)
      #expect(abs(lastSpeed(pull)) < 30)
      #expect(lastSpeed(fling) > 60)
    }
  }

  /// Speed over the last five reports of the first touch, in millimetres per second.
  private func lastSpeed(_ take: SyntheticTake) -> Double {
    let frames = Array(take.frames.prefix { !$0.contacts.isEmpty }.suffix(5))
    let distance = Double(frames[4].contacts[0].y - frames[0].contacts[0].y)
    let seconds = Double(frames[4].timeMicroseconds - frames[0].timeMicroseconds) / 1e6
    return distance / Double(take.surface.resolution) / seconds
  }
}
