import GestureTraces
import PromptedCapture
import Testing
import TextFormats

@testable import ReplayLab

@Suite("The prompts of the lab")
struct LabPlanTests {
  @Test("are those of the protocol on a touchscreen, in the person's own order")
  func order() throws {
    let plan = try #require(LabPlan("quick", subject: "s01"))
    let object = try #require(JSONReader.value(of: Array(plan.json.utf8)).object)
    let prompts = try #require(object["prompts"]?.array)
    let known = try #require(CaptureProtocol(named: "quick"))
    let own = known.plan(on: .touchscreen, seed: CaptureProtocol.seed(for: "s01"))
    #expect(prompts.map { $0.object?["name"]?.string } == own.map { $0.name })
    #expect(prompts.map { $0.object?["words"]?.string } == own.map { $0.words(on: .touchscreen) })
  }

  @Test("a take is checked as in a session")
  func check() throws {
    let plan = try #require(LabPlan("quick", subject: nil))
    var header = TraceHeader(device: TraceDevice(kind: .touchscreen), source: TraceSource(origin: .recorded))
    header.statedUnits = .points
    let empty = LabTake(header, resolution: 0).trace(endedAt: 10, path: "take")
    let text = try #require(plan.check(empty, prompt: 0))
    #expect(text == #"{"complaints":["nothing that a replay can use","grade F: no events"],"grade":"F"}"#)
    #expect(plan.check(empty, prompt: 1000) == nil)
  }

  @Test("there is none for a name that is no protocol")
  func none() { #expect(LabPlan("none", subject: nil) == nil) }

  @Test(
    "each has its intent, its times and where the content begins, and all together say how long they take")
  func members() throws {
    for name in ["quick", "full"] {
      let known = try #require(CaptureProtocol(named: name))
      let plan = try #require(LabPlan(name, subject: "s01"))
      let own = known.plan(on: .touchscreen, seed: CaptureProtocol.seed(for: "s01"))
      let json = try JSONReader.value(of: Array(plan.json.utf8))
      let prompts = try #require(json["prompts"]?.array)
      #expect(prompts.map { $0["intent"]?.string } == own.map { $0.intent.rawValue })
      #expect(prompts.map { $0["idle_s"]?.double } == own.map { $0.idle })
      #expect(prompts.map { $0["least_s"]?.double } == own.map { $0.leastLength })
      #expect(
        prompts.map { $0["start_offset"]?.double } == own.map { $0.effectiveScenario?.startOffset ?? 0 })
      #expect(json["protocol"]?.string == name && json["seconds"]?.double == own.expectedSeconds)
    }
  }
}
