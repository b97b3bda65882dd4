import PullToRefresh
import RefreshIndicators
import TextFormats
import TraceReplay

/// The frames of a film strip as the page holds them: for each its index, the words below it, and the engine's indicator as a list of
/// things to draw. The page draws the rest from its curves.
///
/// | item | meaning |
/// |---|---|
/// | `["f", path, colour, opacity]` | a filled path |
/// | `["s", path, colour, opacity, width, cap, join, dashes]` | a line along a path |
/// | `["t", text, x, y, size, weight, anchor, colour, opacity]` | a line of text |
/// | `["g", [a,b,c,d,tx,ty], opacity, clip, items]` | items moved, cut off by a path or null, and faded |
///
/// Paths, widths and dashes are in tenths of a point.
package enum StripText {
  /// Frames at most.
  private static let most = 10

  /// The telling frames of a run.
  ///
  /// - Parameter picture: The run, with one frame per step of the timeline.
  /// - Returns: A JSON array.
  package static func text(of picture: ReplayPicture) -> [UInt8] {
    var json = JSONWriter()
    json.array { json in
      for moment in TellingMoments(picture: picture).chosen(most) {
        let frame = picture.frames[moment.frame]
        let list = RefreshIndicator.display(
          engine: frame.engine, view: frame.situation, width: picture.size.width)
        json.array { json in
          json.value(moment.frame)
          json.value(moment.words)
          json.array { json in for item in list.items { write(item, &json) } }
        }
      }
    }
    return json.bytes
  }

  private static func write(_ item: DisplayItem, _ json: inout JSONWriter) {
    switch item {
    case .fill(let path, let color):
      guard !path.elements.isEmpty else { return }
      json.array { json in
        json.value("f")
        json.value(data(path))
        write(color, &json)
      }
    case .stroke(let path, let color, let style):
      guard !path.elements.isEmpty else { return }
      json.array { json in
        json.value("s")
        json.value(data(path))
        write(color, &json)
        json.value(tenths(style.width))
        json.value(style.cap.rawValue)
        json.value(style.join.rawValue)
        json.array { json in for dash in style.dash { json.value(tenths(dash)) } }
      }
    case .text(let text):
      json.array { json in
        json.value("t")
        json.value(text.content)
        for number in [text.position.x, text.position.y, text.size] { json.value(hundredths(number)) }
        json.value(text.weight)
        json.value(text.anchor.rawValue)
        write(text.color, &json)
      }
    case .group(let group):
      json.array { json in
        let map = group.transform
        json.value("g")
        json.array { json in
          for factor in [map.a, map.b, map.c, map.d, map.tx, map.ty] { json.value(thousandths(factor)) }
        }
        json.value(hundredths(group.opacity))
        json.value(group.clip.map(data))
        json.array { json in for item in group.items { write(item, &json) } }
      }
    }
  }

  private static func write(_ color: DisplayColor, _ json: inout JSONWriter) {
    json.value(color.hex)
    json.value(hundredths(color.opacity))
  }

  /// A path as SVG has it, in tenths of a point.
  private static func data(_ path: VectorPath) -> String {
    func pair(_ point: PathPoint) -> String { "\(tenths(point.x)) \(tenths(point.y))" }
    return path.elements.reduce(into: "") { text, element in
      switch element {
      case .move(let to): text += "M\(pair(to))"
      case .line(let to): text += "L\(pair(to))"
      case .quadratic(let control, let to): text += "Q\(pair(control)) \(pair(to))"
      case .cubic(let first, let second, let to): text += "C\(pair(first)) \(pair(second)) \(pair(to))"
      case .close: text += "Z"
      }
    }
  }

  /// Points beyond which nothing shows.
  private static let furthest = 1e5

  private static func tenths(_ value: Double) -> Int {
    Int((min(max(value, -furthest), furthest) * 10).rounded())
  }
  private static func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 + 0 }
  private static func thousandths(_ value: Double) -> Double { (value * 1000).rounded() / 1000 + 0 }
}
