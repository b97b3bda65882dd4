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

  /// How many there are; their raw values are 0 up to this.
  public static var count: Int { 7 }

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
    }
  }
}
