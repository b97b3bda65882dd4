import TextFormats
import TraceReplay

/// The reason why engines could not be run on a trace: a program that does not answer as an engine of `overscroll-engine/1` does,
/// or replays that take more work than a trace may. It says which, what it did, and what to do.
package struct EngineFault: Error, Equatable, CustomStringConvertible {
  /// The line for people, without the program's name.
  package let problem: String
  /// The command that started the program; nil where no program is to blame.
  package let command: String?
  /// True if it has failed so often that it is not started again: nothing that comes after can do better.
  package internal(set) var isFinal = false

  /// A fault of the program that a command started.
  init(_ command: String, _ problem: String) { (self.command, self.problem) = (command, problem) }

  /// Replays of a trace that have taken all their work.
  ///
  /// - Parameter work: What they were allowed.
  package init(spent work: ReplayWork) {
    command = nil
    problem = work.complaint
  }

  /// A trace of which more is asked than fits into memory.
  ///
  /// - Parameter problem: What there would be, how much there may be, and what to do.
  package init(tooMuch problem: String) { (command, self.problem) = (nil, problem) }

  /// A trace whose replays show more frames than are kept or written.
  ///
  /// - Parameters:
  ///   - frames: How many there would be at the least.
  ///   - most: How many there may be.
  init(frames: Double, most: Int) {
    command = nil
    problem = ReplayWork.complaint(frames: frames, most: most)
  }

  package var description: String {
    command.map { "\(ExternalEngine.prefix)\($0.withoutControlCharacters): \(problem)" } ?? problem
  }
}

extension Replay {
  /// Refuses what the runs of this trace gave where one of them has been ended for want of work.
  ///
  /// - Throws: The limit, and what to do.
  package func requireWork() throws(EngineFault) {
    if work.isSpent { throw EngineFault(spent: work) }
  }

  /// Refuses runs that show more frames than are kept or written, before they begin.
  ///
  /// - Parameters:
  ///   - most: Frames that all runs of the trace may show.
  ///   - runs: How many runs there are.
  /// - Throws: The limit, and what to do.
  package func requireFrames(atMost most: Int, runs: Int = 1) throws(EngineFault) {
    let frames = leastFrames * Double(runs)
    if frames > Double(most) { throw EngineFault(frames: frames, most: most) }
  }
}
