/// Several of `DragTrace`'s drags in one trace, five seconds apart: longer than any refresh of 2 s and its end.
struct DragsTrace {
  /// How far each goes down, in millimetres.
  var millimetres: [Int]
  /// What the person meant with all of them; nil where the header does not say.
  var intent: String?
  /// More of the header, with a comma before it.
  var header = ""
  /// Microseconds from one drag to the next.
  var apart = 5_000_000

  /// The whole file.
  var text: String {
    let intent = intent.map { #","intent":"\#($0)""# } ?? ""
    var lines = [
      #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen","size_mm":[60,120]},"#
        + #""source":{"origin":"synthetic"}\#(intent)\#(header)}"#
    ]
    for (index, length) in millimetres.enumerated() {
      let start = index * apart
      lines.append(#"{"type":"down","t":\#(start),"slot":0,"x":30,"y":10}"#)
      for step in 1...length {
        lines.append(#"{"type":"move","t":\#(start + step * 10_000),"slot":0,"x":30,"y":\#(10 + step)}"#)
      }
      lines.append(#"{"type":"up","t":\#(start + length * 10_000 + 5000),"slot":0}"#)
    }
    let end = millimetres.count * apart
    lines.append(#"{"type":"end","t":\#(end),"events":\#(lines.count - 1),"grade":"A","reasons":[]}"#)
    return lines.map { $0 + "\n" }.joined()
  }

  /// A trace of a wheel alone: no drag in it.
  static let wheel = [
    #"{"format":"overscroll-trace","version":1,"device":{"kind":"wheel"},"source":{"origin":"synthetic"},"intent":"pull"}"#,
    #"{"type":"scroll","t":0,"axis_source":"wheel","v120_y":-120}"#,
    #"{"type":"end","t":1000000,"events":1,"grade":"A","reasons":[]}"#,
  ].map { $0 + "\n" }.joined()
}
