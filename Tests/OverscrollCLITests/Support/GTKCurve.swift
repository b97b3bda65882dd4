import ScrollPhysics

/// An offset log as a program would write it: a pull of 160 pt on a GTK view, let go, and a fling; in tenths of a point.
enum GTKCurve {
  static let viewport = 667.0

  /// CSV at 60 rows a second, with the columns that `fit` needs and one that it does not.
  static func csv(finger: Bool = true) -> String {
    let model = GTKModel(
      ScrollExtent(contentLength: 10 * viewport, viewportLength: viewport), form: .fixed)
    var text = finger ? "time_ms,finger_pt,offset_pt,phase\n" : "time_ms,offset_pt\n"
    var row = 0
    func add(_ offset: Double, _ at: Double?) {
      let time = Double(row) * 1000 / 60
      let travel = at.map { "\($0)" } ?? ""
      let tenths = (offset * 10).rounded() / 10
      text += finger ? "\(time),\(travel),\(tenths),any\n" : "\(time),\(tenths)\n"
      row += 1
    }
    for step in 0...20 { add(model.offset(forRaw: Double(step) * -8), Double(step) * 8) }
    let back = model.trajectory(from: -100, velocity: 0)
    for step in 0..<60 { add(back.offset(at: Double(step) / 60), nil) }
    for step in 0...6 { add(Double(step) * 25, Double(step) * -25) }
    let fling = model.trajectory(from: 150, velocity: 1500)
    for step in 0..<120 { add(fling.offset(at: Double(step) / 60), nil) }
    return text
  }
}
