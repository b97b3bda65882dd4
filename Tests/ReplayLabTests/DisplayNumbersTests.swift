import PullToRefresh
import RefreshIndicators
import Testing

@testable import ReplayLab

/// Reads the numbers as the page does, and makes a display list of them again.
private struct NumberReader {
  let numbers: [Double]
  var at = 0

  mutating func next() -> Double {
    defer { at += 1 }
    return numbers[at]
  }

  mutating func color() -> DisplayColor {
    DisplayColor(red: next(), green: next(), blue: next(), opacity: next())
  }

  mutating func point() -> PathPoint { PathPoint(next(), next()) }

  mutating func path() -> VectorPath {
    VectorPath(
      (0..<Int(next())).map { _ in
        switch next() {
        case 0: .move(point())
        case 1: .line(point())
        case 2: .quadratic(point(), to: point())
        case 3: .cubic(point(), point(), to: point())
        default: .close
        }
      })
  }

  mutating func style() -> StrokeStyle {
    var style = StrokeStyle(next())
    style.cap = [.butt, .round, .square][Int(next())]
    style.join = [.miter, .round, .bevel][Int(next())]
    style.dash = (0..<Int(next())).map { _ in next() }
    return style
  }

  mutating func text() -> DisplayText {
    let (color, place, size, weight) = (color(), point(), next(), Int(next()))
    let anchor: DisplayText.Anchor = [.start, .middle, .end][Int(next())]
    let units = (0..<Int(next())).map { _ in UInt16(next()) }
    return DisplayText(
      String(decoding: units, as: UTF16.self), at: place, size: size, weight: weight, anchor: anchor,
      color: color)
  }

  mutating func group() -> DisplayGroup {
    let map = PathTransform(a: next(), b: next(), c: next(), d: next(), tx: next(), ty: next())
    let opacity = next()
    let clip = next() == 1 ? path() : nil
    return DisplayGroup(items(), transform: map, clip: clip, opacity: opacity)
  }

  mutating func items() -> [DisplayItem] {
    var items: [DisplayItem] = []
    while at < numbers.count {
      switch next() {
      case 1: items.append(.fill(color: color(), path: path()))
      case 2: items.append(.stroke(color: color(), style: style(), path: path()))
      case 3: items.append(.text(text()))
      case 4: items.append(.group(group()))
      default: return items
      }
    }
    return items
  }
}

extension DisplayItem {
  fileprivate static func fill(color: DisplayColor, path: VectorPath) -> DisplayItem { .fill(path, color) }
  fileprivate static func stroke(color: DisplayColor, style: StrokeStyle, path: VectorPath) -> DisplayItem {
    .stroke(path, color, style)
  }
}

@Suite("Display lists as numbers")
struct DisplayNumbersTests {
  @Test("read back they are the indicators of every engine", arguments: RefreshSystem.all)
  func indicators(system: RefreshSystem) {
    let engine = RefreshEngine(system, viewport: 667, originalTopInset: 0)
    for pull in [20.0, 90, 180] {
      let view = ScrollSituation(
        time: 0.3, contentOffset: -pull, topInset: 0, viewportLength: 667, isTracking: true)
      let list = RefreshIndicator.display(engine: engine, view: view, width: 375)
      var reader = NumberReader(numbers: DisplayNumbers(list).numbers)
      let items = reader.items()
      #expect(items == list.items)
    }
  }

  @Test("read back a list with every kind of item is the same")
  func kinds() {
    var inner = DisplayList()
    inner.text(
      DisplayText(
        "Zoë 🙂", at: PathPoint(1, 2), size: 9, weight: 700, anchor: .end, color: DisplayColor(0x102030)))
    var list = DisplayList()
    list.fill(
      VectorPath([.move(PathPoint(0, 0)), .quadratic(PathPoint(1, 2), to: PathPoint(3, 4)), .close]),
      DisplayColor(0xFF8000, opacity: 0.5))
    list.add(inner, transform: .turn(0.5), clip: .rectangle(x: 0, y: 0, width: 5, height: 6), opacity: 0.25)
    list.stroke(
      .circle(centre: PathPoint(5, 5), radius: 2), DisplayColor(0),
      StrokeStyle(1.5, cap: .square, join: .bevel, dash: [5, 4]))
    var reader = NumberReader(numbers: DisplayNumbers(list).numbers)
    let items = reader.items()
    #expect(items == list.items)
  }
}
