/// One thing to draw.
public enum DisplayItem: Equatable, Sendable {
  /// The inside of a path (non-zero winding), open subpaths closed.
  case fill(VectorPath, DisplayColor)
  /// A line along a path.
  case stroke(VectorPath, DisplayColor, StrokeStyle)
  /// A line of text.
  case text(DisplayText)
  /// Items that are moved, cut off or faded together.
  case group(DisplayGroup)
}

/// Items that are moved, cut off or faded together.
public struct DisplayGroup: Equatable, Sendable {
  /// From the group's coordinates to those around it.
  public var transform: PathTransform
  /// Nothing is drawn outside it; in the group's own coordinates. Nil for no limit.
  public var clip: VectorPath?
  /// Of all items as one picture, 0…1.
  public var opacity: Double
  /// Its items, the first at the back.
  public var items: [DisplayItem]

  /// A group of `items`.
  public init(
    _ items: [DisplayItem], transform: PathTransform = .identity, clip: VectorPath? = nil,
    opacity: Double = 1
  ) {
    self.items = items
    self.transform = transform
    self.clip = clip
    self.opacity = opacity
  }
}

/// A picture as data: what to draw, from back to front. The origin is the upper left corner, a unit is a point.
///
///     var list = DisplayList()
///     list.fill(.rectangle(x: 0, y: 0, width: 40, height: 20), DisplayColor(0x1668C7))
///     SVGDocument(width: 40, height: 20, title: "a box", drawing: list).text   // an SVG of one path
public struct DisplayList: Equatable, Sendable {
  /// The items to draw, the first at the back.
  public var items: [DisplayItem]

  /// The picture of these items.
  public init(_ items: [DisplayItem] = []) { self.items = items }

  /// Fills the inside of `path` in front of what is there.
  public mutating func fill(_ path: VectorPath, _ color: DisplayColor) { items.append(.fill(path, color)) }

  /// Draws a line along `path` in front of what is there.
  public mutating func stroke(_ path: VectorPath, _ color: DisplayColor, _ style: StrokeStyle) {
    items.append(.stroke(path, color, style))
  }

  /// Writes a line of text in front of what is there.
  public mutating func text(_ text: DisplayText) { items.append(.text(text)) }

  /// Puts another picture in front of what is there.
  ///
  /// - Parameters:
  ///   - list: The other picture.
  ///   - transform: From its coordinates to these.
  ///   - clip: Outside of which it is not drawn, in its coordinates; nil for no limit.
  ///   - opacity: Of the whole, 0…1.
  public mutating func add(
    _ list: DisplayList, transform: PathTransform = .identity, clip: VectorPath? = nil, opacity: Double = 1
  ) {
    guard !list.items.isEmpty else { return }
    if transform == .identity, clip == nil, opacity == 1 {
      items += list.items
    } else {
      items.append(.group(DisplayGroup(list.items, transform: transform, clip: clip, opacity: opacity)))
    }
  }
}
