import FileAccess
import GestureTraces
import Testing
import TraceStorage

@testable import TraceCommands

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

  // The headers in traces/ say the seed of each; a take of which libinput makes no scroll is made again with the seed after it.
  @Test(
    "what demo records are the repository's own traces, take by take",
    arguments: SyntheticSet.own(folder: ".").members)
  func own(member: SyntheticSet.Member) throws {
    let header = try TraceReader.trace(at: Self.traces + "/" + member.path).header
    let seed = SyntheticTrace.takeSeed(member.intent, member.surface, member.number, SyntheticSet.ownSeed)
    let kept = try #require(header.source.seed)
    #expect(seed <= kept && kept < seed + 20)
    #expect(header.subject == "s0\(member.number)")
  }

  @Test("nothing lies in traces/ that demo does not record")
  func noOthers() throws {
    let own = Set(SyntheticSet.own(folder: Self.traces).paths)
    #expect(Set(try FileIO.traces(under: Self.traces)) == own)
  }

  private static let traces =
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/") + "/traces"

  @Test("the first takes are those of traces/")
  func kept() {
    for number in 1...5 {
      #expect(SyntheticTrace.takeSeed(.pull, .touchpad, number, 20_261_121) == 47_498_985_954_798)
    }
  }
}
