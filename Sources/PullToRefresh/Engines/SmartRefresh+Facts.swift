import ScrollPhysics

extension SmartRefresh: DescribedEngine {
  public var system: RefreshSystem? { .smartRefresh }
  public var held: RefreshEngine { .smart(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .androidList,
      product: "SmartRefreshLayout",
      summary:
        "SmartRefreshLayout: half of the travel a nested list leaves over, damped, in whole pixels; a lift or cancel decides.",
      source: OriginalSource(
        "scwang90/SmartRefreshLayout", "SmartRefreshLayout.java in refresh-layout-kernel", release: "2.1.1",
        commit: "06aebc70", date: "2024-10-10", since: "2.1.0",
        note:
          "3.0.0-alpha is newer and no release; ClassicsAbstract.java says how long its header shows the end"
      ),
      fidelity:
        "Written from its source, which has no tests. The header is taken to be 100 dp, the layout to fill the screen. Not here: the bounce of a fling at the top, and a flick that closes a refreshing header; neither fires."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("A cancelled touch counts as a lifted one.")
    list.quirk(
      "Touches that begin in the 0.3 s after the lift, or in the 0.8 s after the end, do nothing at all.")
    list.quirk("A pull taken back to nothing in one move stays armed: its lift refreshes.")
    list.quirk("A header caught on its way back leaps to half of where it was at the next move.")
    list.quirk("The app is told only after the 300 ms to the header's height.")
  }

  /// `smart-refresh-fixed`: a release with half the travel a point or more beyond the header's height; callback after the 300 ms that the
  /// header takes to
  /// that height.
  ///
  /// Fixed: a cancelled touch of the original fires; touches that begin while the header is animated are lost; a pull
  /// that one move takes back to nothing fires. The original's damping is left out: on a phone it never keeps a pull from the threshold.
  public var fixed: FixedPolicy? {
    FixedPolicy(
      .lift(
        .points(Self.triggerRate * Self.standardHeaderHeight + 1), isStrict: false,
        .travel(gain: Self.dragRate), callbackDelay: Self.reboundDuration, closeDelay: Self.finishDelay,
        inset: .room(Self.standardHeaderHeight, opening: Self.reboundDuration, closing: Self.reboundDuration)),
      fixes:
        "a cancel is no release, a pull taken back does not fire, no touch is lost while the header moves")
  }
}
