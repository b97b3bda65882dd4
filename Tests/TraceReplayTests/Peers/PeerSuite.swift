import Testing

/// A peer's cases, as the page `PeersTests.md` counts them.
struct PeerSuite: Sendable {
  /// The peer, as its row of the page has it.
  let peer: String
  /// The file that its cases stand in.
  let file: String
  let cases: [any PeerExample]

  init<Tests>(_ peer: String, _ tests: Tests.Type, _ lists: [any PeerExample]...) {
    (self.peer, file, cases) = (peer, "\(tests).swift", lists.flatMap(\.self))
  }

  /// Every peer whose cases there are, a row each; a file of cases that is missing here fails `PeersPageTests`.
  static let all = [
    PeerSuite("Compose", ComposePeerTests.self, ComposePeerTests.cases),
    PeerSuite("Flutter, Material", FlutterMaterialPeerTests.self, FlutterMaterialPeerTests.cases),
    PeerSuite("Flutter, Cupertino", FlutterCupertinoPeerTests.self, FlutterCupertinoPeerTests.cases),
    PeerSuite("Flutter, scrolling", FlutterScrollingPeerTests.self, FlutterScrollingPeerTests.cases),
    PeerSuite("Ionic", IonicPeerTests.self, IonicPeerTests.cases, IonicPeerTests.strokes),
    PeerSuite("SwipeRefreshLayout", SwipeRefreshPeerTests.self, SwipeRefreshPeerTests.cases),
    PeerSuite("pulltorefresh.js", PullToRefreshJSPeerTests.self, PullToRefreshJSPeerTests.cases),
    PeerSuite("BetterScroll, pull-down", BetterScrollPeerTests.self, BetterScrollPeerTests.cases),
    PeerSuite("BetterScroll, core", BetterScrollCorePeerTests.self, BetterScrollCorePeerTests.cases),
    PeerSuite("Chromium, pull-to-refresh", ChromiumRefreshPeerTests.self, ChromiumRefreshPeerTests.cases),
    PeerSuite("Chromium, scrolling", ChromiumScrollingPeerTests.self, ChromiumScrollingPeerTests.cases),
    PeerSuite("Firefox", GeckoPeerTests.self, GeckoPeerTests.cases),
    PeerSuite("Qt Quick", QtPeerTests.self, QtPeerTests.cases),
    PeerSuite("GTK", GTKPeerTests.self, GTKPeerTests.cases),
    PeerSuite("libadwaita", AdwaitaPeerTests.self, AdwaitaPeerTests.cases),
    PeerSuite("Android", AndroidPeerTests.self, AndroidPeerTests.cases),
    PeerSuite("iScroll", IScrollPeerTests.self, IScrollPeerTests.cases),
    PeerSuite("use-gesture", UseGesturePeerTests.self, UseGesturePeerTests.cases),
    PeerSuite("framer-motion", FramerMotionPeerTests.self, FramerMotionPeerTests.cases),
    PeerSuite("ListViewKit", ListViewKitPeerTests.self, ListViewKitPeerTests.cases),
    PeerSuite("Cranpose", CranposePeerTests.self, CranposePeerTests.cases),
    PeerSuite("Motion", MotionPeerTests.self, MotionPeerTests.cases),
    PeerSuite("Kirigami", KirigamiPeerTests.self, KirigamiPeerTests.cases),
    PeerSuite("MJRefresh", MJRefreshPeerTests.self, MJRefreshPeerTests.cases),
    PeerSuite("SVPullToRefresh", SVPullToRefreshPeerTests.self, SVPullToRefreshPeerTests.cases),
    PeerSuite("EGOTableViewPullRefresh", EGOPeerTests.self, EGOPeerTests.cases),
    PeerSuite("ESPullToRefresh", ESPullToRefreshPeerTests.self, ESPullToRefreshPeerTests.cases),
    PeerSuite("DGElasticPullToRefresh", DGElasticPeerTests.self, DGElasticPeerTests.cases),
    PeerSuite("Yalantis", YalantisPeerTests.self, YalantisPeerTests.cases),
    PeerSuite("ODRefreshControl", ODRefreshPeerTests.self, ODRefreshPeerTests.cases),
    PeerSuite("ISRefreshControl", ISRefreshPeerTests.self, ISRefreshPeerTests.cases),
    PeerSuite("ISAlternativeRefreshControl", ISAlternativePeerTests.self, ISAlternativePeerTests.cases),
    PeerSuite("MRefresh", MRefreshPeerTests.self, MRefreshPeerTests.cases),
    PeerSuite("PullView", PullViewPeerTests.self, PullViewPeerTests.cases),
    PeerSuite("Ultra-Pull-To-Refresh", UltraPTRPeerTests.self, UltraPTRPeerTests.cases),
    PeerSuite("Slint", SlintPeerTests.self, SlintPeerTests.cases),
    PeerSuite("React Native", ReactNativePeerTests.self, ReactNativePeerTests.cases),
    PeerSuite("SmartRefreshLayout", SmartRefreshPeerTests.self, SmartRefreshPeerTests.cases),
    PeerSuite(
      "Firefox for Android", FirefoxAndroidPeerTests.self, FirefoxAndroidPeerTests.cases,
      FirefoxAndroidPeerTests.strokes),
    PeerSuite(
      "custom_refresh_indicator", CustomRefreshIndicatorPeerTests.self, CustomRefreshIndicatorPeerTests.cases),
    PeerSuite("easy_refresh", EasyRefreshPeerTests.self, EasyRefreshPeerTests.cases),
    PeerSuite("Vant", VantPeerTests.self, VantPeerTests.cases, VantPeerTests.strokes),
    PeerSuite(
      "antd-mobile", AntdMobilePeerTests.self, AntdMobilePeerTests.cases, AntdMobilePeerTests.strokes),
    PeerSuite("Framework7", Framework7PeerTests.self, Framework7PeerTests.cases, Framework7PeerTests.strokes),
  ]
}
