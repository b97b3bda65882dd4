import Glibc

/// A process group for one program and everything that it starts, which never outlives this program.
///
/// A watcher leads the group. It reads from a socket whose other end only this program has open, and kills the group when that ends.
/// The system closes the other end whenever this program ends, also after SIGKILL or a crash, and whether the program reads its input or
/// not. A parent-death signal would reach only the program itself and not its children, and would be sent when the thread that started
/// the program ends.
///
/// The group's number is the watcher's process number, so it cannot be reused while the watcher is not reaped.
struct ProgramGroup {
  /// What the watcher, a shell, runs. Signals that the program sends to its own group do not end it.
  private static let watching =
    "trap '' HUP INT QUIT TERM USR1 USR2 ALRM PIPE TSTP TTIN TTOU; read line; kill -KILL 0"

  /// The program's process number.
  let process: pid_t
  /// The watcher's process number, which is the group's number.
  private let watcher: pid_t
  /// This program's end of the watcher's socket, which stays open as long as the group may run.
  private let lifeline: Int32

  /// Starts a shell command in a group of its own; nil if the system cannot, with the reason in `errno`.
  ///
  /// - Parameters:
  ///   - command: A shell command.
  ///   - input: The descriptor that becomes its standard input.
  ///   - output: The descriptor that becomes its standard output.
  init?(_ command: String, input: Int32, output: Int32) {
    var ends: [Int32] = [-1, -1]
    // Closed in other programs that are started meanwhile, which would keep it from ending.
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      return nil
    }
    defer { close(ends[0]) }
    guard let watcher = Self.spawn(Self.watching, input: ends[0], output: nil, group: 0) else {
      close(ends[1])
      return nil
    }
    (self.watcher, lifeline) = (watcher, ends[1])
    guard let process = Self.spawn(command, input: input, output: output, group: watcher) else {
      let code = errno
      Self.end(watcher, lifeline)
      errno = code
      return nil
    }
    self.process = process
  }

  /// Kills every process of the group.
  func end() { Self.end(watcher, lifeline) }

  private static func end(_ watcher: pid_t, _ lifeline: Int32) {
    kill(-watcher, SIGKILL)
    waitpid(watcher, nil, 0)
    close(lifeline)
  }

  /// Starts a shell in a group; without an output it is a watcher, which shows nothing and receives no signal.
  private static func spawn(_ command: String, input: Int32, output: Int32?, group: pid_t) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    var flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    } else {
      for stream in [STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
      }
      // Until the shell ignores signals, they are blocked.
      var every = sigset_t()
      sigfillset(&every)
      posix_spawnattr_setsigmask(&attributes, &every)
      flags |= POSIX_SPAWN_SETSIGMASK
    }
    // Signals that this program ignores must not be ignored by the child, or it would go on writing to nobody.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGPIPE, SIGXFSZ, SIGINT] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, group)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    let words: [UnsafeMutablePointer<CChar>?] = ["/bin/sh", "-c", command].map { (word: String) in
      strdup(word)
    }
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, "/bin/sh", &actions, &attributes, words + [nil], environ)
    errno = status
    return status == 0 ? process : nil
  }
}
