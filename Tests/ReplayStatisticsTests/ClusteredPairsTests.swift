import Testing

@testable import ReplayStatistics

@Suite("Two engines on the gestures of several people")
struct ClusteredPairsTests {
  private func pairs(_ cells: [Double]) -> ClusteredPairs {
    let count = cells.count / 3
    return ClusteredPairs(
      (0..<count).map { index in
        let (first, second) = (Int(cells[index]), Int(cells[count + index]))
        return PairedCounts(
          both: 0, onlyFirst: first, onlySecond: second,
          neither: Int(cells[2 * count + index]) - first - second)
      }, of: .people)
  }

  @Test("differences have the bounds of the matrices, joined as Newcombe joins them")
  func references() {
    for row in References.of("clustered-pairs") {
      let difference = pairs(row.inputs).difference
      let values = [difference.value, difference.low, difference.high]
      for (one, other) in zip(values, row.values) {
        #expect(References.agree(one, other, within: 1e-9, zero: 1e-12), "\(row.inputs): \(values)")
      }
    }
  }

  @Test("p values are those of every choice of signs, tried one after the other in NumPy")
  func signs() {
    for row in References.of("sign-flips") {
      let test = SignFlips.test(row.inputs.map { Int($0) })
      #expect(References.agree(test.p, row.values[0]) && References.agree(test.midP, row.values[1]), "\(row)")
    }
  }

  @Test("the distribution of sums gives what the choices of signs give, and many people the normal one")
  func sums() {
    var random = SeededNumbers(seed: 5)
    // Thirty people have too many choices of signs: the distribution of sums is taken. Of differences of 1 it is binomial.
    let ones = (0..<30).map { _ in random.next() < 0.7 ? 1 : -1 }
    #expect(abs(SignFlips.test(ones.map { 2 * $0 }).p - SignFlips.test(ones).p) < 1e-14)
    #expect(abs(SignFlips.test(ones.map { 2 * $0 }).midP - SignFlips.test(ones).midP) < 1e-14)
    let few = (0..<12).map { _ in Int(random.next() * 9) - 3 }
    let exact = SignFlips.test(few)
    #expect(SignFlips.test(few.map { 3 * $0 }).p == exact.p, "the unit of differences says nothing")
    let many = (0..<4000).map { _ in Int(random.next() * 400) - 195 }
    let sum = Double(abs(many.reduce(0, +)))
    let deviation = many.reduce(0.0) { $0 + Double($1 * $1) }.squareRoot()
    #expect(abs(SignFlips.test(many).p - 2 * NormalDistribution.probability(below: -sum / deviation)) < 1e-12)
  }

  @Test("people with one gesture each, or gestures that are independent, have McNemar's own test")
  func mcnemar() {
    let single = (0..<30).map { index in
      PairedCounts(
        both: index < 10 ? 1 : 0, onlyFirst: index >= 10 && index < 13 ? 1 : 0,
        onlySecond: index >= 13 && index < 27 ? 1 : 0, neither: index >= 27 ? 1 : 0)
    }
    let pairs = ClusteredPairs(single, of: .people)
    #expect(abs(McNemarTest(pairs).p - McNemarTest(pairs.total).p) < 1e-15)
    let independent = ClusteredPairs(pairs.total)
    #expect(McNemarTest(independent) == McNemarTest(pairs.total))
    #expect(independent.difference == NewcombeDifference.paired(pairs.total))
  }

  @Test("one person who decides it all shows nothing, however many gestures there are")
  func onePerson() {
    let none = PairedCounts(both: 100, onlyFirst: 0, onlySecond: 0, neither: 0)
    let all = PairedCounts(both: 0, onlyFirst: 0, onlySecond: 100, neither: 0)
    let pairs = ClusteredPairs([all] + Array(repeating: none, count: 7), of: .people)
    #expect(McNemarTest(pairs).p == 1 && McNemarTest(pairs.total).p < 1e-20)
    #expect(pairs.difference.low ?? 1 < 0)
    let two = ClusteredPairs([all, none], of: .devices)
    let one = ClusteredPairs([all], of: .people)
    #expect(one.difference.value == 1 && one.difference.low == nil && McNemarTest(one).p == 1)
    #expect(two.difference.why == "too few devices for an interval: 2; 3 are needed")
  }
}
