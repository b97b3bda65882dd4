import Glibc
import Synchronization

/// The programs that were started and have not been reaped yet.
///
/// None of them outlives a normal exit of this program, or a Ctrl-C that it handles. If a signal kills this program, their input closes,
/// and only a program that does not read its input continues.
enum RunningPrograms {
  /// Seconds that a program gets to end by itself after its standard input closes.
  private static let grace = 0.5
  /// Microseconds between two checks whether a program has ended.
  private static let look: UInt32 = 1000

  private static let running = Mutex<[pid_t: Int32]>([:])
  /// Installs the exit handler that ends all programs; evaluated when the first program is added.
  private static let atExit: Void = {
    atexit { RunningPrograms.endAll() }
  }()

  /// Registers a program that was started, with this end of its standard input.
  static func add(_ process: pid_t, input: Int32) {
    _ = atExit
    running.withLock { $0[process] = input }
  }

  /// The exit status of a program that has ended or is about to, as from `waitpid`; nil if it still runs.
  ///
  /// - Parameter process: A registered program.
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

  /// Closes a program's standard input, and kills it if it has not ended soon after.
  static func end(_ process: pid_t) {
    if forget(process) { end([process]) }
  }

  /// Ends all programs; needed if a signal ends this program, as no exit handler is called then.
  static func endAll() {
    let rest = running.withLock { all in
      defer { all = [:] }
      return all
    }
    for input in rest.values { close(input) }
    end(Array(rest.keys))
  }

  /// Closes a program's standard input; returns false if it was closed before.
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

  /// The exit status of a program that has ended, after ending everything that it started; nil while it runs.
  private static func reap(_ process: pid_t) -> Int32? {
    var found = siginfo_t()
    // The process is only examined first: until it is waited for, its group's number cannot be reused.
    guard waitid(P_PID, id_t(process), &found, WEXITED | WNOHANG | WNOWAIT) == 0,
      found._sifields._sigchld.si_pid == process
    else { return nil }
    kill(-process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return status
  }
}
