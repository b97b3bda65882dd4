import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

@testable import ExternalEngines

/// Every line that a program is sent in a replay, and what the replay makes of its answers, whole.
///
/// The program is a script of `sh` that keeps each line it reads. The numbers of the scroll view are those of the replay: at 60 Hz the finger
/// goes 300 pt down in 200 ms, so its travel grows by 25 pt a frame.
@Suite("Conversations with a program")
struct ConversationTests {
  private static func script(_ wants: String, keeping file: String) -> String {
    let hello =
      #"{"protocol":"overscroll-engine/1","name":"mine","like":"sv","states":["Stopped","Armed",{"name":"Loading","as":"refreshing"}],"wants":[\#(wants)],"deadline_ms":60000}"#
    let fire =
      #"{"effects":[{"enter":"Loading"},{"trigger":"released"},{"top_inset_pt":60,"duration_s":0.3},{"callback":true}],"pull_pt":90.5}"#
    let end = #"{"effects":[{"enter":"Stopped"},{"top_inset_pt":0,"duration_s":0.2}],"timer_s":null}"#
    return #"read line; echo '\#(hello)'; while read -r line; do echo "$line" >> \#(file); case "$line" in "#
      + #"*'"event":"drag-began"'*) echo '{"effects":[{"enter":"Armed"}],"timer_s":0.9}';; *'"event":"drag-ended"'*) echo '\#(fire)';; "#
      + #"*'"event":"end-refreshing"'*) echo '\#(end)';; *) echo '{}';; esac; done"#
  }

  private static func conversation(_ wants: String, threshold: Double?, _ finger: String) throws -> String {
    let folder = TemporaryFolder()
    let file = folder.path + "/lines"
    var options = ReplayOptions()
    options.app.work = .fixed(0.25)
    options.app.begins = [1.6]
    options.app.insetChanges = [AppInsetChange(time: 0.1, points: 20)]
    let replay = Replay(
      track: FingerTrack(of: try FingerScript(finger), rate: 60), scene: .standard, model: .uikit,
      options: options)
    let engine = try ExternalEngine(script(wants, keeping: file))
    let result = try engine.serve(replay, threshold: threshold) { spoken in
      let result = replay.run(spoken).result
      return
        "\(spoken.events) events, \(spoken.stateName(spoken.state)), pull \(spoken.ownPull.map { "\($0)" } ?? "–"), threshold \(spoken.traits.threshold), yardstick \(spoken.yardstick.thresholdPull), idle \(spoken.isIdle), timer \(spoken.nextTimer.map { "\($0)" } ?? "–"), fired \(result.triggers) at \(result.trigger.map { "\($0)" } ?? "–"), told \(result.callback.map { "\($0)" } ?? "–")\n"
        + result.states.map { "  \($0.time) \($0.name)\n" }.joined()
    }
    return result + (folder.text(of: "lines") ?? "nothing was said\n")
  }

  @Test("with no wish, with every wish, and with another threshold")
  func whole() throws {
    let pull = "down; move 300 200; hold 50; release; wait 300"
    let back = "down; move 200 150; move -200 150; release; wait 100; down; move 150 100; cancel"
    let text = [
      try Self.conversation("", threshold: nil, pull),
      try Self.conversation(#""fingers","finger-moved","begin-refreshing""#, threshold: nil, pull),
      try Self.conversation(#""threshold""#, threshold: 77.5, back),
    ].joined(separator: "--\n")
    #expect(Golden.difference(of: text.withGoldenNumbers, from: "conversations.txt") == nil)
  }
}
