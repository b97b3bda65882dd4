import ReplayStatistics
import Testing

@Suite("Sample size")
struct SampleSizeTests {
  @Test(
    "for paired engines: the least n at which SciPy's binomials reach the power (tools/prove statistics, which also simulates it)"
  )
  func paired() {
    for row in References.of("size-paired") {
      let size = SampleSize.paired(difference: row.inputs[0], discordant: row.inputs[1], power: row.inputs[2])
      #expect(Double(size) == row.values[0], "\(row)")
    }
  }

  @Test("for different traces: the least n that reaches the power, found by search (tools/prove statistics)")
  func unpaired() {
    for row in References.of("size-unpaired") {
      let size = SampleSize.unpaired(difference: row.inputs[0], from: row.inputs[1], power: row.inputs[2])
      #expect(Double(size) == row.values[0], "\(row)")
    }
  }

  @Test(
    "for a share: the least n whose Wilson interval is so narrow, found by search (tools/prove statistics)")
  func wilson() {
    for row in References.of("size-wilson") {
      #expect(
        Double(SampleSize.wilson(halfWidth: row.inputs[0], share: row.inputs[1])) == row.values[0], "\(row)")
    }
  }

  // A difference in one direction alone is found from 6 traces on, 2·2⁻⁶ = 0.031: P(Bin(394, 0.02) ≥ 6) = 0.8003. And where
  // engines differ in all traces, 5 of 5 show nothing, 2·2⁻⁵ = 0.0625.
  @Test("where all go one way, six must differ")
  func oneWay() {
    #expect(SampleSize.paired(difference: 0.02, discordant: 0.02) == 394)
    #expect(SampleSize.paired(difference: 1, discordant: 1, power: 0.99) == 6)
  }

  @Test("the smallest difference of a plan has a size too")
  func large() {
    // (1.96 + 0.8416)²·ψ/d² = 1.5698e8 with ψ = 0.2: the normal formula, which is near where so many differ.
    let size = Double(SampleSize.paired(difference: 0.0001, discordant: 0.2))
    #expect(abs(size / 1.5698e8 - 1) < 0.001)
  }

  @Test("smaller differences and narrower intervals never ask for fewer")
  func monotone() {
    for step in 2..<40 {
      let (small, great) = (Double(step - 1) / 100, Double(step) / 100)
      #expect(
        SampleSize.paired(difference: small, discordant: 0.5)
          >= SampleSize.paired(difference: great, discordant: 0.5))
      #expect(
        SampleSize.unpaired(difference: small, from: 0.5) >= SampleSize.unpaired(difference: great, from: 0.5)
      )
      #expect(
        SampleSize.wilson(halfWidth: small, share: 0.9) >= SampleSize.wilson(halfWidth: great, share: 0.9))
    }
  }

  @Test("people needed are those of a search with SciPy's t")
  func people() {
    for row in References.of("size-people") {
      let people = SampleSize.people(
        traces: Int(row.inputs[0]), each: Int(row.inputs[1]), correlation: row.inputs[2])
      #expect(Double(people) == row.values[0], "\(row)")
    }
    #expect(SampleSize.people(traces: 1, each: 100, correlation: 0) == SamplingUnit.fewestForTest)
  }
}
