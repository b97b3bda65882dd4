import TextFormats

/// The work that all replays of one trace may take together: a count of turns and never a time, so that a call ends alike on
/// every machine.
///
/// A turn is a frame, a timer or an act of the app that a run visits. Runs that find no turn left end at once: what they give is
/// then of no use, and whoever asked for it looks at ``isSpent``.
///
///     let replay = Replay(of: trace, model: .uikit, options: options)
///     let log = replay.course(of: engine)
///     if replay.work.isSpent { complain() }   // the log breaks off
public final class ReplayWork {
  /// Turns for all replays of a trace: a day of 60 frames a second, each visited, for nineteen engines.
  public static let usual = 100_000_000
  /// Turns for all that somebody else has pasted, as a text with bundles. Ten minutes of 60 frames a second, each visited,
  /// for 55 engines.
  package static let pasted = 2_000_000
  /// Turns for finding what would have made engines fire that kept still in a trace.
  package static let explanations = 10_000_000
  /// The same for each list of the lab, whose page must not stand still.
  package static let explanationsOfList = 200_000
  /// Frames that are kept at once for a picture, a page or a viewer: two hours of 60 a second, some hundred megabytes.
  package static let mostFramesKept = 500_000
  /// Frames of a trace that are written one by one: a day of 60 a second, some hundred megabytes.
  package static let mostFramesWritten = 6_000_000
  /// Inputs that are passed over in the time of a turn.
  private static let inputsPerTurn = 16

  /// Turns in all.
  public let most: Int
  /// Those that are left; below 0 where there were too few.
  private var left: Int

  /// Work that has not begun.
  ///
  /// - Parameter most: Turns, 0 or more.
  public init(_ most: Int = usual) { (self.most, left) = (most, most) }

  /// True once a run has been ended for want of turns.
  public var isSpent: Bool { left < 0 }

  /// The complaint where it is spent: the limit and what to do, behind whatever was replayed.
  package var complaint: String {
    "its replays take more than \(most) frames and timers, which is the most; lower --rate, name fewer engines and models at once (--engine, --model), leave out what makes every frame count (--frames, --arrival, --begin, --inset-change), or give a shorter trace"
  }

  /// The complaint about more frames than are kept or written.
  ///
  /// - Parameters:
  ///   - frames: How many there would be at the least.
  ///   - most: How many there may be.
  /// - Returns: The limit and what to do, behind whatever is replayed.
  package static func complaint(frames: Double, most: Int) -> String {
    "its replays show \(JSONWriter.text(of: frames.rounded(.up))) frames or more, and \(most) are the most; lower --rate, name fewer engines and models at once (--engine, --model), or give a shorter trace"
  }

  /// Takes turns for work beside runs; false where there are too few, and the work is not to be done.
  ///
  /// - Parameter turns: How many, 0 or more.
  /// - Returns: Whether they were there.
  func take(_ turns: Int) -> Bool {
    left = left < turns ? -1 : left - turns
    return !isSpent
  }

  /// The turns for a run over so many inputs, which cost some whatever becomes of them.
  func turns(forInputs count: Int) -> Int { left - count / Self.inputsPerTurn }

  /// Notes what a run has left; below 0 where it was ended.
  func end(with turns: Int) { left = turns }
}
