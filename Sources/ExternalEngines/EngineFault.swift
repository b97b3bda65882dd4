import TextFormats
import TraceReplay

/// Why engines could not be run on a trace: a program that does not answer like an engine of `overscroll-engine/1`,
/// or replays that take more work than a trace may. The message says which, what it did, and what to do.
package struct EngineFault: Error, Equatable, CustomStringConvertible {
  /// The message for people: what happened and what to do, without the program's name.
  package let problem: String
  /// The command that started the program; nil if no program is to blame.
  package let command: String?
  /// True if the program has failed so often that it is not started again, so that later replays cannot succeed.
  package internal(set) var isFinal = false

  /// True if the program did nothing wrong: it was no longer waited for, after `ExternalEngine.callOff()`.
  package var isCalledOff: Bool { problem == ExternalEngine.calledOff }

  /// A fault of the program started by `command`.
  init(_ command: String, _ problem: String) { (self.command, self.problem) = (command, problem) }

  /// A fault because replays of a trace have used up their work limit.
  ///
  /// - Parameter work: The work limit.
  package init(spent work: ReplayWork) {
    command = nil
    problem = work.complaint
  }

  /// A fault because more is requested of a trace than fits into memory.
  ///
  /// - Parameter problem: What there would be, how much is allowed, and what to do.
  package init(tooMuch problem: String) { (command, self.problem) = (nil, problem) }

  /// A fault because replays of a trace show more frames than can be stored or written.
  ///
  /// - Parameters:
  ///   - frames: The least number of frames there would be.
  ///   - most: The number allowed.
  init(frames: Double, most: Int) {
    command = nil
    problem = ReplayWork.complaint(frames: frames, most: most)
  }

  package var description: String {
    guard let command else { return problem }
    return "\(ExternalEngine.prefix)\(command.withoutControlCharacters)\(isCalledOff ? "" : ":") \(problem)"
  }
}

extension Replay {
  /// Throws if a run of this trace was ended by the work limit, so that the results are unusable.
  ///
  /// - Throws: The limit, and what to do.
  package func requireWork() throws(EngineFault) {
    if work.isSpent { throw EngineFault(spent: work) }
  }

  /// Throws, before the runs begin, if they would show more frames than can be stored or written.
  ///
  /// - Parameters:
  ///   - most: The number of frames that all runs of the trace may show.
  ///   - runs: The number of runs.
  /// - Throws: The limit, and what to do.
  package func requireFrames(atMost most: Int, runs: Int = 1) throws(EngineFault) {
    let frames = leastFrames * Double(runs)
    if frames > Double(most) { throw EngineFault(frames: frames, most: most) }
  }
}
