import ScrollPhysics

extension SmartRefresh: DescribedEngine {
  public var system: RefreshSystem? { .smartRefresh }
  public var held: RefreshEngine { .smart(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .androidList,
      product: "SmartRefreshLayout",
      summary:
        "SmartRefreshLayout: half of the travel that a nested scroll view does not consume, damped, in whole pixels; a release or cancel decides.",
      source: OriginalSource(
        "scwang90/SmartRefreshLayout", "SmartRefreshLayout.java in refresh-layout-kernel", release: "2.1.1",
        commit: "06aebc70", date: "2024-10-10", since: "2.1.0",
        note:
          "3.0.0-alpha is newer but not a release; the time its header shows the end is in ClassicsAbstract.java"
      ),
      fidelity:
        "Written from its source, which does not have tests. Assumptions: the header is 100 dp, the layout fills the screen. Left out, because neither fires: the bounce of a fling at the top, and a flick that closes a refreshing header."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("A cancelled touch counts as a release.")
    list.quirk(
      "Touches that begin within 0.3 s after the release, or within 0.8 s after the end, are ignored.")
    list.quirk("A pull taken back to 0 in one move stays armed, so its release refreshes.")
    list.quirk(
      "If a finger catches the header as it moves back, the header jumps to half its position at the next move."
    )
    list.quirk("The callback comes only after the animation to the header's height (300 ms).")
  }

  /// The policy `smart-refresh-fixed` fires at a release with half the travel a point or more beyond the header's height.
  ///
  /// It calls the app after the 300 ms that the header takes to that height. Bugs fixed: a cancelled touch of the original fires; touches
  /// that begin while the header is animated are lost; a pull that one move takes back to nothing fires. The original's damping is left
  /// out: on a phone it never keeps a pull from the threshold.
  public var fixed: FixedPolicy? {
    FixedPolicy(
      .lift(
        .points(Self.triggerRate * Self.standardHeaderHeight + 1), isStrict: false,
        .travel(gain: Self.dragRate), callbackDelay: Self.reboundDuration, closeDelay: Self.finishDelay,
        inset: .room(Self.standardHeaderHeight, opening: Self.reboundDuration, closing: Self.reboundDuration)),
      fixes:
        "a cancel does not count as a release; a pull taken back does not fire; touches while the header moves count"
    )
  }
}
