import GestureTraces
import TestSamples

/// What a peer's fingers do, as a trace: one point is one of the peer's pixels.
struct PeerGesture {
  /// A touch: its time in ms, the way in points it has made by each time, and if it is taken away at the end.
  struct Stroke: Sendable {
    let start: Int
    let way: [(y: Double, time: Int)]
    let isCancelled: Bool

    init(_ start: Int = 0, _ way: (y: Double, time: Int)..., isCancelled: Bool = false) {
      self.init(start, way: way, isCancelled: isCancelled)
    }

    init(_ start: Int = 0, way: [(y: Double, time: Int)], isCancelled: Bool = false) {
      (self.start, self.way, self.isCancelled) = (start, way, isCancelled)
    }

    /// A throw towards the top at 5 points a millisecond, let go after 590 points: 10 short of it where the content is
    /// 600 down.
    static var thrown: Stroke { Stroke(0, (590, 118)) }

    /// A pull that rests at 80 points and goes back to 10 within 5 ms, between two frames, as the finger lifts.
    static var takenBackAtTheLift: Stroke { Stroke(0, (80, 100), (80, 200), (10, 205)) }

    /// A pull to `y` points at a point a millisecond, that rests there for 200 ms.
    static func pull(_ y: Double, isCancelled: Bool = false) -> Stroke {
      let time = Int(y.rounded(.up))
      return Stroke(0, way: [(y, time), (y, time + 200)], isCancelled: isCancelled)
    }

    /// One event of `y` points, and a rest of `rest` ms: bouncing content of Flutter's follows the first event past its edge
    /// whole.
    static func push(_ y: Double, rest: Int = 200) -> Stroke { Stroke(0, (y, 1), (y, 1 + rest)) }

    /// The time of its last sample, in ms; a millisecond later the finger is up.
    var end: Int { way.last?.time ?? start }
  }

  /// The touches of the first finger, one after the other.
  let strokes: [Stroke]
  /// Milliseconds from sample to sample; each position is one too.
  var step = 1
  /// Length of the viewport, in points; nil for that of a trace that says nothing.
  var viewport: Double?
  /// Points the content is scrolled down when the finger comes.
  var start = 0.0
  /// Milliseconds at which a second finger comes, and goes; it does not move.
  var second: (from: Int, until: Int)?
  /// Points to the side for each point of travel, up to a time in milliseconds.
  var sideways: (slope: Double, until: Int)?

  /// The gesture as the reader gives it.
  func trace() throws -> Trace {
    var lines = strokes.flatMap(lines)
    if let second {
      lines.append((second.from, #"{"type":"down","t":\#(second.from * 1000),"slot":1,"x":50,"y":0}"#))
      lines.append((second.until, #"{"type":"up","t":\#(second.until * 1000),"slot":1}"#))
    }
    var script = ScriptedTrace(rest: scenario)
    // The first finger's events of a time stand before the second's.
    for line in lines.enumerated().sorted(by: { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) })
    {
      script.add(line.element.text)
    }
    return try script.trace()
  }

  private var scenario: String {
    let viewport = viewport.map { #""viewport":\#($0),"# } ?? ""
    return #","scenario":{\#(viewport)"start_offset":\#(start)}"#
  }

  private func lines(of stroke: Stroke) -> [(time: Int, text: String)] {
    var lines = [(time: stroke.start, text: event("down", at: stroke.start, #","x":0,"y":0"#))]
    var (last, x, y) = ((time: stroke.start, y: 0.0), 0.0, 0.0)
    for leg in stroke.way {
      var times = Array(stride(from: last.time + step, to: leg.time, by: step))
      if leg.time > last.time { times.append(leg.time) }
      for time in times {
        let next = last.y + (leg.y - last.y) * Double(time - last.time) / Double(leg.time - last.time)
        if let sideways, time <= sideways.until { x += sideways.slope * (next - y) }
        y = next
        lines.append((time, event("move", at: time, #","x":\#(x),"y":\#(y)"#)))
      }
      last = (leg.time, leg.y)
    }
    let end = stroke.end + 1
    lines.append((end, event(stroke.isCancelled ? "cancel" : "up", at: end)))
    return lines
  }

  private func event(_ type: String, at time: Int, _ position: String = "") -> String {
    #"{"type":"\#(type)","t":\#(time * 1000),"slot":0\#(position)}"#
  }
}
