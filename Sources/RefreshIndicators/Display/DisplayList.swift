/// One item of a picture: a filled path, a line along a path, a line of text, or a group of items.
public enum DisplayItem: Equatable, Sendable {
  /// Fills the inside of a path (non-zero winding); open subpaths are closed.
  case fill(VectorPath, DisplayColor)
  /// Draws a line along a path.
  case stroke(VectorPath, DisplayColor, StrokeStyle)
  /// Draws a line of text.
  case text(DisplayText)
  /// Draws items that are transformed, clipped or faded together.
  case group(DisplayGroup)
}

/// Items that are transformed, clipped or faded together.
public struct DisplayGroup: Equatable, Sendable {
  /// The map from the group's coordinates to those around it.
  public var transform: PathTransform
  /// The area outside which nothing is drawn, in the group's own coordinates; nil for no limit.
  public var clip: VectorPath?
  /// Opacity of all items as one picture, 0…1.
  public var opacity: Double
  /// The group's items, the first at the back.
  public var items: [DisplayItem]

  /// A group of `items`, by default not transformed, clipped or faded.
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

/// A picture as data: a list of items from back to front. The origin is the upper left corner; one unit is one point.
///
///     var list = DisplayList()
///     list.fill(.rectangle(x: 0, y: 0, width: 40, height: 20), DisplayColor(0x1668C7))
///     SVGDocument(width: 40, height: 20, title: "a box", drawing: list).text   // an SVG of one path
public struct DisplayList: Equatable, Sendable {
  /// The items to draw, the first at the back.
  public var items: [DisplayItem]

  /// The picture of these items, the first at the back; empty by default.
  public init(_ items: [DisplayItem] = []) { self.items = items }

  /// Fills the inside of `path`, in front of the existing items.
  public mutating func fill(_ path: VectorPath, _ color: DisplayColor) { items.append(.fill(path, color)) }

  /// Draws a line along `path`, in front of the existing items.
  public mutating func stroke(_ path: VectorPath, _ color: DisplayColor, _ style: StrokeStyle) {
    items.append(.stroke(path, color, style))
  }

  /// Draws a line of text, in front of the existing items.
  public mutating func text(_ text: DisplayText) { items.append(.text(text)) }

  /// Adds another picture, in front of the existing items.
  ///
  /// - Parameters:
  ///   - list: The other picture.
  ///   - transform: The map from its coordinates to these.
  ///   - clip: The area outside which it is not drawn, in its coordinates; nil for no limit.
  ///   - opacity: Opacity of the whole picture, 0…1.
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
