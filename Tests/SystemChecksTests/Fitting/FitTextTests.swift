import ScrollPhysics
import TestSamples
import Testing
import TextFormats

@testable import SystemChecks

/// The whole answer about logs that follow a known law, in words and as JSON.
@Suite("A fit in words")
struct FitTextTests {
  private static let frame = 1.0 / 60

  private static func samples(
    _ count: Int, from start: Double = 0, finger: ((Int) -> Double?)? = nil, _ offset: (Double) -> Double
  ) -> [CurveLog.Sample] {
    (0..<count).map { row in
      let time = Double(row) * frame
      return CurveLog.Sample(time: start + time, offset: offset(time), finger: finger?(row))
    }
  }

  private static func fit(
    _ samples: [CurveLog.Sample], knowsFinger: Bool = true, models: [ScrollModel]? = nil
  ) -> CurveFit {
    CurveFit(CurveLog(samples: samples, knowsFinger: knowsFinger), in: ModelLogs.extent, models: models)
  }

  /// Each with the models that are asked about: a fit to all rules takes long.
  private static let fits: [(name: String, fit: CurveFit, note: String?)] = {
    let near: [ScrollModel] = [.uikit, .gtk, .qt]
    let pulled = (0...30).map { Double($0) * 8 }
    let halved = samples(31, finger: { pulled[$0] }) { -0.45 * $0 / frame * 8 }
    let noisy = samples(120) { 1000 + 300 * Elementary.sin(6 * $0) + 4 * Elementary.sin(97 * $0) }
    let stopped = samples(90) { 1000 + 600 * (1 - Elementary.exp(-5 * $0)) / 5 }
    let rounded = samples(120) { ((1000 + 400 * (1 - Elementary.exp(-4 * $0))) * 3).rounded() / 3 }
    return [
      ("the log of uikit", CurveFit(ModelLogs.log(.uikit), in: ModelLogs.extent, models: near), nil),
      (
        "the log of gtk, asked about qt", CurveFit(ModelLogs.log(.gtk), in: ModelLogs.extent, models: [.qt]),
        nil
      ),
      (
        "the log of qt in whole points",
        CurveFit(ModelLogs.log(.qt, rounding: 1), in: ModelLogs.extent, models: near), nil
      ),
      ("half of a finger", fit(halved, models: near), nil),
      ("a fling of no model", fit(stopped, knowsFinger: false, models: nil), "a note about the log"),
      ("a fling in thirds", fit(rounded, models: near), nil),
      ("a sine", fit(noisy, knowsFinger: false, models: near), "a note about the log"),
      (
        "the bounce of chromium",
        CurveFit(
          ModelLogs.log(.chromium, parts: [.bounce]), in: ModelLogs.extent, models: [.chromium, .appkit]),
        nil
      ),
    ]
  }()

  @Test("is the same for each of many logs, line by line", arguments: [100, 60])
  func texts(width: Int) {
    let texts = Self.fits.map {
      "\($0.name):\n\n\(FitText($0.fit, path: "a.csv", note: $0.note).text(width: width))\n"
    }
    #expect(Golden.difference(of: texts.joined(), from: "fits-\(width).txt") == nil)
  }

  @Test("has the same JSON for each of many logs")
  func jsons() throws {
    let lines = try Self.fits.map { log in
      let text = CurveFit.format.json((log: "a.csv", fit: log.fit))
      let json = try JSONReader.value(of: Array(text.utf8))
      let members = try #require(json.object).members.map { member -> String in
        var writer = JSONWriter()
        writer.value(member.value.rounded(decimals: 4))
        return "  \(member.key): \(writer.text)\n"
      }
      return "\(log.name):\n\(members.joined())"
    }
    #expect(Golden.difference(of: lines.joined(), from: "fits-json.txt") == nil)
  }
}
