import Glibc
import PromptedCapture

/// What a person types during a session: single keys on a terminal in raw mode, else a letter a line.
final class KeyReader {
  /// How keys come.
  enum Mode {
    /// Each by itself.
    case keys
    /// A line each; its first letter counts.
    case lines
  }

  /// What came.
  enum Input: Equatable {
    /// A key.
    case key(PromptMachine.Key)
    /// Nothing more will come.
    case end
  }

  /// Readable when something was typed; negative once nothing more will come.
  private(set) var descriptor: Int32
  private let mode: Mode
  private var escape = Escape.none

  /// Where in a terminal's escape sequence the bytes are: a touchpad's scroll may come as cursor keys.
  private enum Escape { case none, begun, sequence }

  /// A reader.
  ///
  /// - Parameters:
  ///   - descriptor: Standard input, or -1 for none.
  ///   - mode: How keys come.
  init(_ descriptor: Int32, mode: Mode) {
    (self.descriptor, self.mode) = (descriptor, mode)
  }

  /// Whether something is there to read.
  var isReadable: Bool {
    guard descriptor >= 0 else { return false }
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, 0) > 0
  }

  /// What was typed, without waiting; for lines, one line at most.
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
      if mode == .lines, byte == UInt8(ascii: "\n") { return inputs }
      if mode == .keys || isFirst, let key = key(byte) { inputs.append(.key(key)) }
      isFirst = false
    }
    return inputs
  }

  private func key(_ byte: UInt8) -> PromptMachine.Key? {
    switch escape {
    case .begun:
      // CSI and SS3 bring more; anything else ends it (ECMA-48).
      escape = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") ? .sequence : .none
      return nil
    case .sequence:
      if (0x40...0x7E).contains(byte) { escape = .none }
      return nil
    case .none: break
    }
    switch byte {
    case 0x1B: escape = .begun
    case UInt8(ascii: "a"), UInt8(ascii: "A"): return .accept
    case UInt8(ascii: "r"), UInt8(ascii: "R"): return .redo
    case UInt8(ascii: "s"), UInt8(ascii: "S"): return .skip
    case UInt8(ascii: "q"), UInt8(ascii: "Q"): return .quit
    default: break
    }
    return nil
  }
}
