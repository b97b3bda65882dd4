import PullToRefresh

extension EngineEntry {
  /// What an original does that a user would call a bug, and that is kept (`RefreshSystems.md` and the pages it names).
  ///
  /// - Parameter system: Which one.
  /// - Returns: A sentence each; none for an engine without a known one.
  package static func quirks(of system: RefreshSystem) -> [String] {
    switch EngineGroup(of: system) {
    case .seeds: seedQuirks(of: system)
    case .comparators: comparatorQuirks(of: system)
    case .mended: []
    }
  }

  private static func seedQuirks(of system: RefreshSystem) -> [String] {
    switch system {
    case .uirefreshcontrol:
      [
        "One sample from rest to 60 pt or more leaves it idle until a sample below.",
        "The content jumps as room is made under the finger.",
        "Ended under the finger it fires again in the same drag once the pull was 5 pt or less.",
      ]
    case .isrefresh:
      [
        "Ended under the finger it fires again in the same drag once the pull was 5 pt or less.",
        "A second end within 0.3 s takes the inset away twice.",
      ]
    case .pullview, .pullviewFold: pullView
    case .isalternative:
      [
        "Fires without a finger, by momentum or bounce.",
        "Ended under the finger it fires again in the same drag.",
        "An end within 0.3 s of another runs the whole sequence twice.",
        "An inset that the host changes meanwhile is lost.",
      ]
    case .isalternativeRelease:
      [
        "Waits for the first change of the offset after the lift, and forgets a lift that none follows.",
        "An end within 0.3 s of another runs the whole sequence twice.",
        "An inset that the host changes meanwhile is lost.",
      ]
    case .onpu:
      [
        "Closes by itself after two turns, whether the data is there or not.",
        "Fires without a finger, and again in a drag in which it ended, as isalternative does.",
      ]
    case .mrefresh: mRefresh
    case .mrefreshRewrite:
      mRefresh + ["While it loads, a scroll down sets the inset again at every callback."]
    case .jackrabbit:
      [
        "Met once without a refresh, the graphics stay joined until a refresh has ended.",
        "The turning begins at the next scroll callback, so that a still finger sees none.",
        "The quirks of uirefreshcontrol, which it decorates.",
      ]
    default: []
    }
  }

  private static let pullView = [
    "At exactly 60 pt the label says \"release\", and the lift does nothing.",
    "A host's top inset is lost, and moves the threshold.",
    "A lift past 60 pt during the closing animation starts again.",
  ]

  private static let mRefresh = [
    "Fires without a finger once armed, and is armed at the start and by any pan.",
    "An end within the handler is lost, and it goes on turning.",
    "A cancelled pan after the end leaves the room open.",
  ]

  private static func comparatorQuirks(of system: RefreshSystem) -> [String] {
    switch system {
    case .sv:
      [
        "Fires at the first callback after the lift, wherever the content is by then; without one it stays triggered.",
        "Puts back the inset of when it was made, not the host's present one.",
      ]
    case .ego:
      [
        "Its label turns beyond 65 pt, the lift fires at 65 pt.",
        "Overwrites the host's insets, also by every drag.",
      ]
    case .mj:
      [
        "A lift seen above the top leaves it armed, and a later motion fires.",
        "An end within the opening animation does not stop the handler; a cancelled pan calls it too.",
      ]
    case .es:
      [
        "Compares the offset of the callback before, with no finger at any time.",
        "Its handler runs 0.2 s after the trigger even if the refresh was stopped; two stops close twice.",
      ]
    case .dgElastic:
      [
        "A stop during the bounce is undone, and it stays loading.",
        "A cancelled pan fires as a lift does.",
      ]
    case .yalantis:
      [
        "Compares the offset of the callback before, with any progress; two samples of momentum fire.",
        "The host's top inset counts twice.",
        "Just 40 pt arms and does not fire: its switch tests the releasing range, which ends there, first.",
      ]
    case .od:
      [
        "Fires without a finger, by momentum too.",
        "Takes an inset that the host sets in a refresh for its own, with the room in it: added to it, the 44 pt stay.",
      ]
    case .swiperefresh: ["The app is told only after the 200 ms to the resting place."]
    case .swiperefreshNested:
      [
        "Does not halve the travel: fires at half the distance of the touch path.",
        "The app is told only after the 200 ms to the resting place.",
      ]
    case .ultraPTR:
      [
        "Cuts every move to whole pixels after its division: slow moves of one pixel pull nothing.",
        "A cancel counts as a release.",
      ]
    case .pullToRefreshJS:
      [
        "The drawn height lags one event.",
        "A drag made during a refresh leaves its start behind, and the next pulls from it.",
        "Does not notice a cancelled touch.",
      ]
    case .flutterMaterial: ["Once armed, pulling back does not disarm it."]
    case .flutterCupertino: ["Arms by momentum too."]
    case .ionic:
      [
        "A cancelled touch counts as an ended one.",
        "An end makes it inactive 0.6 s later, whatever goes on then.",
      ]
    case .betterScroll:
      ["A cancelled touch counts as an ended one.", "A begin by the app calls the app."]
    case .kirigami: ["Needs no finger: momentum counts towards its half second."]
    default: []
    }
  }
}
