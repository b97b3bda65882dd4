import Glibc
import PromptedCapture
import TouchCapture

/// The byte with which terminal escape sequences begin (ESC, ECMA-48).
private let escapeKey: UInt8 = 0x1B

/// How typed keys reach the program.
enum KeyMode {
  /// Each key arrives as it is pressed: the terminal is in raw mode.
  case keys
  /// Input arrives line by line; the first letter of a line counts as the key.
  case lines
}

/// Reads the keys that a person types during a session: single keys on a terminal in raw mode, else one letter per
/// line.
final class KeyReader<Key: Equatable> {
  /// One piece of input: a key, an unknown line, or the end.
  enum Input: Equatable {
    /// A key that the session knows.
    case key(Key)
    /// A line whose first letter is not a known key.
    case unknown
    /// The end of the input.
    case end
  }

  /// The file descriptor to poll for input; negative after the end of the input.
  private(set) var descriptor: Int32
  private let mode: KeyMode
  private let now: () -> Int64
  private let holding: Int64
  /// Converts a lower-case letter to a key; nil if the letter has no meaning.
  private let key: (UInt8) -> Key?
  private var escape = Escape.none
  private var held: (key: Key, time: Int64)?

  /// The position within an escape sequence of the terminal, which is ignored. A touchpad's scroll may arrive as cursor keys.
  private enum Escape { case none, begun, sequence }

  /// Creates a reader for keys of any kind.
  ///
  /// - Parameters:
  ///   - descriptor: Standard input, or -1 for no input.
  ///   - mode: How keys are read.
  ///   - holding: The same key within this time, in microseconds, is a held key and counts once.
  ///   - now: A clock, in microseconds.
  ///   - key: The key for a lower-case letter; upper case means the same.
  init(
    _ descriptor: Int32, mode: KeyMode, holding: Int64, now: @escaping () -> Int64 = { LiveRecording.now },
    key: @escaping (UInt8) -> Key?
  ) {
    (self.descriptor, self.mode, self.holding) = (descriptor, mode, holding)
    (self.now, self.key) = (now, key)
  }

  /// True if input can be read without waiting.
  var isReadable: Bool {
    guard descriptor >= 0 else { return false }
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, 0) > 0
  }

  /// Reads the input that has arrived, without waiting; in line mode at most one line. A held key counts once.
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
        if isFirst { inputs.append(key(ofByte: byte).map(Input.key) ?? .unknown) }
      case .keys:
        if let key = typed(byte), !isHeld(key) { inputs.append(.key(key)) }
      }
      isFirst = false
    }
    return inputs
  }

  /// The key for a typed byte; nil if the byte is no key or belongs to an escape sequence.
  private func typed(_ byte: UInt8) -> Key? {
    switch escape {
    case .begun:
      // CSI and SS3 bring more (ECMA-48); before anything else the Escape key was pressed by itself.
      let brings = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O")
      escape = brings ? .sequence : byte == escapeKey ? .begun : .none
      return brings ? nil : key(ofByte: byte)
    case .sequence:
      if (0x40...0x7E).contains(byte) { escape = .none }
      return nil
    case .none:
      if byte == escapeKey { escape = .begun }
      return key(ofByte: byte)
    }
  }

  private func isHeld(_ key: Key) -> Bool {
    let time = now()
    defer { held = (key, time) }
    return held.map { $0.key == key && time - $0.time < holding } ?? false
  }

  /// The key for a letter in upper or lower case.
  private func key(ofByte byte: UInt8) -> Key? {
    key((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)
  }
}

extension KeyReader where Key == PromptMachine.Key {
  /// Creates a reader for the keys of a prompted session. A held key counts once.
  ///
  /// Keyboards wait 250 to 660 ms before they repeat (Linux console, Xorg's older default), then repeat every 30 to 40 ms.
  ///
  /// - Parameters:
  ///   - descriptor: Standard input, or -1 for no input.
  ///   - mode: How keys are read.
  ///   - now: A clock, in microseconds.
  convenience init(_ descriptor: Int32, mode: KeyMode, now: @escaping () -> Int64 = { LiveRecording.now }) {
    self.init(descriptor, mode: mode, holding: 700_000, now: now) { letter in
      switch letter {
      case UInt8(ascii: "a"): .accept
      case UInt8(ascii: "r"): .redo
      case UInt8(ascii: "s"): .skip
      case UInt8(ascii: "q"): .quit
      default: nil
      }
    }
  }
}
