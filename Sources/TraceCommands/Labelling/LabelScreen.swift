import GestureTraces
import PromptedCapture
import ReplayReport
import TextFormats

/// The question about one gesture, as lines.
struct LabelScreen {
  /// The question.
  let question: LabelSession.Question
  /// The number of gestures still to be asked for, including this one.
  let left: Int
  /// The outcome for the previous gesture.
  let outcome: LabelSession.Outcome?
  /// True if an answer can be undone.
  let canUndo: Bool
  /// True if the terminal shows the Braille dots of a plot.
  let isUnicode: Bool

  private static let margin = 2
  /// The fewest and the most lines of a plot without its axis.
  private static let plotRows = 3...8
  /// The number of lines for title, values, outcome and keys.
  private static let others = 5
  /// The smallest sideways travel that is drawn, in points: more than fingers sway.
  private static let leastAcross = 20.0
  /// The smallest range of a plot's vertical axis, in points: a touch that stays in place is a flat line.
  private static let leastHeight = 20.0
  private static let ellipsis = "..."

  /// True if a terminal of this size can hold every intent, and the plot.
  static func fits(width: Int, height: Int) -> Bool {
    width >= 40 && height > Intent.allCases.count + others + plotRows.lowerBound
  }

  /// The lines within a size, fewer than `height`.
  func lines(width: Int, height: Int) -> [PromptScreen.Line] {
    let inner = max(10, width - 2 * Self.margin)
    let (head, keys) = (self.head(inner), self.keys(inner))
    let tail = [self.line(outcomeText, .faint, inner), self.line(commands, .faint, inner)]
    let room = height - 1 - head.count - keys.count - tail.count
    let blank = PromptScreen.Line(text: "", emphasis: .plain)
    // A plot takes a line more than its rows; blank lines are set where room is left.
    let rows = min(Self.plotRows.upperBound, room - 4)
    let isTight = rows < Self.plotRows.lowerBound
    let plot =
      isUnicode ? self.plot(inner, rows: isTight ? min(room - 1, Self.plotRows.lowerBound) : rows) : []
    let gap = isTight ? [] : [blank]
    let legend = isTight || plot.isEmpty ? gap : [line(Self.legend(isAside: isAside), .faint, inner)]
    return head + legend + plot + (plot.isEmpty ? [] : gap) + keys + gap + tail
  }

  // MARK: Parts

  private func head(_ width: Int) -> [PromptScreen.Line] {
    let counted = "gesture \(question.look.number) of \(question.count), \(left) to do"
    let name = WrappedText.end(of: question.path, width: max(4, width - counted.count - 2))
    let title = PromptScreen.pushed(name, counted, width)
    return [line(title, .strong, width)]
      + TextColumns.lines(figures, width: width, breaksWords: true).prefix(2).map { line($0, .plain, width) }
  }

  /// The finger's movement in words.
  var figures: String {
    let time = Figures.fixed(question.look.gesture.began, decimals: 1)
    let now = question.intent.map { "; now '\($0.rawValue)'" } ?? ""
    return "At \(time) s: \(question.look.shape.words)\(now)"
  }

  private func keys(_ width: Int) -> [PromptScreen.Line] {
    let names = Intent.allCases.map(\.rawValue.count).max() ?? 0
    let opinions = question.look.opinions.map { ($0.intent, Self.words($0), $0.complaints.isEmpty) }
    return (opinions + [(.free, "ordinary use without refreshing", false)]).map { intent, words, fits in
      let name = "\(intent.key)  \(PaddedText.left(intent.rawValue, to: names))"
      return line("\(name)  \(words)", fits ? .good : .plain, width)
    }
  }

  private static func words(_ opinion: GestureLook.Opinion) -> String {
    opinion.complaints.isEmpty ? "looks like it" : opinion.complaints.joined(separator: "; ")
  }

  private var outcomeText: String {
    switch outcome {
    case .labelled(let number, let intent): "Gesture \(number): \(intent.rawValue)"
    case .passed(let number): "Gesture \(number): passed over"
    case .undone(let number): "Gesture \(number): once more"
    case nil: "Each answer is written immediately."
    }
  }

  private var commands: String {
    "n next, no label" + (canUndo ? "   u undo" : "") + "   q stop"
  }

  /// Travel over time: vertical travel as a line, sideways travel as dots if it is more than sway.
  private func plot(_ width: Int, rows: Int) -> [PromptScreen.Line] {
    let samples = question.look.gesture.samples
    guard rows >= 2, let first = samples.first, let last = samples.last else { return [] }
    let values = samples.map(\.travel) + (isAside ? samples.map(\.across) : [])
    let low = values.reduce(0, min)
    var plot = TerminalPlot(
      width: width, rows: rows, times: first.time...max(first.time, last.time),
      values: low...values.reduce(low + Self.leastHeight, max))
    for (sample, next) in zip(samples, samples.dropFirst()) {
      plot.line(from: (sample.time, sample.travel), to: (next.time, next.travel))
      if isAside {
        plot.line(from: (sample.time, sample.across), to: (next.time, next.across), spacing: Self.dots)
      }
    }
    return plot.lines.map { line($0, .plain, width) }
  }

  /// True if the finger moves sideways by more than sway.
  private var isAside: Bool {
    question.look.gesture.samples.contains { abs($0.across) > Self.leastAcross }
  }

  /// The legend of the curves. As in `inspect`, downward travel is drawn upwards.
  private static func legend(isAside: Bool) -> String {
    "Travel downwards\(isAside ? " (line) and to the right (dots)" : "")"
  }

  /// One of this many dots is drawn of a sideways curve.
  private static let dots = 4

  private func line(_ text: String, _ emphasis: PromptScreen.Emphasis, _ width: Int) -> PromptScreen.Line {
    PromptScreen.Line(
      text: PaddedText.spaces(Self.margin) + TextColumns.cut(text, to: width, ellipsis: Self.ellipsis),
      emphasis: emphasis)
  }
}

extension Intent {
  /// The key for the intent: a letter of its name.
  var key: Character {
    switch self {
    case .pull: "p"
    case .pullCancel: "c"
    case .scroll: "s"
    case .fling: "f"
    case .dither: "d"
    case .horizontal: "h"
    case .diagonal: "g"
    case .tap: "t"
    case .pinch: "i"
    case .free: "e"
    }
  }
}

extension LabelSession.Key {
  /// The action for a lower-case letter; nil if it has none.
  init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "n"): self = .next
    case UInt8(ascii: "u"): self = .undo
    case UInt8(ascii: "q"): self = .quit
    default:
      guard let intent = Intent.allCases.first(where: { $0.key.asciiValue == letter }) else { return nil }
      self = .intent(intent)
    }
  }
}
