import Glibc
import PromptedCapture
import TouchCapture

/// Reads the keys a person types during a session: single keys on a terminal in raw mode, else a letter a
/// line.
final class KeyReader {
  /// The way in which keys come.
  enum Mode {
    /// Each by itself.
    case keys
    /// A line each; its first letter counts.
    case lines
  }

  /// A piece of input.
  enum Input: Equatable {
    /// A key.
    case key(PromptMachine.Key)
    /// A line that stands for no key.
    case unknown
    /// Nothing more will come.
    case end
  }

  /// Readable when something was typed; negative once nothing more will come.
  private(set) var descriptor: Int32
  private let mode: Mode
  private let now: () -> Int64
  private var escape = Escape.none
  private var held: (key: PromptMachine.Key, time: Int64)?

  /// The position of the bytes in a terminal's escape sequence: a touchpad's scroll may come as cursor keys.
  private enum Escape { case none, begun, sequence }

  /// The same key within this time, in microseconds, is held down: keyboards wait 250 to 660 ms before they repeat
  /// (Linux console, Xorg's older default), then repeat every 30 to 40 ms.
  private static let holding: Int64 = 700_000

  /// A reader.
  ///
  /// - Parameters:
  ///   - descriptor: Standard input, or -1 for none.
  ///   - mode: How keys come.
  ///   - now: A clock, in microseconds.
  init(_ descriptor: Int32, mode: Mode, now: @escaping () -> Int64 = { LiveRecording.now }) {
    (self.descriptor, self.mode, self.now) = (descriptor, mode, now)
  }

  /// True if there is something to read.
  var isReadable: Bool {
    guard descriptor >= 0 else { return false }
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, 0) > 0
  }

  /// The input so far, without waiting; for lines, one line at most. A key that is held down counts once.
  func read() -> [Input] {
    var inputs: [Input] = []
    var isFirst = true
    while isReadable {
      var byte: UInt8 = 0
      let count = Glibc.read(descriptor, &byte, 1)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count == 1 else {
        descriptor = -1
        return inputs + [.end]
      }
      switch mode {
      case .lines:
        if byte == UInt8(ascii: "\n") { return inputs }
        if isFirst { inputs.append(Self.key(byte).map(Input.key) ?? .unknown) }
      case .keys:
        if let key = typed(byte), !isHeld(key) { inputs.append(.key(key)) }
      }
      isFirst = false
    }
    return inputs
  }

  /// A key outside the terminal's escape sequences.
  private func typed(_ byte: UInt8) -> PromptMachine.Key? {
    switch escape {
    case .begun:
      // CSI and SS3 bring more (ECMA-48); before anything else the Escape key was pressed by itself.
      let brings = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O")
      escape = brings ? .sequence : byte == Self.escape ? .begun : .none
      return brings ? nil : Self.key(byte)
    case .sequence:
      if (0x40...0x7E).contains(byte) { escape = .none }
      return nil
    case .none:
      if byte == Self.escape { escape = .begun }
      return Self.key(byte)
    }
  }

  private func isHeld(_ key: PromptMachine.Key) -> Bool {
    let time = now()
    defer { held = (key, time) }
    return held.map { $0.key == key && time - $0.time < Self.holding } ?? false
  }

  /// ESC (ECMA-48).
  private static let escape: UInt8 = 0x1B

  private static func key(_ byte: UInt8) -> PromptMachine.Key? {
    switch byte {
    case UInt8(ascii: "a"), UInt8(ascii: "A"): .accept
    case UInt8(ascii: "r"), UInt8(ascii: "R"): .redo
    case UInt8(ascii: "s"), UInt8(ascii: "S"): .skip
    case UInt8(ascii: "q"), UInt8(ascii: "Q"): .quit
    default: nil
    }
  }
}
