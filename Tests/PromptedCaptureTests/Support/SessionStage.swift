import GestureTraces
import Glibc
import TestSamples

@testable import PromptedCapture
@testable import FileAccess

/// A folder of this test's own for a session, gone with the value.
final class SessionScratch {
  private let folder = TemporaryFolder()
  var path: String { folder.path }
  var out: String { path + "/out" }
  /// The files of the session, without the folder.
  var files: [String] {
    ((try? FileIO.files(under: out)) ?? []).map { String($0.dropFirst(out.count + 1)) }
  }

  /// A protocol of three prompts.
  static let text = """
    {"schema":"overscroll-protocol/1","name":"three","prompts":[{"intent":"pull"},{"intent":"tap"},{"intent":"pull-cancel"}]}
    """
}

/// A suite with sessions on a made-up touchscreen.
protocol SessionStage {}

extension SessionStage {
  func options(_ scratch: SessionScratch, _ text: String = SessionScratch.text) throws
    -> PromptSession.Options
  {
    var options = PromptSession.Options(
      try CaptureProtocol(bytes: Array(text.utf8), path: "three.json"), folder: scratch.out)
    options.subject = "s01"
    options.note = "test"
    return options
  }

  func session(_ options: PromptSession.Options, device: String = "Screen") throws -> PromptSession {
    var description = TraceDevice(kind: .touchscreen)
    description.name = device
    description.size = .millimetres(70, 140)
    let header = TraceHeader(device: description, source: TraceSource(origin: .recorded))
    return try PromptSession(options, header: header) { "2026-11-21T05:00:\($0 / 1_000_000 + 10)Z" }
  }
}

/// A hand that touches the screen, one second apart.
struct SessionHand {
  var time: Int64 = 0

  /// Goes down by so many millimetres in so many reports, then back by so many.
  mutating func stroke(_ session: PromptSession, _ down: Double, back: Double = 0, lifts: Bool = true)
    throws
  {
    var y = 20.0
    try send(session, .down(slot: 0, x: 30, y: y))
    for way in [down, -back] where way != 0 {
      for _ in 0..<20 {
        y += way / 20
        time += 20_000
        try send(session, .move(slot: 0, x: 30, y: y))
      }
    }
    time += 20_000
    if lifts { try send(session, .up(slot: 0)) }
    time += 1_000_000
    try session.elapse(to: time)
  }

  func send(_ session: PromptSession, _ kind: TraceEvent.Kind) throws {
    try session.pass(TraceEvent(timeMicroseconds: time, kind: kind))
    try session.flush()
  }
}
