import ExternalEngines
import TraceReplay

/// A look at a program that is an engine: whether it does the same when it is asked twice, and how long it takes.
package struct ProgramCheck: Sendable {
  /// The gestures that it is asked about, with what each is: pulls that end in every way, and what is no pull.
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
  /// Reports of the finger per second: a common rate of touchscreens.
  private static let fingerRate = 125.0

  /// Events that it was told of, in both runs.
  package private(set) var events = 0
  /// Gestures that it was asked about.
  package var gestures: Int { Self.gestures.count }
  /// What the first gesture was at which it did something else the second time; nil for none.
  package private(set) var differs: String?

  /// Asks a program twice about the same gestures, on the list it ships on.
  ///
  /// - Parameter engine: The program.
  /// - Throws: What it does that no engine does.
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
