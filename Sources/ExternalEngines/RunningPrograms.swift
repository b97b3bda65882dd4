import Glibc
import Synchronization

/// The programs that were started and have not been waited for: none outlives an exit of this one, or a Ctrl-C that it hears. Where a
/// signal ends it at once their input ends, and who does not read goes on.
enum RunningPrograms {
  /// Seconds that a program has to end by itself once its standard input has.
  private static let grace = 0.5
  /// Microseconds between two looks.
  private static let look: UInt32 = 1000

  private static let running = Mutex<[pid_t: Int32]>([:])
  /// Set up with the first program.
  private static let atExit: Void = {
    atexit { RunningPrograms.endAll() }
  }()

  /// A program was started, with this end of its standard input.
  static func add(_ process: pid_t, input: Int32) {
    _ = atExit
    running.withLock { $0[process] = input }
  }

  /// The status of a program that has ended or is about to, as `waitpid` has it; nil where it goes on.
  ///
  /// - Parameter process: One that was added.
  /// - Returns: The status.
  static func status(of process: pid_t) -> Int32? {
    let limit = EngineClock.now + grace
    repeat {
      if let status = reap(process) {
        forget(process)
        return status
      }
      usleep(look)
    } while EngineClock.now < limit
    return nil
  }

  /// Closes a program's standard input, and kills it where it has not ended soon after.
  static func end(_ process: pid_t) {
    if forget(process) { end([process]) }
  }

  /// Ends all of them: also where a signal ends this program, which then calls nothing by itself.
  static func endAll() {
    let rest = running.withLock { all in
      defer { all = [:] }
      return all
    }
    for input in rest.values { close(input) }
    end(Array(rest.keys))
  }

  /// Closes its standard input; false where it was forgotten before.
  @discardableResult
  private static func forget(_ process: pid_t) -> Bool {
    guard let input = running.withLock({ $0.removeValue(forKey: process) }) else { return false }
    close(input)
    return true
  }

  private static func end(_ processes: [pid_t]) {
    var rest = processes
    let limit = EngineClock.now + grace
    while true {
      rest.removeAll { reap($0) != nil }
      if rest.isEmpty || EngineClock.now >= limit { break }
      usleep(look)
    }
    for process in rest {
      kill(-process, SIGKILL)
      waitpid(process, nil, 0)
    }
  }

  /// The status of a program that has ended, after which it is gone with all that it started; nil while it runs.
  private static func reap(_ process: pid_t) -> Int32? {
    var found = siginfo_t()
    // It is looked at first: while nobody has waited for it, its group's number is nobody else's.
    guard waitid(P_PID, id_t(process), &found, WEXITED | WNOHANG | WNOWAIT) == 0,
      found._sifields._sigchld.si_pid == process
    else { return nil }
    kill(-process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return status
  }
}
