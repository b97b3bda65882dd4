import ScrollPhysics
import TextFormats
import TraceReplay

/// The motion of content and fingers under one model, for pictures: content pulled down, or to the right, is drawn upwards, and the first edge is at 0.
package struct SimulationCurve {
  /// The name of the scroll model that moves the content.
  package let name: String
  /// The greatest distance of the content past an edge, in points.
  package let peak: Double
  /// The time from the last release until the content is at rest, in seconds; nil if a finger stays down.
  package let settle: Double?
  /// How far the content is pulled past its first edge over time, in points (negative inside), with times in seconds.
  package let content: [(time: Double, value: Double)]
  /// The travel of each finger over time, in points: where the content would be without resistance.
  package let fingers: [[(time: Double, value: Double)]]
  /// The position of the bottom edge, in points, on the same axis as the content.
  package let bottom: Double

  /// Samples the path of one model in a simulation.
  ///
  /// - Parameters:
  ///   - path: The path of the content under one model.
  ///   - simulation: The simulation that contains it.
  ///   - count: The number of points, ≥ 2.
  package init(_ path: ContentPath, in simulation: Simulation, points count: Int) {
    name = path.model.label
    peak = path.peakOverscroll
    settle = path.settle
    let edge = path.extent.lowestOffset
    bottom = edge - path.extent.highestOffset
    let span = max(simulation.end, Self.shortest)
    content = (0..<count).map { index in
      let time = span * Double(index) / Double(count - 1)
      return (time, edge - path.offset(at: time))
    }
    fingers = simulation.track.gestures.map { gesture in
      let start = edge - path.offset(at: gesture.began)
      let knots = FingerPath(of: gesture, slop: simulation.slop).knots
      let points = knots.map { (time: $0.time, value: start + $0.travel) }
      let end = gesture.end == .unfinished ? simulation.end : gesture.ended
      return points + [(max(end, knots[knots.count - 1].time), points[points.count - 1].value)]
    }
  }

  /// The shortest time axis of a picture, in seconds.
  package static let shortest = 0.1

  /// The main figures of the curve as text: `peak 94.4 pt, rest 737 ms`.
  package var figures: String {
    let rest = settle.map { ", rest \(Figures.fixed($0 * 1000, decimals: 0)) ms" } ?? ""
    return "peak \(Figures.fixed(peak, decimals: 1)) pt\(rest)"
  }
}

/// The curves of all models of a simulation, with common ranges for time and position.
package struct SimulationCurves {
  /// The curves, in the order of the models.
  package let curves: [SimulationCurve]
  /// The range of the time axis, in seconds.
  package let times: ClosedRange<Double>
  /// The range of the vertical axis, in points; it includes 0.
  package let values: ClosedRange<Double>

  /// Samples the curves of a simulation.
  ///
  /// - Parameters:
  ///   - simulation: The simulation.
  ///   - count: The number of points per curve, ≥ 2.
  package init(_ simulation: Simulation, points count: Int) {
    curves = simulation.paths.map { SimulationCurve($0, in: simulation, points: count) }
    let span = max(simulation.end, SimulationCurve.shortest)
    times = 0...span
    var (low, high) = (0.0, 1.0)
    for curve in curves {
      for point in curve.content + curve.fingers.joined() where point.time <= span {
        if point.value < low { low = point.value }
        if point.value > high { high = point.value }
      }
    }
    values = low...high
  }
}
