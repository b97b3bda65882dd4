import ReplayReport
import TestSamples
import Testing

@Suite("Simulation as CSV")
struct SimulationCSVTests {
  @Test("the columns are the contract's, and several models have one before them")
  func header() throws {
    let columns = "time_ms,finger_pt,offset_pt,velocity_pt_s,phase"
    #expect(SimulationCSV(try SampleSimulation.on([.uikit])).header == columns)
    #expect(SimulationCSV(try SampleSimulation.on([.uikit, .gtk])).header == "model,\(columns)")
  }

  @Test("times are round, a finger that is not there leaves its field empty, a zero has no sign")
  func fields() throws {
    let rows = Array(SimulationCSV(try SampleSimulation.on([.uikit])).rows)
    #expect(rows[0] == "0,0,0,-275,tracking")
    #expect(rows[5].hasPrefix("500,,-94.42728442728") && rows[5].hasSuffix(",0,bouncing"))
    #expect(rows.last?.hasSuffix(",idle") == true)
    for row in rows { #expect(row.split(separator: ",", omittingEmptySubsequences: false).count == 5) }
  }

  @Test("under the finger it is the rubber band, after it the critically damped spring")
  func values() throws {
    for row in SimulationCSV(try SampleSimulation.on([.uikit])).rows {
      let fields = row.split(separator: ",", omittingEmptySubsequences: false)
      let time = (Double(fields[0]) ?? .nan) / 1000
      let offset = Double(fields[2]) ?? .nan
      let expected = Self.uikit(at: time)
      #expect(abs(offset - expected.offset) < 1e-9, "\(row)")
      #expect(abs((Double(fields[3]) ?? .nan) - expected.velocity) < 1e-9, "\(row)")
    }
  }

  /// By hand: o(x) = −667·(1 − 1/(1 + 0.55·x/667)) while x = 500 pt/s · t up to 200 pt, and from rest at
  /// p = −667·110/777 with ω = 10/s: o = p·(1 + ωt)·e^(−ωt), v = −p·ω²·t·e^(−ωt).
  private static func uikit(at time: Double) -> (offset: Double, velocity: Double) {
    if time < 0.5 {
      let reduced = 1 + 0.55 * min(500 * time, 200) / 667
      return (-667 * (1 - 1 / reduced), time < 0.4 ? -500 * 0.55 / (reduced * reduced) : 0)
    }
    let (peak, since) = (-667.0 * 110 / 777, time - 0.5)
    let decay = Self.exponential(-10 * since)
    return (peak * (1 + 10 * since) * decay, -peak * 100 * since * decay)
  }

  /// e^x by its series, halved until it converges fast.
  private static func exponential(_ x: Double) -> Double {
    let small = x / 1024
    var (sum, term) = (1.0, 1.0)
    for index in 1...20 {
      term *= small / Double(index)
      sum += term
    }
    for _ in 0..<10 { sum *= sum }
    return sum
  }

  @Test("rows come model by model, in the order given")
  func order() throws {
    let rows = Array(SimulationCSV(try SampleSimulation.on([.gtk, .uikit], until: 0.1)).rows)
    #expect(rows.map { $0.prefix { $0 != "," } } == ["gtk", "gtk", "uikit", "uikit"])
  }
}
