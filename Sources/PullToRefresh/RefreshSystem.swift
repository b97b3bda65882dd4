/// The built-in pull-to-refresh systems, in the order in which they are listed.
@frozen
public enum RefreshSystem: UInt8, Equatable, Sendable {
  /// The observed modern `UIRefreshControl`.
  case uirefreshcontrol
  /// The tutorial's PullView, `j4n0` in the vectors.
  case pullview
  /// ISAlternativeRefreshControl as it comes.
  case isalternative
  /// ISAlternativeRefreshControl with `firesOnRelease`.
  case isalternativeRelease
  /// MRefresh 0.1.1 in its README's configuration.
  case mrefresh
  /// MRefresh 0.2.1 as it comes.
  case mrefreshRewrite
  /// JackrabbitRefresh over a `UIRefreshControl`.
  case jackrabbit
  /// MusicFav's note icon over ISAlternativeRefreshControl.
  case onpu
  /// PullView, drawn as a card that opens.
  case pullviewFold
  /// ISRefreshControl 1.4.1: the iOS 6 look.
  case isrefresh
  /// SVPullToRefresh.
  case sv
  /// EGOTableViewPullRefresh.
  case ego
  /// MJRefresh's header.
  case mj
  /// ESPullToRefresh.
  case es
  /// DGElasticPullToRefresh.
  case dgElastic
  /// Yalantis' PullToRefresh.
  case yalantis
  /// ODRefreshControl.
  case od

  /// How many there are; their raw values are 0 up to this.
  public static var count: Int { 17 }

  /// The name `--engine` takes.
  public var name: StaticString {
    switch self {
    case .uirefreshcontrol: "uirefreshcontrol"
    case .pullview: "pullview"
    case .isalternative: "isalternative"
    case .isalternativeRelease: "isalternative-release"
    case .mrefresh: "mrefresh"
    case .mrefreshRewrite: "mrefresh-0.2"
    case .jackrabbit: "jackrabbit"
    case .onpu: "onpu"
    case .pullviewFold: "pullview-fold"
    case .isrefresh: "isrefresh"
    case .sv: "sv"
    case .ego: "ego"
    case .mj: "mj"
    case .es: "es"
    case .dgElastic: "dg-elastic"
    case .yalantis: "yalantis"
    case .od: "od"
    }
  }
}
