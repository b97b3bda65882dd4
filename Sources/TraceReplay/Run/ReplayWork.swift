import TextFormats

/// The work limit that all replays of one trace share: a count of turns and never a time, so that a call ends alike on
/// every machine.
///
/// A turn is a frame, a timer or an action of the app that a run visits. Runs without a turn left end at once; their results are
/// then unusable, and callers must check ``isSpent``.
///
///     let replay = Replay(of: trace, model: .uikit, options: options)
///     let log = replay.course(of: engine)
///     if replay.work.isSpent { complain() }   // the log breaks off
public final class ReplayWork {
  /// The default work limit for all replays of a trace: a day at 60 frames per second, with every frame visited, for four
  /// engines. 50 million turns took up to 17.8 s in 200 draws of `tools/attack --only products` (2026-11-30), so these take less than ten.
  public static let usual = 25_000_000
  /// The work limit for all replays of text that strangers pasted: ten minutes at 60 frames per second, with every frame visited, for 55
  /// engines.
  package static let pasted = 2_000_000
  /// The work limit for finding out why engines did not fire in a trace.
  package static let explanations = 10_000_000
  /// The work limit for finding out why an engine did not fire, per scroll view in the lab, whose page must stay responsive.
  package static let explanationsOfList = 200_000
  /// The greatest number of frames stored at once for a picture, a page or a viewer: two hours at 60 per second, some hundred megabytes.
  package static let mostFramesKept = 500_000
  /// The greatest number of frames of a trace that are written one by one: a day at 60 per second, some hundred megabytes.
  package static let mostFramesWritten = 6_000_000
  /// The number of inputs that can be skipped in the time that one turn takes.
  private static let inputsPerTurn = 16

  /// The number of turns that all runs may take together.
  public let most: Int
  /// The number of turns that are left; below 0 if a run needed more.
  private var left: Int

  /// An unused work limit.
  ///
  /// - Parameter most: Turns, 0 or more.
  public init(_ most: Int = usual) { (self.most, left) = (most, most) }

  /// True once a run was ended because no turns were left.
  public var isSpent: Bool { left < 0 }

  /// The error message when the limit is spent: the limit and what to do. It follows the name of what was replayed.
  package var complaint: String {
    "its replays need more than \(most) frames and timers, the limit; lower --rate, name fewer engines and models at a time (--engine, --model), leave out options that make every frame count (--frames, --arrival, --begin, --inset-change), or give a shorter trace"
  }

  /// The error message if there are more frames than can be stored or written.
  ///
  /// - Parameters:
  ///   - frames: The least number of frames there would be.
  ///   - most: The number allowed.
  /// - Returns: The limit and what to do, appended to the name of what is replayed.
  package static func complaint(frames: Double, most: Int) -> String {
    "its replays show \(JSONWriter.text(of: frames.rounded(.up))) frames or more, and \(most) are the limit; lower --rate, name fewer engines and models at a time (--engine, --model), or give a shorter trace"
  }

  /// Takes turns for work outside runs. Returns false if too few are left; the work must then not be done.
  ///
  /// - Parameter turns: How many, 0 or more.
  /// - Returns: Whether there were enough.
  func take(_ turns: Int) -> Bool {
    left = left < turns ? -1 : left - turns
    return !isSpent
  }

  /// The number of turns left for a run over `count` inputs, after subtracting the cost of reading them.
  func turns(forInputs count: Int) -> Int { left - count / Self.inputsPerTurn }

  /// Sets the number of turns left after a run; below 0 if the run was ended early.
  func end(with turns: Int) { left = turns }
}
