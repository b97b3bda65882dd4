import PullToRefresh
import Testing

@Suite("The fold of PullView")
struct PullViewFoldTests {
  /// Arc sines known exactly, in degrees: of 0, 1/2, √2/2, √3/2 and 1.
  static let arcSines: [(Double, Double)] = [
    (0, 0), (0.5, 30), (0.5.squareRoot(), 45), (0.75.squareRoot(), 60), (1, 90),
  ]

  @Test("the halves open with the arc sine of what shows", arguments: arcSines)
  func angles(visibility: Double, arcSine: Double) {
    let fold = PullViewFold(visibility: visibility, height: 60)
    // The original's 32-bit arc sine is good to 3e-6 degrees.
    #expect(abs(fold.bottomAngle - (90 - arcSine)) < 5e-6)
    #expect(abs(fold.topAngle - (270 + arcSine)) < 5e-6)
    #expect(abs(fold.topPosition - 60 * (1 - visibility)) < 1e-12)
    #expect(fold.bottomPosition == 30)
  }

  @Test("the arrow turns back 300 degrees a second")
  func spin() {
    #expect(abs(PullViewFold.spin(at: 2) + 600) < 1e-9)
  }
}
