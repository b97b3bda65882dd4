import GestureTraces
import Testing

@testable import ReplayReport

@Suite("Packed numbers")
struct PackedNumbersTests {
  /// Every kind of stretch, in turns, over several stretches; the list itself is what must come back, bit for bit.
  private static let seed: UInt64 = 20_261_125

  private func expectSame(_ numbers: [Double?], _ what: Comment) {
    let packed = PackedNumbers(numbers)
    #expect(packed.count == numbers.count, what)
    #expect(packed.all.map { $0?.bitPattern } == numbers.map { $0?.bitPattern }, what)
    #expect(packed.known.map(\.bitPattern) == numbers.compactMap { $0?.bitPattern }, what)
  }

  @Test("gives the numbers back in their order, to the bit, whatever form a stretch has")
  func forms() {
    var random = SeededRandom(seed: Self.seed)
    let count = 3000
    expectSame([], "none")
    expectSame(Array(repeating: 90, count: count), "one number")
    expectSame((0..<count).map { Double($0 % 256) / 7 }, "256 numbers")
    expectSame((0..<count).map { Double($0 % 257) / 7 }, "257 numbers")
    expectSame((0..<count).map { Double($0 * 700_001 - 1_000_000_000) / 1e6 }, "whole nanoseconds")
    expectSame((0..<count).map { 2147 + Double($0) / 1e3 }, "around 2.1 s, where they stop to fit")
    expectSame((0..<count).map { _ in random.nextEven(-1e6, 1e6) }, "any numbers, seed \(Self.seed)")
    expectSame((0..<count).map { $0.isMultiple(of: 3) ? nil : Double($0) / 1e6 }, "every third is none")
    expectSame(Array(repeating: nil, count: count), "none at all")
  }

  // −0 and 0 are equal, and print otherwise.
  @Test("keeps the sign of zero, and numbers at the ends of all there are")
  func zeros() {
    let ends = [-0.0, 0, .leastNonzeroMagnitude, -.greatestFiniteMagnitude, -2147.483648, 2147.483647]
    expectSame((0..<2100).map { ends[$0 % ends.count] }, "a few")
    expectSame((0..<2100).map { $0.isMultiple(of: 2) ? -0.0 : Double($0) / 1e6 }, "among times")
    expectSame(Array(repeating: -0.0, count: 1100), "alone")
  }

  @Test("two lists are equal if their numbers and their order are")
  func equality() {
    let numbers = (0..<1500).map { Double?(Double($0)) }
    #expect(PackedNumbers(numbers) == PackedNumbers(numbers))
    #expect(PackedNumbers(numbers) != PackedNumbers(numbers.reversed()))
    #expect(PackedNumbers(numbers) != PackedNumbers(Array(numbers.dropLast())))
  }
}
