import FileAccess
import Glibc
import TestSamples

/// Starts the built `overscroll` and keeps everything it said.
///
/// Output goes to files without a name, so that no amount of it can block the program or the test.
struct RunningBinary {
  /// Where standard output goes.
  enum Output {
    /// Kept, for `Ending.output`.
    case kept
    /// A pipe whose reader is gone.
    case closedPipe
    /// A device that is always full.
    case fullDevice
  }

  /// How a run ended.
  struct Ending: Equatable {
    /// The exit status, or nil after a signal.
    let status: Int32?
    /// The signal that ended it, or nil.
    let signal: Int32?
    /// What it wrote to standard output.
    let output: String
    /// What it wrote to standard error.
    let messages: String
  }

  /// Added to an environment of nothing but PATH, OVERSCROLL and the options of a sanitizer.
  var environment: [String: String] = [:]
  /// Where it starts; nil for the test's own folder.
  var folder: String?
  /// What it reads from standard input.
  var input = ""
  /// A line for `/bin/sh` in place of the binary alone, which is `$OVERSCROLL` in it; killed after a minute: a demo takes ten seconds alone, and more beside other tests.
  var shellLine: String?
  /// Where standard output goes.
  var destination = Output.kept

  /// The built binary: the release program where `tools/test` names one of the present sources, else the one beside the test bundle.
  static var path: String {
    if let named = getenv("OVERSCROLL") { return String(cString: named) }
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    let own = String(decoding: buffer[..<max(0, count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let candidates = [own] + CommandLine.arguments.filter { $0.contains(".xctest") }
    for candidate in candidates {
      let path =
        candidate.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        .joined(separator: "/") + "/overscroll"
      if access(path, X_OK) == 0 { return path }
    }
    fatalError("no overscroll beside \(candidates); run the tests with 'swift test', which builds it")
  }

  /// False for a script that starts the program, as `tools/prove mutants` has one.
  static var isCompiled: Bool {
    (try? FileIO.bytes(of: path, from: 0, count: 4)) == [0x7f] + Array("ELF".utf8)
  }

  /// Runs the binary to its end.
  func run(_ words: [String]) -> Ending {
    let (output, messages, given) = (Self.unnamedFile(), Self.unnamedFile(), Self.unnamedFile())
    defer { [output, messages, given].forEach { close($0) } }
    _ = input.withCString { write(given, $0, strlen($0)) }
    lseek(given, 0, SEEK_SET)
    let target = open(destination, kept: output)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (from, to) in [(given, STDIN_FILENO), (target, STDOUT_FILENO), (messages, STDERR_FILENO)] {
      posix_spawn_file_actions_adddup2(&actions, from, to)
    }
    let status = spawn(words, actions: &actions)
    if target != output { close(target) }
    let low = status & 0x7F
    return Ending(
      status: low == 0 ? (status >> 8) & 0xFF : nil, signal: low == 0 ? nil : low, output: contents(output),
      messages: contents(messages))
  }

  /// The options of a sanitizer that the tests run under: a program built with it would look for leaks as it ends, and take what
  /// globals hold for some.
  private static let sanitizerOptions: [String: String] = {
    let names: [String] = ["ASAN_OPTIONS", "TSAN_OPTIONS"]
    let known = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
    return Dictionary(uniqueKeysWithValues: known)
  }()

  /// The status word of `waitpid`.
  private func spawn(_ words: [String], actions: inout posix_spawn_file_actions_t) -> Int32 {
    let variables = environment.merging(["PATH": "/usr/bin:/bin", "OVERSCROLL": Self.path]) { own, _ in own }
      .merging(Self.sanitizerOptions) { own, _ in own }
    // posix_spawn has no portable way to change the folder; env has.
    let start =
      shellLine.map { ["/usr/bin/timeout", "-s", "KILL", "60", "/bin/sh", "-c", $0, "sh"] } ?? [Self.path]
    let line = (folder.map { ["/usr/bin/env", "-C", $0] } ?? []) + start + words
    var argv: [UnsafeMutablePointer<CChar>?] = line.map { strdup($0) } + [nil]
    var envp: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    // A test's thread blocks signals, which a child would inherit.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var pid = pid_t()
    let failure = posix_spawn(&pid, line[0], &actions, &attributes, &argv, &envp)
    guard failure == 0 else { fatalError("posix_spawn \(Self.path): \(String(cString: strerror(failure)))") }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return status
  }

  private static func unnamedFile() -> Int32 {
    var name = Array("/tmp/overscroll-test-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    unlink(name)
    return descriptor
  }

  private func open(_ destination: Output, kept: Int32) -> Int32 {
    switch destination {
    case .kept: return kept
    case .fullDevice: return Glibc.open("/dev/full", O_WRONLY | O_CLOEXEC)
    case .closedPipe:
      // A socket, because only that can be made closed-on-exec in one step: no other test's child keeps it open.
      var ends: [Int32] = [0, 0]
      socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends)
      close(ends[0])
      return ends[1]
    }
  }

  private func contents(_ descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: Int(lseek(descriptor, 0, SEEK_END)))
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}

/// Runs the built binary with nothing special.
func overscroll(_ words: String...) -> RunningBinary.Ending {
  RunningBinary().run(words)
}

/// Runs a line of `/bin/sh` in a folder; `$OVERSCROLL` is the built binary.
func shell(_ line: String, in folder: TemporaryFolder) -> RunningBinary.Ending {
  var binary = RunningBinary()
  binary.folder = folder.path
  binary.shellLine = line
  return binary.run([])
}

/// Runs the built binary in a folder.
func overscroll(_ words: [String], in folder: TemporaryFolder) -> RunningBinary.Ending {
  var binary = RunningBinary()
  binary.folder = folder.path
  return binary.run(words)
}
