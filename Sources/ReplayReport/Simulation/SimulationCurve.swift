import ScrollPhysics
import TextFormats
import TraceReplay

/// One model's curve as pictures show it: pulled down is up, the top edge is 0.
package struct SimulationCurve {
  /// The model's name.
  package let name: String
  /// Greatest distance past an edge, in points.
  package let peak: Double
  /// From the last lift until the content is at rest, in seconds; nil under a finger that stays.
  package let settle: Double?
  /// The distance the content is pulled past its top edge, in points, negative inside, with its times in seconds.
  package let content: [(time: Double, value: Double)]
  /// Each finger's way: where the content would be if nothing resisted.
  package let fingers: [[(time: Double, value: Double)]]
  /// The bottom edge in the same measure.
  package let bottom: Double

  /// The curve of one of a simulation's paths.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - simulation: What it is of.
  ///   - count: How many points it has, ≥ 2.
  package init(_ path: ContentPath, in simulation: Simulation, points count: Int) {
    name = "\(path.model.name)"
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

  /// The shortest time a picture spans, in seconds.
  package static let shortest = 0.1

  /// `peak 94.4 pt, rest 737 ms`.
  package var figures: String {
    let rest = settle.map { ", rest \(Figures.fixed($0 * 1000, decimals: 0)) ms" } ?? ""
    return "peak \(Figures.fixed(peak, decimals: 1)) pt\(rest)"
  }
}

/// The curves of all models of a simulation, and the scales they share.
package struct SimulationCurves {
  /// In the order given.
  package let curves: [SimulationCurve]
  /// The span of the time axis, in seconds.
  package let times: ClosedRange<Double>
  /// The span of the other axis, in points; 0 is in it.
  package let values: ClosedRange<Double>

  /// The curves of a simulation.
  ///
  /// - Parameters:
  ///   - simulation: What to draw.
  ///   - count: How many points a curve has, ≥ 2.
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
