import PullToRefresh
import ScrollPhysics
import Testing
import TraceReplay

/// Pulls by one finger on `uikit` in a viewport of 667 pt, given by the distance the content is pulled.
package struct PullScenario {
  package var script: ScriptedTrace
  package var options = ReplayOptions()

  package init(startOffset: Double = 0) {
    script = ScriptedTrace(rest: startOffset > 0 ? #","scenario":{"start_offset":\#(startOffset)}"# : "")
  }

  /// Finger travel for a pull of `y`: the rubber band solved for x, by hand; up the content it is the travel itself.
  package static func travel(forPull y: Double) -> Double { y <= 0 ? y : y * 667 / (0.55 * (667 - y)) }

  /// Down at `start` ms, in 200 ms to a pull of `pull` pt, `hold` ms there, the same for each further pull, a
  /// lift.
  package mutating func pull(at start: Int, to pull: Double, hold: Int = 100, then positions: [Double] = []) {
    var steps: [(y: Double, time: Int)] = []
    var time = start
    for position in [pull] + positions {
      let travel = Self.travel(forPull: position)
      steps.append((travel, time + 200))
      steps.append((travel, time + 200 + hold))
      time += 200 + hold
    }
    script.drag(at: start, from: 0, to: steps)
  }

  package func replay() throws -> Replay {
    Replay(of: try script.trace(), model: .uikit, options: options)
  }

  package func run(_ engine: String) throws -> (result: ReplayResult, frames: [ReplayFrame]) {
    let replay = try replay()
    return replay.run(try #require(replay.engine(named: engine)), keepsFrames: true)
  }

  package func result(_ engine: String) throws -> ReplayResult { try run(engine).result }
}

extension ReplayResult {
  /// The times at which the state was entered, in seconds.
  package func times(of state: String) -> [Double] { states.filter { $0.name == state }.map(\.time) }
}

extension [ReplayFrame] {
  /// The last frame at or before `time`.
  package func at(_ time: Double) -> ReplayFrame? { last { $0.time <= time + 1e-9 } }
}
