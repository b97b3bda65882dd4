import GestureTraces
import PullToRefresh
import ScrollPhysics
import Testing
import TextFormats
import TraceReplay

@testable import ReplayLab

/// Takes whose outcome is clear without a replay: a finger that goes 300 points down pulls a `uikit` list of 667 points by 0.55·300 at
/// the edge, 132 points (`UIScrollView.md`), one that goes 60 points down by 31; the threshold is 80.
@Suite("Judging takes in the lab")
struct LabJudgeTests {
  private static func take(_ intent: Intent?, down: Double) -> Trace {
    var header = TraceHeader(device: TraceDevice(kind: .touchscreen), source: TraceSource(origin: .recorded))
    (header.statedUnits, header.intent) = (.points, intent)
    var take = LabTake(header, resolution: 0)
    _ = take.add(.down(slot: 0, x: 100, y: 100), at: 0, arrival: 0, after: -1)
    for step in 1...50 {
      let y = 100 + down * Double(step) / 50
      _ = take.add(.move(slot: 0, x: 100, y: y), at: Int64(step) * 8000, arrival: 0, after: -1)
    }
    _ = take.add(.up(slot: 0), at: 480_000, arrival: 0, after: -1)
    return take.trace(endedAt: 1_000_000, path: "take")
  }

  private static func lab(_ policy: String) throws -> (lab: Lab, engine: LabEngine) {
    var lab = Lab()
    let number = try lab.read(policy: Array(policy.utf8), named: "mine.json")
    return (lab, try #require(lab.engine(number)))
  }

  private static let policy = """
    {"schema":"overscroll-policy/1","name":"mine","threshold":{"points":80},"moment":"release"}
    """

  @Test("counts what fired of what was meant, and finds the threshold at which each would")
  func counts() throws {
    let (_, engine) = try Self.lab(Self.policy)
    var judge = LabJudge()
    let takes = [
      Self.take(.pull, down: 300), Self.take(.pull, down: 60), Self.take(.dither, down: 300),
      Self.take(.tap, down: 0),
    ]
    let added = takes.map { judge.add($0) }
    #expect(added == [true, true, true, true])
    judge.begin(engine, on: .uikit, hasCurve: true)
    let left = [judge.judge(next: 3), judge.judge(next: 3)]
    #expect(left == [1, 0])
    let text = try #require(judge.json)
    let object = try #require(try JSONReader.value(of: Array(text.utf8)).object)
    #expect(["tp", "fn", "fp", "tn"].map { object[$0]?.integer } == [1, 1, 1, 1])
    #expect(object["recall"]?.object?["value"]?.double == 0.5)
    let criticals = try #require(object["takes"]?.array).map { $0.object?["critical"]?.double ?? 0 }
    #expect(criticals[0] > 80 && criticals[0] < 300)
    #expect(criticals[1] > 0 && criticals[1] < 80)
    #expect(criticals[3] == 0)
    #expect(
      (0...4).map { judge.gestures(of: $0) } == [
        "{\"count\":1,\"fired\":[1]}", "{\"count\":1,\"fired\":[]}", "{\"count\":1,\"fired\":[1]}",
        "{\"count\":1,\"fired\":[]}", nil,
      ])
  }

  @Test("a take that does not say what was meant with all of it is not counted")
  func unsaid() {
    var judge = LabJudge()
    let added = [judge.add(Self.take(nil, down: 100)), judge.add(Self.take(.free, down: 100))]
    #expect(added == [false, false])
    #expect(judge.count == 0)
  }

  @Test("what a policy cannot do is told, and a policy that is wrong is refused as everywhere")
  func lint() throws {
    let far = Self.policy.replacing("\"points\":80", with: "\"points\":500")
    var lab = Lab()
    let number = try lab.read(policy: Array(far.utf8), named: "mine.json")
    let text = try #require(lab.lint(number, model: 0, viewport: 667))
    #expect(text.contains("\"$.threshold"))
    do {
      _ = try lab.read(policy: Array("{}".utf8), named: "mine.json")
      Issue.record("an empty policy was read")
    } catch {
      #expect(error.description.contains("mine.json: $.schema is absent"))
    }
  }
}
