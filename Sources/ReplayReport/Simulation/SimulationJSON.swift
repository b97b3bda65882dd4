import GestureTraces
import TextFormats
import TraceReplay

/// The source of the finger's motion in a simulation.
package enum SimulationSource: Sendable {
  /// A script, with its reports per second.
  case script(String, rate: Double)
  /// A trace, by its path as given.
  case trace(String)
}

extension Simulation {
  /// Writes one object of the schema `overscroll-simulate/1`, without a line feed: settings, and for each model its figures and
  /// rows. Times are milliseconds.
  ///
  /// - Parameters:
  ///   - source: What moved the finger.
  ///   - take: Takes each part, as it comes: a day of rows is more than anybody wants to hold.
  package func writeJSON(source: SimulationSource, _ take: ([UInt8]) -> Void) {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", "overscroll-simulate/1")
      json.object("settings") { writeSettings(source, to: &$0) }
      json.objects("models", paths) { json, path in write(path, to: &json, take) }
    }
    take(json.takeBytes())
  }

  private func writeSettings(_ source: SimulationSource, to json: inout JSONWriter) {
    switch source {
    case .script(let script, let fingerRate):
      json.member("script", script)
      json.member("trace", nil as String?)
      json.member("finger_rate_hz", fingerRate)
    case .trace(let trace):
      json.member("script", nil as String?)
      json.member("trace", trace)
      json.member("finger_rate_hz", nil as Double?)
    }
    json.member("slop_pt", slop)
    json.member("rate_hz", rate)
    json.member("until_ms", end * 1000)
    json.member("viewport_pt", scene.viewport)
    json.member("content_pt", scene.content)
    json.member("inset_top_pt", scene.topInset)
    json.member("inset_bottom_pt", scene.bottomInset)
    json.member("start_offset_pt", scene.startOffset)
  }

  private func write(_ path: ContentPath, to json: inout JSONWriter, _ take: ([UInt8]) -> Void) {
    json.member("model", "\(path.model.name)")
    json.member("tick_bound", path.model.isTickBound)
    json.member("peak_overscroll_pt", path.peakOverscroll)
    json.member("settle_ms", path.settle.map { $0 * 1000 })
    json.objects("rows", 0..<rowCount) { json, index in
      write(row(index, of: path), to: &json)
      json.handOn(take)
    }
  }

  private func write(_ row: SimulationRow, to json: inout JSONWriter) {
    json.member("time_ms", row.time * 1000)
    // Adding 0 takes the sign off a zero.
    json.member("finger_pt", row.finger.map { $0 + 0 })
    json.member("offset_pt", row.offset + 0)
    json.member("velocity_pt_s", row.velocity + 0)
    json.member("phase", "\(row.phase.name)")
  }
}
