import PullToRefresh
import ScrollPhysics
import Testing
import TraceReplay

/// A finger on a list without an engine, and the numbers that a peer's test or formula gives for the content: the whole way
/// from samples over the velocity at the lift to the last motion, as `simulate` shows it.
struct PeerMotion: PeerExample {
  /// A quantity of the content, in points, seconds and points per second; times are seconds from the finger's first touch.
  enum Quantity: Sendable {
    /// The content offset.
    case offset(at: Double)
    /// Its velocity just after a time, positive towards the end.
    case velocity(at: Double)
    /// The offset at which it comes to rest.
    case rest
    /// The greatest distance past an edge, at any time.
    case overscroll
    /// Seconds from the last lift until it is at rest by the peer's own tolerance.
    case settled
  }

  /// A quantity, and where the peer says that it lies.
  struct Number: Sendable {
    let quantity: Quantity
    let range: ClosedRange<Double>

    init(_ quantity: Quantity, in range: ClosedRange<Double>) {
      (self.quantity, self.range) = (quantity, range)
    }

    init(_ quantity: Quantity, _ value: Double, within distance: Double = 1e-6) {
      self.init(quantity, in: value - distance...value + distance)
    }
  }

  let name: String
  /// The models that do so.
  let models: [ScrollModel]
  let source: String
  /// Length of the viewport, in points.
  var viewport = 600.0
  /// Length of the content, in points.
  var content = 6000.0
  /// Points the content is scrolled down when the finger comes.
  var start = 0.0
  /// The finger, as `simulate` takes it: positions grow downwards.
  let finger: String
  /// Samples per second while the finger moves; each position is one too.
  var reports = 1000.0
  /// Frames per second, for a peer that goes by the tick.
  var rate = 60.0
  let numbers: [Number]

  var testDescription: String { "\(models[0].name): \(name)" }

  /// A touch of movements in points, one event each `milliseconds`; where a movement is 0 there is none.
  static func touch(_ movements: [Double], every milliseconds: Int) -> String {
    var (script, position, waited) = ("down", 0.0, 0)
    for movement in movements {
      waited += milliseconds
      guard movement != 0 else { continue }
      position += movement
      script += "; move \(position) \(waited)"
      waited = 0
    }
    return script + (waited > 0 ? "; hold \(waited)" : "") + "; release"
  }

  func check() throws {
    let track = FingerTrack(of: try FingerScript(finger), rate: reports)
    var scene = Scene.standard
    (scene.viewport, scene.content, scene.startOffset) = (viewport, content, start)
    let simulation = Simulation(of: track, scene: scene, models: models, slop: 0, rate: rate)
    for (path, model) in zip(simulation.paths, models) {
      for number in numbers {
        let ours = try Self.value(number.quantity, path, of: track)
        #expect(number.range.contains(ours), "\(model.name), \(number.quantity): \(ours); \(source)")
      }
    }
  }

  /// Seconds after a motion counts as settled in which the rest of it has gone.
  private static let stillness = 60.0

  private static func value(
    _ quantity: Quantity, _ path: ContentPath, of track: FingerTrack
  ) throws -> Double {
    switch quantity {
    case .offset(let time): path.offset(at: time)
    case .velocity(let time): path.velocity(at: time)
    case .rest: path.offset(at: path.restTime + stillness)
    case .overscroll: path.peakOverscroll
    case .settled: path.restTime - (try #require(track.gestures.last)).ended
    }
  }
}
