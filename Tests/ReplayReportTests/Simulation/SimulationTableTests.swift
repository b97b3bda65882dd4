import TestSamples
import Testing

@Suite("Simulation table")
struct SimulationTableTests {
  @Test("a line for each model, in the order given; what there is not is a dash")
  func table() throws {
    // uikit: 667·110/777 and its critically damped return, see ContentPathMotionTests; clamping never leaves.
    #expect(
      try SampleSimulation.on([.uikit, .flutterClamping]).table(width: 80) == """
        model             peak pt  rest ms
        uikit                94.4      737
        flutter-clamping      0.0        0

        """)
  }
}
