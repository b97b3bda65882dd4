import Glibc
import Synchronization

/// The programs that were started and have not been reaped yet.
///
/// None of them outlives this program. At a normal exit, or a Ctrl-C that this program handles, each gets a moment to end by itself.
/// However else this program ends, its ``ProgramGroup`` kills it.
enum RunningPrograms {
  /// Seconds that a program gets to end by itself after its standard input closes.
  private static let usualGrace = 0.5
  /// The same after waiting was called off, so that Ctrl-C is answered within a second.
  private static let shortGrace = 0.25
  /// Microseconds between two checks whether a program has ended.
  private static let look: UInt32 = 1000

  /// A program: its group, and this program's end of its standard input.
  private struct Program {
    let group: ProgramGroup
    let input: Int32

    /// The exit status, as from `waitpid`, if it has ended; then everything that it started is ended too. Nil while it runs.
    func reap() -> Int32? {
      var status: Int32 = 0
      guard waitpid(group.process, &status, WNOHANG) == group.process else { return nil }
      group.end()
      return status
    }

    /// Kills it, also if it has left its group, and every process of the group.
    func kill() {
      Glibc.kill(group.process, SIGKILL)
      group.end()
      waitpid(group.process, nil, 0)
    }
  }

  private static let running = Mutex<[pid_t: Program]>([:])
  /// The time in microseconds on the engine clock from which nobody waits for a program; `never` if there is none.
  private static let waitingEnds = Atomic<Int>(never)
  private static let never = Int.max
  /// Installs the exit handler that ends all programs; evaluated when the first program is added.
  private static let atExit: Void = {
    atexit { RunningPrograms.endAll() }
  }()

  /// Registers a program that was started, with this end of its standard input.
  static func add(_ group: ProgramGroup, input: Int32) {
    _ = atExit
    running.withLock { $0[group.process] = Program(group: group, input: input) }
  }

  /// True if nobody should wait for a program any more.
  static var areCalledOff: Bool {
    let end = waitingEnds.load(ordering: .relaxed)
    return end != never && Int(EngineClock.now * 1e6) >= end
  }

  /// Ends all waiting for programs; safe in a signal handler.
  ///
  /// - Parameter seconds: The time for which programs are still waited for from now on, also after an earlier call.
  static func callOff(in seconds: Double) {
    waitingEnds.store(Int((EngineClock.now + seconds) * 1e6), ordering: .relaxed)
  }

  private static var grace: Double { areCalledOff ? shortGrace : usualGrace }

  /// The exit status of a program that has ended or is about to, as from `waitpid`; nil if it still runs.
  ///
  /// - Parameter process: A registered program.
  /// - Returns: The status.
  static func status(of process: pid_t) -> Int32? {
    guard let program = running.withLock({ $0[process] }) else { return nil }
    let start = EngineClock.now
    repeat {
      if let status = program.reap() {
        running.withLock { _ = $0.removeValue(forKey: process) }
        close(program.input)
        return status
      }
      usleep(look)
    } while EngineClock.now < start + grace
    return nil
  }

  /// Closes a program's standard input, and kills it if it has not ended soon after.
  ///
  /// - Parameters:
  ///   - process: A registered program, or one that has been reaped.
  ///   - owesAnswer: Whether it has not answered yet; if waiting was called off, it is then killed at once.
  static func end(_ process: pid_t, owesAnswer: Bool) {
    guard let program = running.withLock({ $0.removeValue(forKey: process) }) else { return }
    end([program], within: owesAnswer && areCalledOff ? 0 : grace)
  }

  /// Ends all programs, within a moment.
  static func endAll() {
    let rest = running.withLock { all in
      defer { all = [:] }
      return all
    }
    end(Array(rest.values), within: grace)
  }

  private static func end(_ programs: [Program], within grace: Double) {
    for program in programs { close(program.input) }
    var rest = programs
    let limit = EngineClock.now + grace
    while true {
      rest.removeAll { $0.reap() != nil }
      if rest.isEmpty || EngineClock.now >= limit { break }
      usleep(look)
    }
    for program in rest { program.kill() }
  }
}
