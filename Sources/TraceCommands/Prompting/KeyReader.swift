import Glibc
import PromptedCapture
import TouchCapture

/// ESC (ECMA-48).
private let escapeKey: UInt8 = 0x1B

/// The way in which keys come.
enum KeyMode {
  /// Each by itself.
  case keys
  /// A line each; its first letter counts.
  case lines
}

/// Reads the keys a person types during a session: single keys on a terminal in raw mode, else a letter a
/// line.
final class KeyReader<Key: Equatable> {
  /// A piece of input.
  enum Input: Equatable {
    /// A key.
    case key(Key)
    /// A line that stands for no key.
    case unknown
    /// Nothing more will come.
    case end
  }

  /// Readable when something was typed; negative once nothing more will come.
  private(set) var descriptor: Int32
  private let mode: KeyMode
  private let now: () -> Int64
  private let holding: Int64
  /// The key of a small letter; nil for none.
  private let key: (UInt8) -> Key?
  private var escape = Escape.none
  private var held: (key: Key, time: Int64)?

  /// The position of the bytes in a terminal's escape sequence: a touchpad's scroll may come as cursor keys.
  private enum Escape { case none, begun, sequence }

  /// A reader.
  ///
  /// - Parameters:
  ///   - descriptor: Standard input, or -1 for none.
  ///   - mode: How keys come.
  ///   - holding: The same key within this time, in microseconds, is held down and counts once.
  ///   - now: A clock, in microseconds.
  ///   - key: The key of a small letter; a large one is the same.
  init(
    _ descriptor: Int32, mode: KeyMode, holding: Int64, now: @escaping () -> Int64 = { LiveRecording.now },
    key: @escaping (UInt8) -> Key?
  ) {
    (self.descriptor, self.mode, self.holding) = (descriptor, mode, holding)
    (self.now, self.key) = (now, key)
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
        if isFirst { inputs.append(key(ofByte: byte).map(Input.key) ?? .unknown) }
      case .keys:
        if let key = typed(byte), !isHeld(key) { inputs.append(.key(key)) }
      }
      isFirst = false
    }
    return inputs
  }

  /// A key outside the terminal's escape sequences.
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

  /// The key of a letter, large or small.
  private func key(ofByte byte: UInt8) -> Key? {
    key((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)
  }
}

extension KeyReader where Key == PromptMachine.Key {
  /// A reader of a prompted session's keys.
  ///
  /// Keyboards wait 250 to 660 ms before they repeat (Linux console, Xorg's older default), then repeat every 30 to 40 ms.
  ///
  /// - Parameters:
  ///   - descriptor: Standard input, or -1 for none.
  ///   - mode: How keys come.
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
