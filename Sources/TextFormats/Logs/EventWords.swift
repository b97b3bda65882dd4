/// The words by which a log names events, such as `touchstart` for a touch.
package struct EventWords: Equatable, Sendable {
  private var marks: [String: ObservedLog.Mark]
  private let ownWords: Set<String>
  /// True if the user has given the app's own word for the start of a refresh or for its callback.
  let hasOwnRefresh: Bool

  /// The words that browsers, `replay --curve` and people use for events, in lower case.
  private static let usual: [String: ObservedLog.Mark] = [
    "touchstart": .touch, "pointerdown": .touch, "contact": .touch, "down": .touch, "touch": .touch,
    "touchend": .lift, "touchcancel": .lift, "pointerup": .lift, "pointercancel": .lift, "lift": .lift,
    "up": .lift, "cancel": .lift, "trigger": .trigger, "callback": .callback, "end": .end, "done": .end,
  ].merging(inLines) { one, _ in one }
  /// Words that name events even within a line of text, because they have no other meaning: mostly methods of scroll views and refresh
  /// controls.
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

  /// The usual words for events, together with an app's own words, which take precedence.
  ///
  /// - Parameter own: The app's words with their meanings.
  package init(_ own: [(word: String, mark: ObservedLog.Mark)] = []) {
    marks = Self.usual
    ownWords = Set(own.map { $0.word.lowercased() })
    hasOwnRefresh = own.contains { $0.mark == .trigger || $0.mark == .callback }
    for (word, mark) in own { marks[word.lowercased()] = mark }
  }

  /// True for a lower-case word that names an event within a line of text; ordinary words such as "up" do not.
  func isEvent(inLine word: String) -> Bool { ownWords.contains(word) || Self.inLines[word] != nil }

  /// The word for the event that ends the given one's state: the end of a refresh for its start; empty if there is none.
  func opposite(of word: String) -> String {
    switch marks[word] {
    case .trigger: "end"
    case .touch: "touchend"
    default: ""
    }
  }

  /// The events that an entry names: a word, or several joined by `+`.
  ///
  /// - Parameter text: The entry in the log.
  /// - Returns: The events; empty for unknown words.
  package func marks(in text: String) -> [ObservedLog.Mark] {
    if let mark = marks[text.lowercased()] { return [mark] }
    return text.split(separator: "+").compactMap { marks[$0.lowercased()] }
  }
}
