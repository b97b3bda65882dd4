import GestureTraces
import Testing
import TraceReplay

/// Traces written by hand, in points, so that a test's numbers can be worked out on paper.
package struct ScriptedTrace {
  private var lines: [String] = []
  private let header: String

  /// A trace on a device of this kind; `rest` are further members of the header.
  package init(kind: String = "touchscreen", units: String = "points", rest: String = "") {
    header =
      #"{"format":"overscroll-trace","version":1,"device":{"kind":"\#(kind)"},"units":"\#(units)","source":{"origin":"synthetic"}\#(rest)}"#
  }

  /// Adds an event line as it stands in a file.
  package mutating func add(_ line: String) { lines.append(line) }

  /// One finger down at `time` ms and `y` points, moving evenly to each position in turn with a report every
  /// `step` ms, then up.
  package mutating func drag(
    at time: Int, from y: Double, to positions: [(y: Double, time: Int)], step: Int = 10, lift: Bool = true
  ) {
    add(#"{"type":"down","t":\#(time * 1000),"slot":0,"x":0,"y":\#(y)}"#)
    var (lastTime, lastY) = (time, y)
    for position in positions {
      for moment in stride(from: lastTime + step, through: position.time, by: step) {
        let share = Double(moment - lastTime) / Double(position.time - lastTime)
        add(
          #"{"type":"move","t":\#(moment * 1000),"slot":0,"x":0,"y":\#(lastY + share * (position.y - lastY))}"#
        )
      }
      (lastTime, lastY) = (position.time, position.y)
    }
    if lift { add(#"{"type":"up","t":\#(lastTime * 1000 + 1000),"slot":0}"#) }
  }

  /// The finger of a drag without a lift is taken away at `time` ms.
  package mutating func cancel(at time: Int) { add(#"{"type":"cancel","t":\#(time * 1000),"slot":0}"#) }

  /// The trace as the reader gives it.
  package func trace(ended: Bool = true) throws -> Trace {
    let end =
      ended ? [#"{"type":"end","t":86400000000,"events":\#(lines.count),"grade":"A","reasons":[]}"#] : []
    let text = ([header] + lines + end).map { $0 + "\n" }.joined()
    return try TraceReader.trace(of: Array(text.utf8), path: "scripted.trace")
  }

  /// The fingers of the trace.
  package func track(_ options: ReplayOptions = ReplayOptions()) throws -> FingerTrack {
    FingerTrack(of: try trace(), options: options, viewport: 667)
  }
}
