import ReplayStatistics
import Testing

@Suite("Sample size")
struct SampleSizeTests {
  @Test(
    "for paired engines: Connor's formula by SciPy's quantiles (tools/prove-statistics, which also simulates the power)"
  )
  func paired() {
    for row in References.of("size-paired") {
      let size = SampleSize.paired(difference: row.inputs[0], discordant: row.inputs[1], power: row.inputs[2])
      #expect(Double(size) == row.values[0], "\(row)")
    }
  }

  @Test("for different traces: the least n that reaches the power, found by search (tools/prove-statistics)")
  func unpaired() {
    for row in References.of("size-unpaired") {
      let size = SampleSize.unpaired(difference: row.inputs[0], from: row.inputs[1], power: row.inputs[2])
      #expect(Double(size) == row.values[0], "\(row)")
    }
  }

  @Test(
    "for a share: the least n whose Wilson interval is so narrow, found by search (tools/prove-statistics)")
  func wilson() {
    for row in References.of("size-wilson") {
      #expect(
        Double(SampleSize.wilson(halfWidth: row.inputs[0], share: row.inputs[1])) == row.values[0], "\(row)")
    }
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
}
