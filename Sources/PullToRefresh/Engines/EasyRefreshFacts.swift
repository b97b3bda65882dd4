import ScrollPhysics

extension EasyRefresh: DescribedEngine {
  public var system: RefreshSystem? { .easyRefresh }
  public var held: RefreshEngine { .easyRefresh(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .flutterOnIOS,
      product: "easy_refresh",
      summary:
        "The package easy_refresh for Flutter: a lift at 70 pt or more; the app is told once the content has sprung to the room of 70 pt.",
      source: .init(
        "xuelongqy/flutter_easy_refresh",
        "lib/src/notifier/indicator_notifier.dart, lib/src/physics/scroll_physics.dart", release: "4.0.0",
        commit: "792198b", date: "2023-12-29", since: "3.3.4 or before",
        note:
          "Of 4.0.0 read at 04b1c101, whose day could not be had: the same rules, but for a tap as it begins to go back, which left it open"
      ),
      fidelity:
        "Written from its source; agrees with its own tests. Its physics are BouncingScrollPhysics, flutter-ios, with two differences that are not in the model: momentum from inside stops at the top, and so does the one movement that crosses it; and while room is held a finger moves content there 1:1, in the original by the friction beyond the top. The room is granted in the frame that shows the lift, up to which the content springs to its top. A finger that moves takes a begin back; in the original a begin takes the content from the finger."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk(
      "Tells the app only once the content has come to rest; a drag before that takes the refresh back.")
    list.quirk("Caught below its room by a touch that does not move, it stays open and never refreshes.")
    list.quirk("A cancelled touch counts as a lift.")
  }

  /// `easy-refresh-fixed`: a release at 70 pt or more, with callback at once; inset of 70 pt.
  ///
  /// Fixed: the original calls the app only when its spring is at rest, and loses the refresh if it is touched before; a
  /// cancelled touch counts as a release.
  public var fixed: FixedPolicy? {
    let time = Self.springTime(from: Self.standardTrigger)
    var policy = RefreshPolicy.fixed(
      .points(Self.standardTrigger), isStrict: false, .release,
      room: .room(Self.standardTrigger, opening: time, closing: time))
    policy.closeDelay = Self.processedDuration
    return FixedPolicy(policy, fixes: "the lift tells the app at once, a cancel fires nothing")
  }
}
