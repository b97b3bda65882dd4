import PullToRefresh
import RefreshIndicators
import TextFormats
import TraceReplay

/// The frames of a film strip as JSON: each frame's index, the words below it, and the engine's indicator as a list of items to draw.
///
/// The page draws everything else from its curves.
///
/// | item | meaning |
/// |---|---|
/// | `["f", path, colour, opacity]` | a filled path |
/// | `["s", path, colour, opacity, width, cap, join, dashes]` | a line along a path |
/// | `["t", text, x, y, size, weight, anchor, colour, opacity]` | a line of text |
/// | `["g", [a,b,c,d,tx,ty], opacity, clip, items]` | items moved, cut off by a path or null, and faded |
///
/// Paths (relative, as SVG has them), widths and dashes are in tenths of a point.
package enum StripText {
  /// The largest number of frames in a strip.
  private static let most = 8

  /// The most informative frames of a run, with their indicators, as JSON.
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

  /// A path as SVG path data, in tenths of a point. Each position is relative to the previous one, which takes the fewest characters.
  private static func data(_ path: VectorPath) -> String {
    var text = ""
    var (last, start) = ((x: 0, y: 0), (x: 0, y: 0))
    func add(_ letter: String, _ points: [PathPoint]) {
      let places = points.map { (x: tenths($0.x), y: tenths($0.y)) }
      text += letter + places.map { "\($0.x - last.x) \($0.y - last.y)" }.joined(separator: " ")
      if let end = places.last { last = end }
    }
    for element in path.elements {
      switch element {
      case .move(let to):
        add("m", [to])
        start = last
      case .line(let to): add("l", [to])
      case .quadratic(let control, let to): add("q", [control, to])
      case .cubic(let first, let second, let to): add("c", [first, second, to])
      case .close:
        text += "z"
        last = start
      }
    }
    return text
  }

  /// The largest coordinate that is written, in points; nothing beyond it is visible.
  private static let furthest = 1e5

  private static func tenths(_ value: Double) -> Int {
    Int((min(max(value, -furthest), furthest) * 10).rounded())
  }
  private static func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 + 0 }
  private static func thousandths(_ value: Double) -> Double { (value * 1000).rounded() / 1000 + 0 }
}
