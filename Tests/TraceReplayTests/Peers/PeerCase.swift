import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

/// A gesture that a peer's own test makes, or that a line of its source decides, and what becomes of it there.
///
/// One point is one of the peer's pixels; the whole replay makes of it what it makes of any trace.
struct PeerCase: Sendable, CustomTestStringConvertible {
  /// The end of a gesture's last finger.
  enum End: Sendable { case lift, cancel }

  /// The behaviour, in words.
  let name: String
  /// The name that `--engine` takes.
  let engine: String
  /// The function and the line of the peer that say so.
  let source: String
  /// Points the content is scrolled down when the finger comes.
  var start = 0
  /// Travel in points, and the milliseconds from the touch to its end.
  let moves: [(y: Double, time: Int)]
  /// Milliseconds from sample to sample.
  var step = 10
  /// How it ends.
  var end = End.lift
  /// Milliseconds at which a second finger comes, and goes; it does not move.
  var second: (from: Int, until: Int)?
  /// Points to the side for each point of travel, up to a time in milliseconds.
  var sideways: (slope: Double, until: Int)?
  /// Refreshes it starts.
  let triggers: Int
  /// The phase of the first.
  var phase: TriggerPhase?

  var testDescription: String { "\(engine): \(name)" }

  /// The replay of the gesture.
  ///
  /// - Returns: What became of it.
  func result() throws -> ReplayResult {
    let replay = Replay(of: try trace().trace(), model: .uikit, options: ReplayOptions())
    return replay.run(try #require(replay.engine(named: engine))).result
  }

  private func trace() -> ScriptedTrace {
    var lines: [(time: Int, text: String)] = [(0, #"{"type":"down","t":0,"slot":0,"x":0,"y":0}"#)]
    var (last, y, x) = (0, 0.0, 0.0)
    for move in moves {
      let from = (time: last, y: y)
      for time in stride(from: last + step, through: move.time, by: step) {
        let next = from.y + (move.y - from.y) * Double(time - from.time) / Double(move.time - from.time)
        if let sideways, time <= sideways.until { x += sideways.slope * (next - y) }
        (last, y) = (time, next)
        lines.append((time, #"{"type":"move","t":\#(time * 1000),"slot":0,"x":\#(x),"y":\#(y)}"#))
      }
    }
    if let second {
      lines.append((second.from, #"{"type":"down","t":\#(second.from * 1000),"slot":1,"x":50,"y":0}"#))
      lines.append((second.until, #"{"type":"up","t":\#(second.until * 1000),"slot":1}"#))
    }
    let word = end == .lift ? "up" : "cancel"
    lines.append((last + 1, #"{"type":"\#(word)","t":\#((last + 1) * 1000),"slot":0}"#))
    var script = ScriptedTrace(rest: start == 0 ? "" : #","scenario":{"start_offset":\#(start)}"#)
    for line in lines.enumerated().sorted(by: { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) })
    {
      script.add(line.element.text)
    }
    return script
  }

  /// Holds the replay against what the peer does.
  func check() throws {
    let result = try result()
    #expect(result.triggers == triggers, "\(source)")
    if let phase { #expect(result.triggerPhase == phase, "\(source)") }
  }
}
