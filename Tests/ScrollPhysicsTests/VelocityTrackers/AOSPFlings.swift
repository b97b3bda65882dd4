/// Flings recorded by hand on a Pixel, as an app receives them, with the velocities that Android's estimators must give
/// (within 20 %): AOSP frameworks/native, VelocityTracker_test.cpp at 2953706f, Apache-2.0.
enum AOSPFlings {
  /// Milliseconds since touch down and vertical positions, in px; velocities in px/s.
  struct Fling: Sendable {
    let samples: [(Double, Double)]
    let impulse: Double
    let leastSquares: Double
  }

  static let all = [slowDown, fastUp, fasterUp]

  /// SailfishFlingDownSlow3.
  private static let slowDown = Fling(
    samples: [
      (0, 533), (17.467, 534), (24.1588, 535.27), (27.996, 536), (34.459, 540), (41.0008, 544.73),
      (
        44.132,
        547
      ), (51.402, 557), (57.8424, 567.55), (59.946, 571), (67.851, 586),
    ], impulse: 2091.502441, leastSquares: 1934.517456)

  /// SailfishFlingUpFast1.
  private static let fastUp = Fling(
    samples: [
      (0, 1412), (8.036, 1377), (8.11346, 1376.66), (16.398, 1371), (24.9479, 1342.68), (25.153, 1342),
      (33.353, 1272), (41.782, 1190.54), (41.838, 1190), (50.381, 1093), (58.6165, 994.68), (58.757, 993),
      (67.112, 903),
    ], impulse: -13021.101562, leastSquares: -15093.995117)

  /// SailfishFlingUpFaster1.
  private static let fasterUp = Fling(
    samples: [
      (0, 1042), (7.545, 1026), (15.869, 1024), (21.1774, 1020.82), (24.203, 1019), (31.998, 1006),
      (
        37.8447,
        992.06
      ), (40.386, 986), (49.123, 960), (54.5117, 943.02), (57.376, 934), (65.814, 906),
      (
        71.1787,
        890.56
      ), (74.502, 881), (83.473, 858), (88.5565, 845.37), (91.928, 837), (99.691, 814),
    ], impulse: -3001.4348, leastSquares: -3695.859619)
}
