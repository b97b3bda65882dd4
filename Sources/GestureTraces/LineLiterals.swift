/// The fixed parts of canonical event lines as words of eight bytes, the first one lowest, so that reading a line compares no texts.
struct LineLiterals: Sendable {
  /// The only instance, which all readers of lines share.
  static let all = LineLiterals()

  let type = word("{\"type\":")
  let move = word("\"move\",\"")
  let down = word("\"down\",\"")
  let stop = word("\"stop\",\"")
  let hold = word("\"hold\",\"")
  let scroll = word("\"scroll\"")
  let unhold = word("\"unhold\"")
  let cancel = word("\"cancel\"")
  let up = word("\"up\",\"t\"")

  /// The end of a word that contains `"t":`, after type names of two, four and six letters.
  let time = word("t\":")
  let laterTime = word(",\"t\":")
  let colon = word(":")
  let arrival = word(",\"at\":")
  let layer = word(",\"layer\"")
  let evdev = word(":\"evdev\"")
  let slot = word(",\"slot\":")
  let x = word(",\"x\":")
  let y = word(",\"y\":")
  let fingers = word(",\"finger")
  let fingersEnd = word("s\":")
  let cancelled = word(",\"cancel")
  let cancelledEnd = word("led\":")
  let yes = word("true")
  let no = word("false")
  let source = word(",\"axis_s")
  let sourceEnd = word("ource\":\"")
  let finger = word("finger\"")
  let wheel = word("wheel\"")
  let continuous = word("continuo")
  let continuousEnd = word("us\"")
  let dx = word(",\"dx\":")
  let dy = word(",\"dy\":")
  let v120x = word(",\"v120_x")
  let v120y = word(",\"v120_y")
  let close = word("}\n")
  let end = word("\"end\",\"t")
  let quoteColon = word("\":")
  let events = word(",\"events")
  let grade = word(",\"grade\"")
  let gradeStart = word(":\"")
  let quote = word("\"")
  let reasons = word(",\"reason")
  let noReasons = word("s\":[]}\n")

  /// An ASCII text of up to eight bytes as a word.
  private static func word(_ text: StaticString) -> UInt64 {
    let bytes = "\(text)".utf8
    precondition(bytes.count <= 8, "a part has 8 bytes at most")
    return bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
