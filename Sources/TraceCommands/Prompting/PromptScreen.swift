import TextFormats

/// Lays out the state of a session as lines of a screen. It does not write to the terminal.
struct PromptScreen {
  /// The emphasis of a line on terminals that support it. The text can be understood without it.
  enum Emphasis {
    /// Text without any emphasis.
    case plain
    /// The instruction that the person should follow now.
    case strong
    /// A success, such as an accepted take.
    case good
    /// A failure, such as a take to be repeated.
    case bad
    /// Text of less importance, such as the list of keys.
    case faint
  }

  /// One line of the screen, with its emphasis.
  struct Line: Equatable {
    /// The text of the line, no wider than the screen.
    let text: String
    /// The emphasis of the whole line.
    let emphasis: Emphasis
  }

  /// The width of the screen, in columns.
  let width: Int
  /// The height of the screen, in lines.
  let height: Int
  /// The characters of which bars are made.
  let glyphs: GaugeBar.Glyphs

  /// The width of the left and right margins, in columns.
  private static let margin = 2
  /// The smallest width of a bar next to text, in columns; a narrower bar gets its own line.
  private static let leastBar = 10
  private var inner: Int { max(10, width - 2 * Self.margin) }

  /// True if a terminal of this size can show a prompt, its state, the pull, a reason and all keys.
  static func fits(width: Int, height: Int) -> Bool {
    let screen = PromptScreen(width: width, height: height, glyphs: .ascii)
    let widest = allKeys.map(\.count).max() ?? 0
    return screen.inner >= widest && screen.room >= leastParts + screen.keyLines(allKeys).count
  }

  /// The smallest number of lines that a screen needs besides the keys: one each for instruction, state, pull and reason.
  private static let leastParts = 4

  /// The number of usable lines. The last line of a terminal stays empty, because some terminals scroll when it is full.
  private var room: Int { max(1, height - 1) }

  /// The lines that show a session's state, fewer than ``height``.
  func lines(_ view: PromptView) -> [Line] {
    var layout = PromptLayout(ellipsis: glyphs.ellipsis, width: inner + Self.margin)
    let head = head(view)
    layout.add(.title, Array(head.prefix(1)))
    layout.add(.progress, Array(head.dropFirst()))
    layout.add(.words, words(view))
    layout.add(.state, state(view))
    let gauge = gauge(view)
    layout.add(.pull, Array(gauge.dropLast()))
    layout.add(.bar, Array(gauge.suffix(1)))
    layout.add(.outcome, view.outcome.map { text($0.text, $0.isGood ? .good : .bad) } ?? [])
    layout.add(.keys, view.takesKeys ? keyLines(keys(view)) : [])
    layout.add(.notice, view.notice.map { text($0, .plain) } ?? [])
    return layout.lines(room: room)
  }

  // MARK: Parts

  private func head(_ view: PromptView) -> [Line] {
    let progress = view.number.map { "\($0) of \(view.count)" } ?? "\(view.count) of \(view.count)"
    let left = cut("\(view.name) > \(view.folder)", inner - progress.count - 2)
    let rest = "about \(ProtocolListing.minutes(view.rest)) left"
    let title = line(cut(Self.pushed(left, progress, inner), inner), .strong)
    let bar = GaugeBar(glyphs: glyphs)
    let room = inner - rest.count - 2
    guard room >= Self.leastBar else {
      return [title, line(bar.text(view.decided, of: view.count, width: inner), .faint)] + text(rest, .faint)
    }
    return [title, line("\(bar.text(view.decided, of: view.count, width: room))  \(rest)", .faint)]
  }

  private func words(_ view: PromptView) -> [Line] {
    switch view.state {
    case .choosing(let names):
      return text("Touch the surface to use, with two fingers on a touchpad:", .strong)
        + names.flatMap { text("- \($0)", .plain) }
    case .ended where view.left > 0: return text("Stopped, \(view.left) still to do.", .strong)
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

  /// The pull as the engine measures it, in words and then as a bar.
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

  // MARK: Keys

  /// The texts of all keys that a session may offer.
  private static let allKeys = ["a accept as it was", "r repeat the last", "s skip", "q stop"]
  /// The number of spaces between the texts of two keys.
  private static let keyGap = 3

  private func keys(_ view: PromptView) -> [String] {
    switch view.state {
    case .ended: return []
    case .choosing: return ["q stop"]
    case .taking: return ["r repeat", "s skip", "q stop"]
    case .waiting:
      return zip(Self.allKeys, [view.canAccept, view.decided > 0, true, true]).filter(\.1).map(\.0)
    }
  }

  /// The texts of keys, distributed over lines so that none is split.
  private func keyLines(_ keys: [String]) -> [Line] {
    var lines: [String] = []
    let gap = PaddedText.spaces(Self.keyGap)
    for key in keys {
      if let last = lines.last, last.count + gap.count + key.count <= inner {
        lines[lines.count - 1] += gap + key
      } else {
        lines.append(key)
      }
    }
    return lines.map { line(cut($0, inner), .faint) }
  }

  // MARK: Text

  private func line(_ text: String, _ emphasis: Emphasis) -> Line {
    Line(text: PaddedText.spaces(Self.margin) + text, emphasis: emphasis)
  }

  private func text(_ text: String, _ emphasis: Emphasis) -> [Line] {
    TextColumns.lines(text, width: inner, breaksWords: true).map { line($0, emphasis) }
  }

  /// A line of the given width, with one text at its left edge and one at its right edge.
  static func pushed(_ left: String, _ right: String, _ width: Int) -> String {
    left + PaddedText.spaces(max(1, width - TextColumns.width(of: left) - right.count)) + right
  }

  /// A text shortened to a width in columns.
  private func cut(_ text: String, _ width: Int) -> String {
    TextColumns.cut(text, to: width, ellipsis: glyphs.ellipsis)
  }

  /// A time in seconds, with one decimal.
  private static func seconds(_ time: Double) -> String {
    let tenths = Int((time * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10)"
  }
}
