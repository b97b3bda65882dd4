import ReplayReport
import ScrollPhysics
import TestSamples
import Testing
import TextFormats

@Suite("Simulation as JSON")
struct SimulationFieldsTests {
  private func json(_ source: SimulationSource) throws -> JSONValue {
    let simulation = try SampleSimulation.on([.uikit, .gtk], until: 0.5)
    var text = ""
    simulation.writeJSON(source: source) { text += String(decoding: $0, as: UTF8.self) }
    return try JSONReader.value(of: Array(text.utf8))
  }

  @Test("schema and settings say how to get the same again")
  func settings() throws {
    let json = try json(.script(SampleSimulation.script, rate: 125))
    #expect(json["schema"]?.string == "overscroll-simulate/1")
    let settings = try #require(json["settings"]?.object)
    #expect(
      settings.members.map(\.key) == [
        "script", "trace", "finger_rate_hz", "slop_pt", "rate_hz", "until_ms", "axis", "viewport_pt",
        "content_pt",
        "inset_top_pt", "inset_bottom_pt", "start_offset_pt",
      ])
    #expect(json["settings"]?["script"]?.string == SampleSimulation.script)
    #expect(json["settings"]?["trace"] == .null && json["settings"]?["finger_rate_hz"]?.double == 125)
    #expect(json["settings"]?["until_ms"]?.double == 500 && json["settings"]?["content_pt"]?.double == 6670)
    let trace = try self.json(.trace("a.trace"))
    #expect(trace["settings"]?["script"] == .null && trace["settings"]?["trace"]?.string == "a.trace")
  }

  @Test("comes in parts of 64 KiB, and the last")
  func parts() throws {
    let simulation = try SampleSimulation.on([.uikit, .gtk], until: 200)
    var parts: [[UInt8]] = []
    simulation.writeJSON(source: .trace("a")) { parts.append($0) }
    #expect(parts.count > 2)
    #expect(parts.dropLast().allSatisfy { 1 << 16..<1 << 17 ~= $0.count })
    let json = try JSONReader.value(of: parts.flatMap { $0 })
    let rows = json["models"]?.array?.map { $0["rows"]?.array?.count }
    #expect(rows == [simulation.rowCount, simulation.rowCount])
  }

  @Test("each model has its figures and its rows, which are those of the CSV")
  func models() throws {
    let simulation = try SampleSimulation.on([.uikit, .gtk], until: 0.5)
    let models = try #require(try json(.trace("a"))["models"]?.array)
    #expect(models.map { $0["model"]?.string } == ["uikit", "gtk"])
    #expect(models.map { $0["tick_bound"] } == [.bool(false), .bool(true)])
    #expect(abs((models[0]["peak_overscroll_pt"]?.double ?? 0) - 667.0 * 110 / 777) < 1e-9)
    #expect(abs((models[0]["settle_ms"]?.double ?? 0) - 736.504) < 1e-3)
    let lines = models.flatMap { model in
      (model["rows"]?.array ?? []).map { row in
        let name = model["model"]?.string ?? ""
        let numbers = ["time_ms", "finger_pt", "offset_pt", "velocity_pt_s"].map { key in
          row[key]?.double.map { JSONWriter.text(of: $0) } ?? ""
        }
        return ([name] + numbers + [row["phase"]?.string ?? ""]).joined(separator: ",")
      }
    }
    #expect(lines == Array(SimulationCSV(simulation).rows))
  }
}
