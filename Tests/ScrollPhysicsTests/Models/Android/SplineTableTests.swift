import ScrollPhysics
import Testing

@Suite("Android's spline")
struct SplineTableTests {
  @Test("the table starts at 0, ends at 1, grows, and starts with the slope of its tension")
  func table() {
    let table = SplineTable.self
    #expect(table.position(at: 0) < 1e-4 && table.position(at: 1) == 1 && table.time(at: 1) == 1)
    for step in 1...200 {
      let share = Double(step) / 200
      #expect(table.position(at: share) > table.position(at: share - 0.005))
      // The two halves of the table are inverse to each other, to the straight lines between samples: at the end, where
      // position stands still, only roughly.
      let error = abs(table.time(at: table.position(at: share)) - share)
      #expect(error < (share < 0.7 ? 0.001 : 0.04))
    }
    // dx/dt at the start is 0.5 / 0.175, over the first hundredth a little less.
    #expect(abs(table.slope(at: 0) - 0.5 / 0.175) < 0.1)
    #expect(table.position(at: .nan).isNaN)
  }
}
