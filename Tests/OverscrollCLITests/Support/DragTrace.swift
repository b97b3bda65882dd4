/// A small trace, written out by hand: one drag on a touchscreen of 60 × 120 mm, a millimetre every 10 ms.
///
/// A millimetre is 6.42 pt, so the finger goes 642 pt/s. It lifts 5 ms after the last move. Downwards by 25 mm it goes
/// 160.5 pt and lifts at 255 ms.
struct DragTrace {
  /// How far, in millimetres; negative is up.
  var millimetres = 25
  /// What the person meant, as the header has it.
  var intent = "pull"
  /// More of the header, with a comma before it.
  var header = ""
  /// Milliseconds from an event to its arrival; nil writes none.
  var delay: Int?

  /// The lines: header, down, moves, up, end.
  var lines: [String] {
    let start = millimetres < 0 ? 110 : 10
    let sign = millimetres.signum()
    var lines = [
      #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen","size_mm":[60,120]},"#
        + #""source":{"origin":"synthetic","generator":"by hand","seed":1},"intent":"\#(intent)"\#(header)}"#,
      event("down", at: 0, #","slot":0,"x":30,"y":\#(start)"#),
    ]
    for step in 1...abs(millimetres) {
      lines.append(event("move", at: step * 10_000, #","slot":0,"x":30,"y":\#(start + sign * step)"#))
    }
    let lift = abs(millimetres) * 10_000 + 5000
    lines.append(event("up", at: lift, #","slot":0"#))
    lines.append(#"{"type":"end","t":\#(lift),"events":\#(lines.count - 1),"grade":"A","reasons":[]}"#)
    return lines
  }

  /// The whole file.
  var text: String { lines.joined(separator: "\n") + "\n" }

  private func event(_ type: String, at time: Int, _ rest: String) -> String {
    let arrival = delay.map { #","at":\#(time + $0 * 1000)"# } ?? ""
    return #"{"type":"\#(type)","t":\#(time)\#(arrival)\#(rest)}"#
  }
}
