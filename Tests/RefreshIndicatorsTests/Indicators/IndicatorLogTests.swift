import PullToRefresh
import RefreshIndicators
import TestSamples
import Testing

/// Every system's indicator over a whole gesture, as golden files: a line per item of a picture.
@Suite("What every indicator shows in a whole gesture")
struct IndicatorLogTests {
  @Test("a gesture shows what its golden file holds", arguments: RefreshSystem.originals)
  func golden(_ system: RefreshSystem) {
    var pulled = PulledEngine(system)
    var lines = ["\(system.name)"]
    func show(_ moment: String, after seconds: Double = 0) {
      lines += ["", "# \(moment)"] + Self.lines(of: pulled.display(after: seconds))
    }
    let threshold = pulled.engine.traits.threshold
    // Engines that measure travel pull by a part of it.
    let reach = pulled.engine.followsFinger ? 2.5 * threshold : threshold
    // A first move of a whole pixel pulls nothing with antd-mobile.
    pulled.pull(to: 0.5)
    for share in [0.3, 0.8, 1.3] {
      pulled.pull(to: (share * reach).rounded())
      show("pulled, \(share)")
    }
    pulled.tick(0.35)
    show("held for 0.35 s")
    pulled.lift()
    show("lifted, 0.1 s later", after: 0.1)
    pulled.setBouncing()
    pulled.move(to: (1.2 * reach).rounded())
    show("a little back")
    pulled.move(to: pulled.view.topInset)
    pulled.tick(0.05)
    show("back at the edge")
    pulled.tick(0.7)
    show("0.75 s later")
    pulled.end()
    for seconds in [0, 0.07, 0.2] { show("ended \(seconds) s ago", after: seconds) }
    pulled.tick(0.5)
    show("ended 0.5 s ago")
    let text = lines.joined(separator: "\n") + "\n"
    let difference = Golden.difference(of: text, from: "indicator-\(system.name).txt")
    #expect(difference == nil)
  }

  /// The items of a picture, at most four of them, and how many there are with a sum to which every number of every item adds.
  private static func lines(of display: DisplayList) -> [String] {
    let items = display.flat.map { item, place, opacity in (text(of: item), place, opacity, numbers(of: item))
    }
    guard !items.isEmpty else { return ["nothing"] }
    var (sum, weight) = (0.0, 1.0)
    for (_, place, opacity, numbers) in items {
      for number in [place.a, place.b, place.c, place.d, place.tx, place.ty, opacity] + numbers {
        sum += weight * number
        weight = weight < 7 ? weight + 0.37 : 1
      }
    }
    let shown = items.prefix(4).map { text, place, opacity, _ in
      let place = [place.a, place.b, place.c, place.d, place.tx, place.ty].map(\.golden).joined(
        separator: " ")
      return "\(text) by \(place)\(opacity == 1 ? "" : ", opacity \(opacity.golden)")"
    }
    return shown + ["\(items.count) items, sum \(sum.golden)"]
  }

  private static func text(of item: DisplayItem) -> String {
    switch item {
    case .fill(let path, let color): "fill \(bounds(of: path)) \(text(of: color))"
    case .stroke(let path, let color, let style):
      "stroke \(bounds(of: path)) \(text(of: color)) \(style.width.golden) \(style.cap) \(style.join)"
    case .text(let text):
      "text '\(text.content)' at \(text.position.x.golden) \(text.position.y.golden), \(text.size.golden) \(text.weight) \(text.anchor) \(Self.text(of: text.color))"
    case .group: "group"
    }
  }

  private static func text(of color: DisplayColor) -> String {
    color.opacity == 1 ? color.hex : "\(color.hex) \(color.opacity.golden)"
  }

  private static func bounds(of path: VectorPath) -> String {
    guard let bounds = path.bounds else { return "of nothing" }
    return [bounds.origin.x, bounds.origin.y, bounds.width, bounds.height].map(\.golden).joined(
      separator: " ")
  }

  private static func numbers(of item: DisplayItem) -> [Double] {
    switch item {
    case .fill(let path, let color): numbers(of: path) + numbers(of: color)
    case .stroke(let path, let color, let style):
      numbers(of: path) + numbers(of: color) + [style.width] + style.dash
    case .text(let text): [text.position.x, text.position.y, text.size] + numbers(of: text.color)
    case .group(let group): [group.opacity]
    }
  }

  private static func numbers(of color: DisplayColor) -> [Double] {
    [color.red, color.green, color.blue, color.opacity]
  }

  private static func numbers(of path: VectorPath) -> [Double] {
    path.elements.flatMap { element -> [Double] in
      switch element {
      case .move(let point), .line(let point): [point.x, point.y]
      case .quadratic(let control, let end): [control.x, control.y, end.x, end.y]
      case .cubic(let first, let second, let end): [first.x, first.y, second.x, second.y, end.x, end.y]
      case .close: [1]
      }
    }
  }
}
