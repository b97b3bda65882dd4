import Testing

@testable import TraceReplay

@Suite("Axis angle")
struct AxisAngleTests {
  @Test("the angle is the arc tangent's, from the vertical, whatever the signs")
  func angles() {
    // By hand: 0, 45 and 90 degrees, atan(1/√3) = 30 degrees, and atan(3/4) = 36.86989764584402 degrees.
    let cases: [(Double, Double, Double)] = [
      (0, 5, 0), (5, 5, 45), (5, 0, 90), (1, 3.0.squareRoot(), 30), (3.0.squareRoot(), 1, 60),
      (3, 4, 36.86989764584402),
    ]
    for (across, along, degrees) in cases {
      for signs in [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)] {
        #expect(abs(axisAngle(across: across * signs.0, along: along * signs.1) - degrees) < 1e-13)
      }
    }
  }

  @Test("no movement has no angle")
  func still() {
    #expect(axisAngle(across: 0, along: 0) == 0)
  }
}
