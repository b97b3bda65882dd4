/// The words that common event lines are made of, each as one number, so that reading a line compares no texts.
struct LineWords: Sendable {
  /// The words, made once.
  static let all = LineWords()
  /// The longest word that fits: one byte of the sixteen stays free, so that no two words are the same number.
  static let longest = 15

  let type = pack("type")
  let time = pack("t")
  let arrival = pack("at")
  let layer = pack("layer")
  let slot = pack("slot")
  let x = pack("x")
  let y = pack("y")
  let source = pack("axis_source")
  let dx = pack("dx")
  let dy = pack("dy")
  let v120x = pack("v120_x")
  let v120y = pack("v120_y")

  let down = pack("down")
  let move = pack("move")
  let up = pack("up")
  let cancel = pack("cancel")
  let scroll = pack("scroll")
  let evdev = pack("evdev")
  let finger = pack("finger")
  let continuous = pack("continuous")
  let wheel = pack("wheel")

  private static func pack(_ word: String) -> UInt128 {
    word.utf8.reduce(0) { number, byte in number << 8 | UInt128(byte) }
  }
}
