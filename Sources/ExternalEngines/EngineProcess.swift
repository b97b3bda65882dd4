import Glibc
import TextFormats

/// A child process that communicates by lines: one goes to its standard input, one comes from its standard output.
///
/// A shell starts it in its own ``ProgramGroup``, so that it and everything it starts end with this program; its standard
/// error is shared with this program. It should end when its standard input closes, and is killed if it has not soon after.
// `@unchecked`: it belongs to one run at a time, see `ExternalEngine`.
final class EngineProcess: @unchecked Sendable {
  /// A failure of the process: a phrase that follows its command in messages.
  struct Fault: Error {
    let words: String
    /// True if the process did not answer within the timeout.
    var isLate = false
  }

  /// Bytes per read; most answers have a few dozen.
  private static let portion = 4096
  /// The most milliseconds until a wait notices that it was called off.
  private static let look = 100.0
  /// The longest line that the process may send, in bytes; an answer has at most 16 effects.
  private static let longestLine = 65_536
  /// A shell's exit status for a command that it cannot find.
  private static let notFound: Int32 = 127

  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private var received: [UInt8] = []
  private var isOpen = true
  /// True from a line that was sent until its answer has arrived.
  private var owesAnswer = false

  /// Starts a command.
  ///
  /// - Parameter command: A shell command.
  /// - Throws: If the system cannot start another program.
  init(_ command: String) throws(Fault) {
    var (ends, outputs): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    // Sockets, because writing to a closed one gives an error and not a signal; and closed in other programs that are
    // started meanwhile.
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0, socketpair(AF_UNIX, kind, 0, &outputs) == 0 else {
      for end in ends where end >= 0 { close(end) }
      throw Fault(words: "cannot be started: \(Self.reason)")
    }
    defer {
      close(ends[1])
      close(outputs[1])
    }
    (input, output) = (ends[0], outputs[0])
    guard let group = ProgramGroup(command, input: ends[1], output: outputs[1]) else {
      let reason = Self.reason
      close(ends[0])
      close(outputs[0])
      throw Fault(words: "cannot be started: \(reason)")
    }
    process = group.process
    for end in [ends[0], outputs[0]] { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    RunningPrograms.add(group, input: input)
  }

  deinit { end() }

  /// The system's message for its last error.
  private static var reason: String { String(cString: strerror(errno)) }

  // MARK: Speaking

  /// Sends a line and reads the line that answers it.
  ///
  /// - Parameters:
  ///   - line: The line with its line feed.
  ///   - limit: The timeout, in seconds.
  /// - Returns: The answer without its line feed.
  /// - Throws: For no answer, one too many, one too long, or the process's end.
  func answer(to line: [UInt8], within limit: Double) throws(Fault) -> [UInt8] {
    guard received.isEmpty else {
      throw Fault(
        words: "sent a line without a request: '\(Self.shown(received))'; answer each line with one line")
    }
    let deadline = EngineClock.now + limit
    try requireWaiting()
    owesAnswer = true
    try send(line, until: deadline, limit)
    while true {
      if !received.isEmpty, let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        let answer = Array(received[..<end])
        received.removeSubrange(...end)
        owesAnswer = false
        return answer
      }
      guard received.count <= Self.longestLine else {
        throw Fault(
          words: "sent more than \(Self.longestLine) bytes without a line feed; end each answer with one")
      }
      try wait(for: Int16(POLLIN), of: output, until: deadline, limit)
      try receive()
    }
  }

  private func send(_ line: [UInt8], until deadline: Double, _ limit: Double) throws(Fault) {
    var sent = 0
    while sent < line.count {
      let count = line.withUnsafeBytes { bytes in
        Glibc.send(
          input, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN {
        try wait(for: Int16(POLLOUT), of: input, until: deadline, limit)
      } else if errno != EINTR {
        // The process reads no more; its earlier output and its exit tell why.
        return
      }
    }
  }

  private func receive() throws(Fault) {
    let start = received.count
    var count = 0
    received.append(contentsOf: repeatElement(0, count: Self.portion))
    received.withUnsafeMutableBytes { bytes in
      count = read(output, bytes.baseAddress.map { $0 + start }, Self.portion)
    }
    let code = errno
    received.removeLast(Self.portion - max(0, count))
    if count == 0 { throw Fault(words: ended(saying: "closed its standard output")) }
    guard count > 0 || code == EAGAIN || code == EINTR else {
      throw Fault(words: "cannot be read: \(String(cString: strerror(code)))")
    }
  }

  private func requireWaiting() throws(Fault) {
    if RunningPrograms.areCalledOff { throw Fault(words: ExternalEngine.calledOff) }
  }

  private func wait(for events: Int16, of end: Int32, until deadline: Double, _ limit: Double) throws(Fault) {
    while true {
      let rest = deadline - EngineClock.now
      guard rest > 0 else {
        let milliseconds = Int((limit * 1000).rounded())
        throw Fault(
          words:
            "did not answer within \(milliseconds) ms; flush each line, or send 'deadline_ms' in its hello",
          isLate: true)
      }
      try requireWaiting()
      var one = pollfd(fd: end, events: events, revents: 0)
      let found = poll(&one, 1, Int32(min(rest * 1000, Self.look).rounded(.up)))
      if found > 0 || (found < 0 && errno != EINTR) { return }
    }
  }

  /// A line as shown in messages: shortened, without control characters.
  static func shown(_ line: [UInt8]) -> String {
    let longest = 60
    let text = String(decoding: line.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      .withoutControlCharacters
    return text.count > longest ? text.prefix(longest) + "…" : text
  }

  // MARK: Ending

  /// The message for a program that no longer answers: how it ended, or what it closed if it still runs.
  private func ended(saying closed: String) -> String {
    guard let status = RunningPrograms.status(of: process) else {
      return "\(closed); keep it open until the standard input ends"
    }
    let signal = status & 0x7F
    guard signal == 0 else { return "was killed by signal \(signal); see its messages above" }
    let code = (status >> 8) & 0xFF
    return code == Self.notFound
      ? "no such command in the shell (exit \(code)); is its path right?"
      : "ended with exit \(code) before it had answered; see its messages above"
  }

  /// Ends the process, which must not be used any more.
  func end() {
    guard isOpen else { return }
    isOpen = false
    close(output)
    RunningPrograms.end(process, owesAnswer: owesAnswer)
  }
}
