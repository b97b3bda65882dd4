import RefreshIndicators

/// Finds room for labels in a drawing: near what they name, over no curve, dot or other label.
struct LabelPlacement {
  /// An upright rectangle, in user units; y grows downwards.
  struct Box: Equatable, Sendable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    /// True where two boxes share more than an edge.
    func meets(_ other: Box) -> Bool {
      x < other.x + other.width && other.x < x + width && y < other.y + other.height
        && other.y < y + height
    }

    /// True where the straight line between two points passes through the box or touches it.
    ///
    /// The line is cut by each of the box's four sides in turn (Liang and Barsky); what is left is inside.
    func meets(_ from: (x: Double, y: Double), _ to: (x: Double, y: Double)) -> Bool {
      var (first, last) = (0.0, 1.0)
      return Self.cut(&first, &last, step: from.x - to.x, room: from.x - x)
        && Self.cut(&first, &last, step: to.x - from.x, room: x + width - from.x)
        && Self.cut(&first, &last, step: from.y - to.y, room: from.y - y)
        && Self.cut(&first, &last, step: to.y - from.y, room: y + height - from.y) && first <= last
    }

    /// Cuts what is left of a line by a side; false where the line runs beside it, outside.
    private static func cut(_ first: inout Double, _ last: inout Double, step: Double, room: Double) -> Bool {
      if step == 0 { return room >= 0 }
      if step < 0 { first = max(first, room / step) } else { last = min(last, room / step) }
      return true
    }

    /// The point of the box nearest to another.
    func nearest(to point: (x: Double, y: Double)) -> (x: Double, y: Double) {
      (min(max(point.x, x), x + width), min(max(point.y, y), y + height))
    }
  }

  /// A label that has found its place.
  struct Label: Sendable {
    let text: String
    let box: Box
    /// True where it stands to the left of what it names, and its text ends at the box's end.
    let isLeft: Bool
    /// A line from what is named to the label; nil where it stands beside it.
    let leader: (from: (x: Double, y: Double), to: (x: Double, y: Double))?

    /// Writes the text, dressed by the class `name`.
    func draw(_ name: String, in drawing: inout SVGDocument) {
      let x = isLeft ? box.x + box.width - LabelPlacement.padding : box.x + LabelPlacement.padding
      drawing.label(
        name, text, x: x, y: box.y + LabelPlacement.ascent, anchor: isLeft ? .end : .start)
    }
  }

  /// Height of a line of text, and from its top to its base line, in user units, for text of 12 to 13.
  static let (lineHeight, ascent) = (16.0, 12.5)
  /// Room on both sides of a text.
  private static let padding = 3.0
  /// The width of a letter in the widest of the fonts that a system may choose.
  private static let letter = 7.3
  /// From the middle of what is named to the nearest place of a label, and how far away one still needs no line.
  private static let (least, near) = (7.0, 16.0)
  /// From one place that is tried to the next.
  private static let step = (x: 4.0, y: 4.0)
  /// Below and to the left is as good as that much further away.
  private static let detour = 3.0

  private let bounds: Box
  private var boxes: [Box] = []
  private var lines: [(from: (x: Double, y: Double), to: (x: Double, y: Double))] = []

  /// A drawing whose labels stay within `bounds`.
  init(within bounds: Box) { self.bounds = bounds }

  /// The width that a text may take, with its padding.
  static func width(of text: String) -> Double { Double(text.count) * letter + 2 * padding }

  /// No label will stand here.
  mutating func avoid(_ box: Box) { boxes.append(box) }

  /// No label will stand on the dot.
  mutating func avoid(dot: (x: Double, y: Double), radius: Double) {
    avoid(Box(x: dot.x - radius, y: dot.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// No label will stand on straight lines through these points.
  mutating func avoid(_ points: [(x: Double, y: Double)]) {
    for (from, to) in zip(points, points.dropFirst()) { lines.append((from, to)) }
  }

  /// The nearest free place for a text that names `point`; nil where there is none.
  ///
  /// The line to a label passes behind another one only where no place is without that.
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

  /// True where the line to a label passes over another label or dot.
  private func isCrossed(_ label: Label, from point: (x: Double, y: Double)) -> Bool {
    guard let leader = label.leader else { return false }
    return boxes.contains { $0.meets(leader.from, leader.to) && !Self.holds($0, point) }
  }

  /// All places within the bounds, the best first: near, and rather to the right and above.
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
