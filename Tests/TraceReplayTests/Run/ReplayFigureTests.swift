import Testing

@testable import TraceReplay

@Suite("Figures of a replay")
struct ReplayFigureTests {
  @Test("a figure's name is its key without the unit")
  func names() {
    #expect(
      ReplayFigure.latency.name == "latency"
        && ReplayFigure.named("velocity_jump_pt_s").name == "velocity_jump")
    #expect(ReplayFigure.named("chatter").name == "chatter" && ReplayFigure.threshold.name == "threshold")
    #expect(Set(ReplayFigure.all.map(\.name)).count == ReplayFigure.all.count)
    #expect(
      ReplayFigure.named("velocity_jump_pt_s").unit == "pt/s" && ReplayFigure.named("chatter").unit.isEmpty)
  }

  @Test("a value that is set is the value that is read, but of those that follow from others")
  func values() {
    for figure in ReplayFigure.all {
      var result = ReplayResult()
      result.delay = DelayParts(sample: 1, delivery: 1, frame: 1, policy: 1, callback: 1, total: 1)
      (result.trigger, result.triggers) = (5, 1)
      figure.set(&result, 3)
      #expect(figure.get(result) == 3, "\(figure.key)")
      #expect(figure.value(in: result) == (figure.isTime ? 3000 : 3), "\(figure.key)")
    }
  }

  @Test("every number of a result but the display's rate is a figure")
  func numbers() {
    var result = ReplayResult()
    for figure in ReplayFigure.all { figure.set(&result, 3) }
    for child in Mirror(reflecting: result).children
    where type(of: child.value) == Double.self || type(of: child.value) == Double?.self {
      #expect("\(child.value)".contains("3") == (child.label != "rate"), "\(child.label ?? "")")
    }
  }

  @Test("a delay without one of its parts is none, whatever is set behind it")
  func delays() {
    let parts = ReplayFigure.delayParts + [.delayTotal]
    for missing in parts {
      var result = ReplayResult()
      for part in parts { part.set(&result, part == missing ? nil : 1) }
      #expect(result.delay == nil, "\(missing.key)")
    }
  }

  /// Another list is another version of the format: `PartialResults.md` tells of it.
  @Test("the figures of a partial result have the numbers of overscroll-partial/2")
  func partials() {
    #expect(
      ReplayFigure.partials.map(\.name) == [
        "began", "ended", "trigger", "time_to_trigger", "callback", "release", "due", "crossing", "dwell",
        "settle",
        "delay_sample", "delay_delivery", "delay_frame", "delay_policy", "delay_callback", "delay_total",
        "threshold",
        "margin", "peak_margin", "peak_overscroll", "bounce_peak", "offset_jump", "velocity_jump",
      ])
    #expect(ReplayFigure.partials.map(\.partial) == Array(0..<ReplayFigure.partials.count))
    #expect(ReplayFigure.partials.map(\.isTime) == (0..<23).map { $0 < 16 })
  }
}
