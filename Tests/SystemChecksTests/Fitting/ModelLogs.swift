import ScrollPhysics
import SystemChecks

/// Logs that the models themselves make at 60 rows a second: a pull of 240 pt past the top and back to 150 pt, two flings
/// inside, each let go in the row before, one against the top, and a release at rest beyond it.
enum ModelLogs {
  static let extent = ScrollExtent.standard
  static let rate = 60.0
  /// A model that works by the tick has done it a nanosecond after.
  static let afterTick = 1e-9
  /// Where flings start: far from both edges, and near the top.
  static let (inside, near) = (3000.0, 300.0)

  /// A finger that goes down 240 pt in 0.4 s, back 90 pt, and stays.
  static let fingers: [Double] = (0...40).map { (row: Int) -> Double in
    if row <= 24 { return Double(row) * 10 }
    return row <= 33 ? 480 - Double(row) * 10 : 150
  }

  /// A log of one gesture after the other, a second of nothing logged between.
  static func log(
    _ model: ScrollModel, rounding: Double = 0, parts: Set<ScrollPart> = [.drag, .fling, .bounce]
  ) -> CurveLog {
    var rows = Rows(model: model, rounding: rounding)
    let pulled = drag(model)
    if parts.contains(.drag) { rows.add(pulled, fingers) }
    if parts.contains(.fling) {
      rows.rest(at: inside)
      rows.add(from: inside, velocity: -2200, seconds: 3.5, pause: 1 / rate)
      rows.rest(at: inside)
      rows.add(from: inside, velocity: 900, seconds: 3.5, pause: 1 / rate)
    }
    if parts.contains(.bounce) {
      rows.add(from: near, velocity: -2100, seconds: 2)
      if let last = pulled.last, last < 0 { rows.add(from: last, velocity: 0, seconds: 1.5) }
    }
    return CurveLog(samples: rows.samples, knowsFinger: true)
  }

  /// The offsets under the finger, a row an event.
  private static func drag(_ model: ScrollModel) -> [Double] {
    if model.mapping(in: extent) == .position { return fingers.map { model.offset(forRaw: -$0, in: extent) } }
    var offset = 0.0
    return fingers.indices.map { row in
      if row > 0 {
        offset = model.offset(from: offset, movedBy: fingers[row - 1] - fingers[row], in: extent)
      }
      return offset
    }
  }

  private struct Rows {
    let model: ScrollModel
    let rounding: Double
    var samples: [CurveLog.Sample] = []

    mutating func add(_ offsets: [Double], _ fingers: [Double], pause: Double = 1) {
      let start = samples.last.map { $0.time + pause } ?? 0
      for (row, offset) in offsets.enumerated() {
        let shown = rounding > 0 ? (offset / rounding).rounded() * rounding : offset
        samples.append(
          CurveLog.Sample(
            time: start + Double(row) / rate, offset: shown,
            finger: fingers.indices.contains(row) ? fingers[row] : nil))
      }
    }

    /// A touch.
    mutating func hold(at offset: Double, pause: Double = 1) { add([offset], [0], pause: pause) }

    /// A row of rest, which ends what was before, and a touch.
    mutating func rest(at offset: Double) {
      add([offset], [])
      hold(at: offset, pause: 1 / rate)
    }

    /// A motion, and a touch that holds the content at its end.
    mutating func add(from offset: Double, velocity: Double, seconds: Double, pause: Double = 1) {
      let motion = model.trajectory(from: offset, velocity: velocity, in: extent)
      add(
        (0...Int(seconds * rate)).map { motion.offset(at: Double($0) / rate + afterTick) }, [], pause: pause)
      hold(at: samples[samples.count - 1].offset)
    }
  }
}
