import GestureTraces
import PromptedCapture
import ReplayReport
import TextFormats

/// The screen that asks for the intent of one gesture, as lines of text.
struct LabelScreen {
  /// The gesture to label, with its trace and its movement.
  let question: LabelSession.Question
  /// The number of gestures without an answer, including the shown one.
  let left: Int
  /// What happened to the previous gesture, such as the intent it got; nil for the first one.
  let outcome: LabelSession.Outcome?
  /// True if an answer can be undone.
  let canUndo: Bool
  /// True if the terminal can show Braille dots, with which the plot is drawn.
  let isUnicode: Bool

  private static let margin = 2
  /// The smallest and the largest height of the plot, in lines without the axis.
  private static let plotRows = 3...8
  /// The number of lines of the screen that are neither plot nor intents: title, values, outcome and keys.
  private static let others = 5
  /// The smallest sideways travel that is drawn, in points. Fingers sway less than that while they scroll.
  private static let leastAcross = 20.0
  /// The smallest range of the plot's vertical axis, in points, so that a touch that stays in place is a flat line.
  private static let leastHeight = 20.0
  private static let ellipsis = "..."

  /// True if a terminal of this size (columns and lines) has room for every intent and the smallest plot.
  static func fits(width: Int, height: Int) -> Bool {
    width >= 40 && height > Intent.allCases.count + others + plotRows.lowerBound
  }

  /// The lines of the screen for a terminal of this size: fewer than `height`, none wider than `width`.
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

  /// The plot of travel over time. Vertical travel is a line; sideways travel is drawn as dots if it exceeds the usual sway.
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

  /// True if the finger moves sideways by more than the usual sway of 20 points.
  private var isAside: Bool {
    question.look.gesture.samples.contains { abs($0.across) > Self.leastAcross }
  }

  /// The legend of the plot. As in `inspect`, downward travel is drawn upwards.
  private static func legend(isAside: Bool) -> String {
    "Travel downwards\(isAside ? " (line) and to the right (dots)" : "")"
  }

  /// Of the dots of a sideways curve, only every fourth is drawn.
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
  /// The action for a lower-case letter: an intent, next, undo or quit; nil if the letter has none.
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
