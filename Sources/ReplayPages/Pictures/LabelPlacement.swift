import RefreshIndicators

/// Places labels in a drawing: near the point that they name, and not over a curve, a dot or another label.
struct LabelPlacement {
  /// An axis-aligned rectangle, in user units; y grows downwards.
  struct Box: Equatable, Sendable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    /// True if two boxes overlap; touching at an edge is no overlap.
    func meets(_ other: Box) -> Bool {
      x < other.x + other.width && other.x < x + width && y < other.y + other.height
        && other.y < y + height
    }

    /// True if the straight line between two points touches or crosses the box.
    ///
    /// The line is clipped by the four sides of the box in turn (Liang and Barsky); the remaining part is inside.
    func meets(_ from: (x: Double, y: Double), _ to: (x: Double, y: Double)) -> Bool {
      var (first, last) = (0.0, 1.0)
      return Self.cut(&first, &last, step: from.x - to.x, room: from.x - x)
        && Self.cut(&first, &last, step: to.x - from.x, room: x + width - from.x)
        && Self.cut(&first, &last, step: from.y - to.y, room: from.y - y)
        && Self.cut(&first, &last, step: to.y - from.y, room: y + height - from.y) && first <= last
    }

    /// Clips a line by one side of a box: `first` and `last` bound the remaining part, as fractions of the line.
    ///
    /// Returns false if the line is parallel to the side and outside.
    private static func cut(_ first: inout Double, _ last: inout Double, step: Double, room: Double) -> Bool {
      if step == 0 { return room >= 0 }
      if step < 0 { first = max(first, room / step) } else { last = min(last, room / step) }
      return true
    }

    /// The point of the box that is nearest to `point`.
    func nearest(to point: (x: Double, y: Double)) -> (x: Double, y: Double) {
      (min(max(point.x, x), x + width), min(max(point.y, y), y + height))
    }
  }

  /// A label with its position in the drawing.
  struct Label: Sendable {
    let text: String
    let box: Box
    /// True if the label is left of its point; its text is then right-aligned.
    let isLeft: Bool
    /// A line from the named point to the label; nil if the label is next to the point.
    let leader: (from: (x: Double, y: Double), to: (x: Double, y: Double))?

    /// Draws the label's text with the CSS class `name`; the leader line is drawn separately.
    func draw(_ name: String, in drawing: inout SVGDocument) {
      let x = isLeft ? box.x + box.width - LabelPlacement.padding : box.x + LabelPlacement.padding
      drawing.label(
        name, text, x: x, y: box.y + LabelPlacement.ascent, anchor: isLeft ? .end : .start)
    }
  }

  /// The height of a line of text, and the distance from its top to its baseline, in user units, for text of size 12 to 13.
  static let (lineHeight, ascent) = (16.0, 12.5)
  /// The empty space on both sides of a label's text, in user units.
  private static let padding = 3.0
  /// The width of a character in the widest font that a system may choose, in user units.
  private static let letter = 7.3
  /// The distance from a point to its nearest label position, and the largest distance without a leader line, in user units.
  private static let (least, near) = (7.0, 16.0)
  /// The horizontal and vertical distance between tried positions, in user units.
  private static let step = (x: 4.0, y: 4.0)
  /// The penalty for positions below or to the left, as additional distance in user units.
  private static let detour = 3.0

  private let bounds: Box
  private var boxes: [Box] = []
  private var lines: [(from: (x: Double, y: Double), to: (x: Double, y: Double))] = []

  /// Begins a drawing whose labels must stay within `bounds`.
  init(within bounds: Box) { self.bounds = bounds }

  /// The largest width that a text may have in any font, including padding, in user units.
  static func width(of text: String) -> Double { Double(text.count) * letter + 2 * padding }

  /// Keeps labels out of a box.
  mutating func avoid(_ box: Box) { boxes.append(box) }

  /// Keeps labels off a dot.
  mutating func avoid(dot: (x: Double, y: Double), radius: Double) {
    avoid(Box(x: dot.x - radius, y: dot.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Keeps labels off the straight lines that join these points.
  mutating func avoid(_ points: [(x: Double, y: Double)]) {
    for (from, to) in zip(points, points.dropFirst()) { lines.append((from, to)) }
  }

  /// The nearest free position for a text that names `point`; nil if there is none.
  ///
  /// The leader line crosses another label only if no position avoids that.
  mutating func place(_ text: String, at point: (x: Double, y: Double)) -> Label? {
    // The first that will do is looked for: most places need no look at all.
    let labels = candidates(Self.width(of: text), around: point).lazy.filter(isFree).map { box in
      Label(
        text: text, box: box, isLeft: box.x + box.width <= point.x, leader: Self.leader(from: point, to: box))
    }
    guard let label = labels.first(where: { !isCrossed($0, from: point) }) ?? labels.first else { return nil }
    boxes.append(label.box)
    if let leader = label.leader { lines.append(leader) }
    return label
  }

  private static func leader(
    from point: (x: Double, y: Double), to box: Box
  ) -> (from: (x: Double, y: Double), to: (x: Double, y: Double))? {
    let end = box.nearest(to: point)
    return distance(point, end) > near ? (point, end) : nil
  }

  /// True if the leader line of a label crosses another label or dot.
  private func isCrossed(_ label: Label, from point: (x: Double, y: Double)) -> Bool {
    guard let leader = label.leader else { return false }
    return boxes.contains { $0.meets(leader.from, leader.to) && !Self.holds($0, point) }
  }

  /// All positions for a label within the bounds, best first: near the point, preferably right of it and above.
  private func candidates(_ width: Double, around point: (x: Double, y: Double)) -> [Box] {
    var found: [(box: Box, cost: Double)] = []
    for y in stride(from: bounds.y, through: bounds.y + bounds.height - Self.lineHeight, by: Self.step.y) {
      for x in stride(from: bounds.x, through: bounds.x + bounds.width - width, by: Self.step.x) {
        let box = Box(x: x, y: y, width: width, height: Self.lineHeight)
        let end = box.nearest(to: point)
        let distance = Self.distance(point, end)
        guard distance >= Self.least else { continue }
        found.append((box, distance + (end.x < point.x || end.y > point.y ? Self.detour : 0)))
      }
    }
    return found.sorted { $0.cost < $1.cost }.map(\.box)
  }

  private func isFree(_ box: Box) -> Bool {
    !boxes.contains { $0.meets(box) } && !lines.contains { box.meets($0.from, $0.to) }
  }

  private static func holds(_ box: Box, _ point: (x: Double, y: Double)) -> Bool {
    box.nearest(to: point) == point
  }

  private static func distance(_ one: (x: Double, y: Double), _ other: (x: Double, y: Double)) -> Double {
    ((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)).squareRoot()
  }
}
