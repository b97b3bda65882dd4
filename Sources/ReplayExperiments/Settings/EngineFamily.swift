import PullToRefresh

/// The platform of an engine's product, as a heading under which users choose among many engines.
package enum EngineFamily {
  /// The family of an engine, as a heading.
  ///
  /// - Parameter engine: Any engine; a `-fixed` policy is in its original's family.
  /// - Returns: `iOS`, `Android`, `Flutter`, `Web`, the heading of its model if it has another scroll view, or `Your own`.
  package static func name(of engine: EngineChoice) -> String {
    guard let system = engine.system else { return "Your own" }
    return switch system.nativeList {
    case .uiScrollView: "iOS"
    case .androidList, .androidListView: "Android"
    case .flutterOnAndroid, .flutterOnIOS: "Flutter"
    case .androidPage, .geckoPage, .betterScroll: "Web"
    default: system.nativeModel.facts.family.heading.description
    }
  }
}
