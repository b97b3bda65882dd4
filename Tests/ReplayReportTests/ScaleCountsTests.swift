import GestureTraces
import ReplayExperiments
import Testing

@testable import ReplayReport

@Suite("Gestures with an assumed scale")
struct ScaleCountsTests {
  private func counts(_ scales: [TraceScale?]) -> ScaleCounts {
    var counts = ScaleCounts()
    for scale in scales {
      var label = TraceLabel()
      label.scale = scale
      counts.add(label)
    }
    return counts
  }

  @Test("where every scale is known, or rows do not say, nothing is said")
  func known() {
    let known = counts([.told, .device, nil])
    #expect(known.note == nil && ScaleCounts.text(of: [known], width: 80).isEmpty)
  }

  @Test("assumed ones are counted among all, with the option that leaves them out, once for several engines")
  func assumed() {
    let two = counts([.assumed, .told, .assumed])
    #expect(
      two.note
        == "2 of 3 gestures have an assumed scale, so distances and verdicts may be wrong; --only scale=told,device leaves them out"
    )
    #expect(counts([.assumed]).note?.contains("1 of 1 gesture has an assumed scale") == true)
    #expect(ScaleCounts.text(of: [two, two], width: 200) == "Beware: \(two.note ?? "").\n")
  }
}
