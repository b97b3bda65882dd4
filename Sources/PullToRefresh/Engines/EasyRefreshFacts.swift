import ScrollPhysics

extension EasyRefresh: DescribedEngine {
  public var system: RefreshSystem? { .easyRefresh }
  public var held: RefreshEngine { .easyRefresh(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .flutterOnIOS,
      product: "easy_refresh",
      summary:
        "The package easy_refresh for Flutter: fires on release at 70 pt or more; the callback follows once the content has sprung to the inset of 70 pt.",
      source: .init(
        "xuelongqy/flutter_easy_refresh",
        "lib/src/notifier/indicator_notifier.dart, lib/src/physics/scroll_physics.dart", release: "4.0.0",
        commit: "792198b", date: "2023-12-29", since: "3.3.4 or before",
        note:
          "4.0.0, read at 04b1c101 (date unknown), has the same rules, except that a tap just as it begins to close left it open"
      ),
      fidelity:
        "Written from its source; agrees with its own tests. Its physics are BouncingScrollPhysics (flutter-ios), with two differences that the model does not have: momentum from inside stops at the top, and so does the one movement that crosses it; and while the inset is open a finger moves content there 1:1, in the original with the friction beyond the top. The inset opens in the frame that shows the release; until then the content springs to its top. Here a moving finger cancels a refresh that the app begins; in the original the content leaves the finger."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk(
      "The callback waits until the content has come to rest; a drag before that cancels the refresh.")
    list.quirk(
      "If a touch catches the content below the inset and does not move, it stays open and never refreshes.")
    list.quirk("A cancelled touch counts as a release.")
  }

  /// The policy `easy-refresh-fixed` fires at a release at 70 pt or more, and calls the app at once; its inset is 70 pt high.
  ///
  /// Bugs fixed: the original calls the app only when its spring is at rest, and loses the refresh if it is touched before; a cancelled
  /// touch counts as a release.
  public var fixed: FixedPolicy? {
    let time = Self.springTime(from: Self.standardTrigger)
    var policy = RefreshPolicy.fixed(
      .points(Self.standardTrigger), isStrict: false, .release,
      room: .room(Self.standardTrigger, opening: time, closing: time))
    policy.closeDelay = Self.processedDuration
    return FixedPolicy(policy, fixes: "the callback comes with the release; a cancelled touch does not fire")
  }
}
