import GestureTraces
import Testing

@Suite("Seeded random")
struct SeededRandomTests {
  @Test("the sequence is SplitMix64's: first outputs of seed 1234567 as published with the algorithm")
  func published() {
    var random = SeededRandom(seed: 1_234_567)
    // Reference outputs of the authors' splitmix64.c, as listed on Rosetta Code.
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
    #expect(random.next() == 9_817_491_932_198_370_423)
  }

  @Test("normal numbers have the mean and deviation asked for")
  func moments() {
    var random = SeededRandom(seed: 7)
    let values = (0..<20_000).map { _ in random.nextNormal(3, deviation: 2) }
    let mean = values.reduce(0, +) / 20_000
    let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 20_000
    // Five standard errors: 2/√20000 = 0.014, and 4·√(2/20000) = 0.04.
    #expect(abs(mean - 3) < 0.07)
    #expect(abs(variance - 4) < 0.2)
  }
}
