/// A session as a screenful of lines; knows no terminal.
struct PromptScreen {
  /// Emphasis of a line, for terminals that have it; never needed to understand.
  enum Emphasis {
    /// Ordinary text.
    case plain
    /// What to do now.
    case strong
    /// Something good.
    case good
    /// Something to do again.
    case bad
    /// What one rarely reads.
    case faint
  }

  /// One line.
  struct Line: Equatable {
    /// The text, no wider than the screen.
    let text: String
    /// How it stands out.
    let emphasis: Emphasis
  }

  /// Columns.
  let width: Int
  /// Lines.
  let height: Int
  /// Characters of the bars.
  let glyphs: GaugeBar.Glyphs

  /// Columns left free on each side.
  private static let margin = 2
  /// A bar below this says nothing; it gets a line of its own.
  private static let leastBar = 10
  private var inner: Int { max(10, width - 2 * Self.margin) }

  /// The lines of a view, at most `height`.
  func lines(_ view: PromptView) -> [Line] {
    let parts = [
      head(view), prompt(view), state(view), gauge(view), outcome(view), keys(view), notice(view),
    ].filter { !$0.isEmpty }
    // A blank line between the parts, as long as there is room for it.
    let needed = parts.reduce(0) { $0 + $1.count }
    var blanks = max(0, height - 1 - needed)
    var lines: [Line] = blanks >= parts.count ? [Line(text: "", emphasis: .plain)] : []
    for (index, part) in parts.enumerated() {
      lines += part
      if index + 1 < parts.count, blanks > 0 {
        lines.append(Line(text: "", emphasis: .plain))
        blanks -= 1
      }
    }
    return Array(lines.prefix(max(1, height - 1)))
  }

  // MARK: Parts

  private func head(_ view: PromptView) -> [Line] {
    let place = view.number.map { "\($0) of \(view.count)" } ?? "\(view.count) of \(view.count)"
    let left = "\(view.name) > \(view.folder)"
    let rest = "about \(ProtocolListing.minutes(view.rest)) left"
    let title = line(
      Self.cut(Self.pushed(Self.cut(left, inner - place.count - 2), place, inner), inner), .strong)
    let bar = GaugeBar(glyphs: glyphs)
    let room = inner - rest.count - 2
    guard room >= Self.leastBar else {
      return [title, line(bar.text(view.decided, of: view.count, width: inner), .faint)] + text(rest, .faint)
    }
    return [title, line("\(bar.text(view.decided, of: view.count, width: room))  \(rest)", .faint)]
  }

  private func prompt(_ view: PromptView) -> [Line] {
    switch view.state {
    case .choosing(let names):
      return text("Touch the surface to use, with two fingers on a touchpad:", .strong)
        + names.flatMap { text("- \($0)", .plain) }
    case .ended: return text("That was all. Thank you.", .strong)
    case .waiting, .taking: return text(view.words, .strong)
    }
  }

  private func state(_ view: PromptView) -> [Line] {
    switch view.state {
    case .choosing, .ended: return []
    case .waiting:
      return text(
        view.tries > 0 ? "Waiting for your fingers, try \(view.tries + 1)" : "Waiting for your fingers",
        .plain)
    case .taking(let time, let least):
      let seconds = Self.seconds(time)
      return text(least > 0 ? "Recording: \(seconds) of \(Int(least)) s" : "Recording: \(seconds) s", .good)
    }
  }

  private func gauge(_ view: PromptView) -> [Line] {
    guard view.state != .ended else { return [] }
    if case .choosing = view.state { return [] }
    return text(GaugeBar.words(view.gauge), .plain)
      + [
        line(
          GaugeBar(glyphs: glyphs).text(view.gauge.reading, width: inner),
          view.gauge.reading?.isPast == true ? .good : .plain)
      ]
  }

  private func outcome(_ view: PromptView) -> [Line] {
    view.outcome.map { text($0.text, $0.isGood ? .good : .bad) } ?? []
  }

  private func keys(_ view: PromptView) -> [Line] {
    guard view.takesKeys else { return [] }
    switch view.state {
    case .ended: return []
    case .choosing: return text("q stop", .faint)
    case .taking: return text("r again   s skip   q stop", .faint)
    case .waiting:
      let accept = view.canAccept ? "a take it as it was   " : ""
      let redo = view.decided > 0 ? "r repeat the one before   " : ""
      return text("\(accept)\(redo)s skip   q stop", .faint)
    }
  }

  private func notice(_ view: PromptView) -> [Line] { view.notice.map { text($0, .plain) } ?? [] }

  // MARK: Text

  private func line(_ text: String, _ emphasis: Emphasis) -> Line {
    Line(text: String(repeating: " ", count: Self.margin) + text, emphasis: emphasis)
  }

  /// Text broken at spaces.
  private func text(_ text: String, _ emphasis: Emphasis) -> [Line] {
    var lines: [String] = [""]
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let last = lines[lines.count - 1]
      if !last.isEmpty, last.count + 1 + word.count > inner {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = last.isEmpty ? String(word) : "\(last) \(word)"
      }
    }
    return lines.map { line(Self.cut($0, inner), emphasis) }
  }

  /// One text on the left and one on the right.
  private static func pushed(_ left: String, _ right: String, _ width: Int) -> String {
    left + String(repeating: " ", count: max(1, width - left.count - right.count)) + right
  }

  /// As much of a text as fits.
  private static func cut(_ text: String, _ width: Int) -> String {
    text.count <= width ? text : text.prefix(max(0, width - 3)) + "..."
  }

  /// Tenths of seconds below a minute's use, whole ones above.
  private static func seconds(_ time: Double) -> String {
    let tenths = Int((time * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10)"
  }
}
