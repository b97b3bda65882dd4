/// The labels and curves of a drawing, read back from its text.
struct DrawnLabels {
  /// A text where it stands, as wide as its letters in a font of 12.5 with letters of common width.
  struct Label: Equatable {
    let text: String
    let (left, right, top, base): (Double, Double, Double, Double)
  }

  private(set) var labels: [Label] = []
  private(set) var curves: [[(x: Double, y: Double)]] = []

  /// DejaVu Sans, the widest of what `system-ui` is on a Linux desktop, has small letters of 0.52 em on average.
  private static let letter = 0.52 * 12.5
  /// Of a letter without descent, above the base line.
  private static let height = 9.0

  /// What stands in an SVG.
  init(_ svg: String) {
    for line in svg.split(separator: "\n") {
      if line.hasPrefix("<text "), let x = Self.number("x", line), let y = Self.number("y", line) {
        let text = line.split(separator: ">")[1].split(separator: "<")[0]
        let width = Double(text.count) * Self.letter
        let left = line.contains("\"end\"") ? x - width : line.contains("\"middle\"") ? x - width / 2 : x
        labels.append(
          Label(text: String(text), left: left, right: left + width, top: y - Self.height, base: y))
      } else if line.hasPrefix("<polyline "), let points = Self.attribute("points", line) {
        curves.append(
          points.split(separator: " ").map { pair in
            let numbers = pair.split(separator: ",").compactMap { Double($0) }
            return (numbers[0], numbers[1])
          })
      }
    }
  }

  /// What of some labels stands on each other, or on a curve: a point every half unit along it.
  func collisions(of some: [Label]) -> [String] {
    var found: [String] = []
    for (index, one) in some.enumerated() {
      for other in some[(index + 1)...]
      where one.left < other.right && other.left < one.right && one.top < other.base && other.top < one.base {
        found.append("\(one.text) on \(other.text)")
      }
      let isCrossed = curves.contains { curve in
        zip(curve, curve.dropFirst()).contains { from, to in
          let steps = max(1, Int(2 * max(abs(to.x - from.x), abs(to.y - from.y))))
          return (0...steps).contains { step in
            let share = Double(step) / Double(steps)
            let (x, y) = (from.x + share * (to.x - from.x), from.y + share * (to.y - from.y))
            return x > one.left && x < one.right && y > one.top && y < one.base
          }
        }
      }
      if isCrossed { found.append("\(one.text) on a curve") }
    }
    return found
  }

  private static func attribute(_ name: String, _ line: Substring) -> Substring? {
    line.split(separator: " \(name)=\"", maxSplits: 1).dropFirst().first.map { $0.prefix { $0 != "\"" } }
  }

  private static func number(_ name: String, _ line: Substring) -> Double? {
    attribute(name, line).flatMap { Double($0) }
  }
}
