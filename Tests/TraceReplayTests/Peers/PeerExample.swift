import PullToRefresh
import ScrollPhysics
import Testing
import TraceReplay

/// A case of a peer's own test, or of a line of its source that decides: what is done, and what becomes of it there.
protocol PeerExample: Sendable, CustomTestStringConvertible {
  /// The behaviour, in words.
  var name: String { get }
  /// The test, the function or the line of the peer that says so.
  var source: String { get }
  /// Holds ours against what the peer does.
  func check() throws
}

/// One that goes through the whole replay: a gesture, an engine, what becomes of it.
protocol PeerReplay: PeerExample {
  /// The names that `--engine` takes, each of which does so.
  var engines: [String] { get }
  /// The physics under the finger.
  var model: ScrollModel { get }
  /// What the finger does.
  var gesture: PeerGesture { get }
  /// What the app does.
  var options: ReplayOptions { get }
  /// What becomes of it there.
  var outcome: PeerOutcome { get }
}

extension PeerReplay {
  var testDescription: String { "\(engines[0]) on \(model.name): \(name)" }

  func check() throws {
    let trace = try gesture.trace()
    for engine in engines {
      let replay = Replay(of: trace, model: model, options: options)
      let result = replay.run(try #require(replay.engine(named: engine))).result
      try outcome.check(result, "\(engine): \(source)")
    }
  }
}

/// What becomes of a gesture, as far as the peer says.
struct PeerOutcome {
  /// Refreshes it starts.
  let triggers: Int
  /// The phase of the first.
  var phase: TriggerPhase?
  /// The greatest pull under the finger of the gesture that counts, less the threshold, in points.
  var peakMargin: Double?
  /// States of which each is entered, in this order.
  var states: [String] = []
  /// States that are not entered.
  var never: [String] = []
  /// Seconds between which the app is told, after the last lift.
  var told: ClosedRange<Double>?

  /// The tolerance of a margin, in points: what sums of as many moves lose in rounding.
  static let rounding = 1e-9

  /// Holds a replay against it.
  func check(_ result: ReplayResult, _ source: String) throws {
    #expect(result.triggers == triggers, "\(source)")
    if let phase { #expect(result.triggerPhase == phase, "\(source)") }
    if let peakMargin {
      #expect(abs(try #require(result.peakMargin) - peakMargin) < Self.rounding, "\(source)")
    }
    var entered = result.states.map(\.name)[...]
    for state in states {
      let found = try #require(entered.firstIndex(of: state), "\(state): \(source)")
      entered = entered[(found + 1)...]
    }
    #expect(!result.states.contains { never.contains($0.name) }, "\(source)")
    if let told {
      let wait = try #require(result.callback) - #require(result.release)
      #expect(told.contains(wait), "\(source)")
    }
  }
}
