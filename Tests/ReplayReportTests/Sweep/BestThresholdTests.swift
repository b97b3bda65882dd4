import GestureTraces
import ReplayStatistics
import Testing

@testable import ReplayReport
@testable import ReplayExperiments
@testable import TextFormats

/// Ten pulls at 115 pt and above, 75 other gestures of which 30 reach 113 pt: by Youden's J all pulls are worth 30 false alarms
/// (1 − 0.4), by count of mistakes 30 false alarms are worse than eight missed pulls.
@Suite("The best threshold")
struct BestThresholdTests {
  private func sweep(
    miss: Double = 1, best: BestThreshold = .youden, origins: [String] = ["recorded"]
  ) -> Sweep {
    var sweep = Sweep(unit: .points, costs: .init(falseAccept: 1, miss: miss), best: best, falseAlarmRate: 0)
    let pulls = [Double](repeating: 117, count: 8) + [170, 170]
    let others = [Double](repeating: 160, count: 30) + [Double](repeating: 113, count: 45)
    for (criticals, intent) in [(pulls, Intent.pull), (others, .scroll)] {
      for critical in criticals {
        var replay = SweptReplay()
        (replay.engine, replay.model, replay.reason) = ("mine", "uikit", "varies only the threshold")
        (replay.grid, replay.own, replay.critical, replay.firesAtOwn) = ([100], 100, critical, true)
        for origin in origins {
          var label = TraceLabel()
          (label.intent, label.origin, label.trace) = (intent, origin, "a.trace")
          sweep.add([replay], label)
        }
      }
    }
    return sweep
  }

  private func json(_ sweep: Sweep) throws -> JSONValue { try JSONReader.value(of: Array(sweep.json.utf8)) }

  @Test("without costs it is that of the greatest J, and the least cost says what it misses")
  func youden() throws {
    let object = try json(sweep())
    #expect(object["best"]?.string == "youden")
    let group = object["groups"]?.array?.first
    #expect(group?["youden"]?["fn"]?.double == 0 && group?["youden"]?["fp"]?.double == 30)
    #expect(group?["least_cost"]?["fn"]?.double == 8 && group?["least_cost"]?["fp"]?.double == 0)
    let text = sweep().text(width: 100)
    #expect(text.contains("best: J 0.60"))
    #expect(text.contains("least cost: misses 8 of 10 pulls, 0 false alarms in 75 other gestures"))
    // The answer's best is the same one.
    #expect(sweep().answer(width: 100).contains("0/10, 30/75"))
  }

  @Test("with costs it is that of least cost, which says so")
  func cost() throws {
    #expect(try json(sweep(miss: 10, best: .leastCost))["best"]?.string == "least_cost")
    let text = sweep(miss: 10, best: .leastCost).text(width: 100)
    #expect(text.contains("best: least cost") && text.contains("\nJ 0.60"))
    #expect(!text.contains("misses 8 of 10"))
    #expect(text.contains("Best is the least cost, where a missed pull costs 10, a false alarm 1."))
  }

  @Test("over generated gestures the thresholds stay, under the line")
  func generated() {
    let sweep = sweep(origins: ["synthetic"])
    for text in [sweep.text(width: 100), sweep.answer(width: 100)] {
      #expect(text.contains(GeneratedGestures.line) && text.contains("best"))
    }
    #expect(!self.sweep().answer(width: 100).contains(GeneratedGestures.line))
  }

  @Test("of several origins each has its own heading, line and notes")
  func severalOrigins() throws {
    let text = sweep(origins: ["synthetic", "recorded"]).answer(width: 200)
    let start = try #require(text.firstRange(of: "\nThresholds (pt) were tried on 85 recorded gestures"))
    let (generated, recorded) = (text[..<start.lowerBound], text[start.lowerBound...])
    #expect(generated.hasPrefix("Thresholds (pt) were tried on 85 synthetic gestures in "))
    #expect(generated.contains(GeneratedGestures.line) && !recorded.contains(GeneratedGestures.line))
    let independent = "Intervals treat gestures as independent"
    #expect(!generated.contains(independent) && recorded.contains(independent))
    for part in [generated, recorded] { #expect(part.contains("\nmine ") && part.contains("0/10, 30/75")) }
    // The words on the columns come once.
    #expect(text.ranges(of: "The best threshold has").count == 1)
  }

  @Test("mistakes are counted in words, one as one")
  func words() {
    var counts = ConfusionCounts()
    counts.count(wanted: true, fired: false)
    counts.count(wanted: false, fired: true)
    #expect(BestThreshold.words(of: counts) == "misses 1 of 1 pull, 1 false alarm in 1 other gesture")
  }
}
