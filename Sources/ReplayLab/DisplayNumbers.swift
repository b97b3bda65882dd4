import RefreshIndicators

/// A drawing as a list of numbers, for a page that draws it on a canvas: an operation's code, then the operation's arguments.
///
/// | code | operation | arguments |
/// |---|---|---|
/// | 1 | fill | red, green, blue, opacity, path |
/// | 2 | stroke | colour, width, cap (0 butt, 1 round, 2 square), join (0 miter, 1 round, 2 bevel), count of dashes, dashes, path |
/// | 3 | text | colour, x, y, size, weight, anchor (0 start, 1 middle, 2 end), count of UTF-16 units, units |
/// | 4 | begin a group | a, b, c, d, tx, ty, opacity, 1 for a clip, path of it |
/// | 5 | end the group | |
///
/// A path is the count of its elements, then each: 0 move x y, 1 line x y, 2 quadratic cx cy x y, 3 cubic ax ay bx by x y, 4 close.
/// Colours are 0…1 each, lengths in points.
package struct DisplayNumbers {
  /// The codes and arguments of all operations, in the order of drawing.
  package private(set) var numbers: [Double] = []

  private enum Code {
    static let fill = 1.0
    static let stroke = 2.0
    static let text = 3.0
    static let group = 4.0
    static let endOfGroup = 5.0
  }

  /// Encodes a drawing as numbers.
  package init(_ list: DisplayList) {
    for item in list.items { add(item) }
  }

  private mutating func add(_ item: DisplayItem) {
    switch item {
    case .fill(let path, let color):
      numbers.append(Code.fill)
      add(color)
      add(path)
    case .stroke(let path, let color, let style):
      numbers.append(Code.stroke)
      add(color)
      add(style)
      add(path)
    case .text(let text): add(text)
    case .group(let group): add(group)
    }
  }

  private mutating func add(_ group: DisplayGroup) {
    let map = group.transform
    numbers += [Code.group, map.a, map.b, map.c, map.d, map.tx, map.ty, group.opacity]
    numbers.append(group.clip == nil ? 0 : 1)
    if let clip = group.clip { add(clip) }
    for item in group.items { add(item) }
    numbers.append(Code.endOfGroup)
  }

  private mutating func add(_ text: DisplayText) {
    numbers.append(Code.text)
    add(text.color)
    let anchor: Double =
      switch text.anchor {
      case .start: 0
      case .middle: 1
      case .end: 2
      }
    numbers += [text.position.x, text.position.y, text.size, Double(text.weight), anchor]
    let units = Array(text.content.utf16)
    numbers.append(Double(units.count))
    for unit in units { numbers.append(Double(unit)) }
  }

  private mutating func add(_ color: DisplayColor) {
    numbers += [color.red, color.green, color.blue, color.opacity]
  }

  private mutating func add(_ style: StrokeStyle) {
    let cap: Double =
      switch style.cap {
      case .butt: 0
      case .round: 1
      case .square: 2
      }
    let join: Double =
      switch style.join {
      case .miter: 0
      case .round: 1
      case .bevel: 2
      }
    numbers += [style.width, cap, join, Double(style.dash.count)]
    numbers += style.dash
  }

  private mutating func add(_ path: VectorPath) {
    numbers.append(Double(path.elements.count))
    for element in path.elements {
      switch element {
      case .move(let to): numbers += [0, to.x, to.y]
      case .line(let to): numbers += [1, to.x, to.y]
      case .quadratic(let control, let to): numbers += [2, control.x, control.y, to.x, to.y]
      case .cubic(let one, let other, let to): numbers += [3, one.x, one.y, other.x, other.y, to.x, to.y]
      case .close: numbers.append(4)
      }
    }
  }
}
