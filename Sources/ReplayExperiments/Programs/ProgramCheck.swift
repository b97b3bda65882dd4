import ExternalEngines
import TraceReplay

/// The result of a check of an external engine: whether it gives the same answers twice.
package struct ProgramCheck: Sendable {
  /// The test gestures, each with a description and a script: pulls with every kind of ending, and gestures that are not pulls.
  private static let gestures: [(name: String, script: String)] = [
    ("a pull", "down; move 300 400; hold 100; release; wait 1500"),
    ("a cancelled pull", "down; move 300 400; move 0 400; release; wait 1500"),
    ("a pull cancelled by the system", "down; move 300 400; cancel; wait 1500"),
    ("a flick", "down; move 200 80; release; wait 1500"),
    (
      "two pulls, the second during the first refresh",
      "down; move 300 400; release; wait 300; down; move 300 400; release; wait 1500"
    ),
    ("a scroll", "down; move -300 400; release; wait 500; down; move 250 300; release; wait 1500"),
  ]
  /// The finger's reports per second in the test gestures: a common rate of touchscreens.
  private static let fingerRate = 125.0

  /// The number of events sent to the engine, in both runs.
  package private(set) var events = 0
  /// The number of test gestures.
  package var gestures: Int { Self.gestures.count }
  /// The description of the first gesture for which the second answer differed; nil if none did.
  package private(set) var differs: String?

  /// Runs an external engine twice on the test gestures, on its native scroll view.
  ///
  /// - Parameter engine: The external engine.
  /// - Throws: An error if the engine answers wrongly.
  package init(of engine: ExternalEngine) throws(EngineFault) {
    var first: [UInt64] = []
    for round in 0..<2 {
      for (index, gesture) in Self.gestures.enumerated() {
        guard let script = try? FingerScript(gesture.script) else { continue }
        let track = FingerTrack(of: script, rate: Self.fingerRate)
        let replay = Replay(
          track: track, scene: .standard, on: engine.declaration.nativeList, options: ReplayOptions())
        let (count, hash) = try engine.serve(replay) { program in
          _ = replay.course(of: program)
          return (program.events, program.answersHash)
        }
        events += count
        if round == 0 {
          first.append(hash)
        } else if hash != first[index], differs == nil {
          differs = gesture.name
        }
      }
    }
  }
}
