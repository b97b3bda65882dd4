import GestureTraces

extension DebugEventsLine {
  /// The values that a line gives for one axis of a scroll: the distance, and clicks of a wheel.
  private struct Axis {
    let value: Double
    /// Wheel clicks in old lines, 120ths of a click in new ones; nil if the line gives none.
    let clicks: Double?
    /// True if the line marks the axis with `*`, which means that it scrolled.
    let isMarked: Bool

    /// Reads one axis from a word such as `-12.30/0*` or `3.98*`; nil for any other word.
    init?(_ word: Substring) {
      isMarked = word.hasSuffix("*")
      let parts = (isMarked ? word.dropLast() : word).split(separator: "/").map { Double($0) }
      guard (1...2).contains(parts.count), let value = parts[0], abs(value) <= TraceEvent.furthest else {
        return nil
      }
      self.value = value
      clicks = parts.count == 2 ? parts[1] : nil
      if let clicks, abs(clicks) > TraceEvent.furthest / 120 { return nil }
    }
  }

  private func axis(_ label: Substring) -> Axis? {
    guard let index = values.firstIndex(of: label), index + 1 < values.endIndex else { return nil }
    return Axis(values[index + 1])
  }

  /// The scroll event, or the end of a scroll; nil if the line is truncated or damaged.
  var scroll: TraceEvent.Kind? {
    guard source != nil || isSilent, let y = axis("vert"), let x = axis("horiz") else { return nil }
    let source = source ?? .finger
    let isAnyMarked = x.isMarked || y.isMarked
    let has = { (axis: Axis) in isAnyMarked ? axis.isMarked : axis.value != 0 }
    if source != .wheel, !(has(x) && x.value != 0), !(has(y) && y.value != 0) { return .stop }
    var scroll = TraceScroll(source: source, dx: has(x) ? x.value : nil, dy: has(y) ? y.value : nil)
    guard source == .wheel else { return .scroll(scroll) }
    let perClick = event == .axis ? 120.0 : 1
    let v120 = { (axis: Axis) in axis.clicks.flatMap { $0 == 0 ? nil : $0 * perClick } }
    if has(x) { scroll.v120x = v120(x) }
    if has(y) { scroll.v120y = v120(y) }
    return .scroll(scroll)
  }

  /// True for a complete scroll line that does not name its source (finger or wheel), as the first versions wrote.
  var isSilent: Bool { event.isScroll && source == nil && !values.contains { $0.hasPrefix("(") } }

  /// The scroll's source (finger or wheel): part of the event's name, or in parentheses at the end of an old line; nil if not given.
  private var source: AxisSource? {
    switch event {
    case .finger: .finger
    case .wheel: .wheel
    case .continuous: .continuous
    default:
      values.lazy.compactMap { word in
        // A program that logs the line may add a bracket of its own after it.
        ["(finger)": .finger, "(wheel)": .wheel, "(tilt)": .wheel, "(continuous)": .continuous][
          word.prefix(through: word.firstIndex(of: ")") ?? word.startIndex)]
      }.first
    }
  }
}
