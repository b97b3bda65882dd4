import GestureTraces
import Testing

@testable import OverscrollCLI

/// The seeds that were written into `traces/` by the program that made them are the independent source.
@Suite("Synthetic takes of a set")
struct SyntheticTraceTests {
  private struct Made: Hashable {
    let hand: Int
    let seed: UInt64
  }

  @Test("no hand makes the same take twice", arguments: SyntheticSet.surfaces)
  func distinct(surface: SyntheticSurface) {
    for intent in SyntheticTake.intents(on: surface) {
      let made = (1...5000).map { number in
        Made(
          hand: number % SyntheticTrace.hands,
          seed: SyntheticTrace.takeSeed(intent, surface, number, 1))
      }
      #expect(Set(made).count == made.count, "\(intent)")
      // Takes of which libinput makes no scroll are made again with the seeds after theirs.
      let sorted = made.filter { $0.hand == 1 }.map(\.seed).sorted()
      #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $1 - $0 > 20 }, "\(intent)")
    }
  }

  @Test("the sixth take is another movement of the first one's hand")
  func sixth() throws {
    let first = try SyntheticTrace.make(.pull, on: .touchpad, number: 1, seed: 1)
    let sixth = try SyntheticTrace.make(.pull, on: .touchpad, number: 6, seed: 1)
    #expect(first.header.subject == sixth.header.subject)
    #expect(first.events != sixth.events)
  }

  @Test("the first takes are those of traces/")
  func kept() {
    for number in 1...5 {
      #expect(SyntheticTrace.takeSeed(.pull, .touchpad, number, 20_261_121) == 47_498_985_954_798)
    }
  }
}
