/// The words by which a log says what happened.
package struct EventWords: Equatable, Sendable {
  private var marks: [String: ObservedLog.Mark]
  private let ownWords: Set<String>
  /// True if an app's own word for the start of a refresh, or for its callback, is among them.
  let hasOwnRefresh: Bool

  /// The words that browsers, `replay --curve` and people use, in lower case.
  private static let usual: [String: ObservedLog.Mark] = [
    "touchstart": .touch, "pointerdown": .touch, "contact": .touch, "down": .touch, "touch": .touch,
    "touchend": .lift, "touchcancel": .lift, "pointerup": .lift, "pointercancel": .lift, "lift": .lift,
    "up": .lift, "cancel": .lift, "trigger": .trigger, "callback": .callback, "end": .end, "done": .end,
  ].merging(inLines) { one, _ in one }
  /// The words of log lines: the methods of scroll views and refresh controls, which say nothing else.
  private static let inLines: [String: ObservedLog.Mark] = [
    "touchstart": .touch, "pointerdown": .touch, "touchesbegan": .touch, "action_down": .touch,
    "willbegindragging": .touch, "scrollviewwillbegindragging": .touch, "onscrollbegindrag": .touch,
    "scrollstartnotification": .touch,
    "touchend": .lift, "touchcancel": .lift, "pointerup": .lift, "pointercancel": .lift,
    "touchesended": .lift,
    "action_up": .lift, "action_cancel": .lift, "didenddragging": .lift, "scrollviewdidenddragging": .lift,
    "willenddragging": .lift, "scrollviewwillenddragging": .lift, "onscrollenddrag": .lift,
    "trigger": .trigger, "triggered": .trigger, "refreshing": .trigger, "beginrefreshing": .trigger,
    "refresh": .trigger, "isrefreshing": .trigger, "setrefreshing": .trigger,
    "callback": .callback, "onrefresh": .callback, "handlerefresh": .callback, "didpulltorefresh": .callback,
    "endrefreshing": .end, "refreshcompleted": .end, "refreshdone": .end, "finishrefresh": .end,
    "refreshended": .end,
  ]

  /// The usual words, and those of an app, which win.
  ///
  /// - Parameter own: A word and what it means, each.
  package init(_ own: [(word: String, mark: ObservedLog.Mark)] = []) {
    marks = Self.usual
    ownWords = Set(own.map { $0.word.lowercased() })
    hasOwnRefresh = own.contains { $0.mark == .trigger || $0.mark == .callback }
    for (word, mark) in own { marks[word.lowercased()] = mark }
  }

  /// True for a word, in lower case, that says something in a line of text: plain ones as "up" are words of any sentence.
  func isEvent(inLine word: String) -> Bool { ownWords.contains(word) || Self.inLines[word] != nil }

  /// The word for the opposite of a state: a refresh that is no more is over. Empty where nothing is known of it.
  func opposite(of word: String) -> String {
    switch marks[word] {
    case .trigger: "end"
    case .touch: "touchend"
    default: ""
    }
  }

  /// What an entry says: a word, or several with `+` between them.
  ///
  /// - Parameter text: As it stands in the log.
  /// - Returns: Nothing for words that are not known.
  package func marks(in text: String) -> [ObservedLog.Mark] {
    if let mark = marks[text.lowercased()] { return [mark] }
    return text.split(separator: "+").compactMap { marks[$0.lowercased()] }
  }
}
