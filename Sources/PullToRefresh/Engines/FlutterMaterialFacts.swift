import ScrollPhysics

extension FlutterMaterialRefresh: DescribedEngine {
  /// The built-in system it is.
  public var system: RefreshSystem? {
    switch release {
    case .upTo3x16: .flutterMaterial3x16
    case .stable: .flutterMaterial
    case .main: .flutterMaterialMain
    }
  }
  /// Itself, as a host keeps it.
  public var held: RefreshEngine { .flutterMaterial(self) }

  /// The facts known of the original.
  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, summary: summary,
      source: source,
      fidelity:
        "Written from its source; agrees with the numbers of its own tests. A list that main keeps in place while a pull is taken back scrolls here."
    )
  }

  private var summary: StaticString {
    switch release {
    case .upTo3x16:
      "Flutter's Material RefreshIndicator up to 3.16: a sixth of the viewport on any content, unless it is scrolled down."
    case .stable:
      "Flutter's Material RefreshIndicator: on content that bounces a sixth of the viewport and the bounce-back, else a quarter and the lift."
    case .main:
      "Flutter's Material RefreshIndicator on its main branch: as stable, but pulling content that clamps back disarms."
    }
  }

  private var source: OriginalSource {
    let part: StaticString = "material/refresh_indicator.dart; TravelSystems.md"
    return switch release {
    case .upTo3x16: OriginalSource("flutter/flutter", part, commit: "009a929")
    case .stable:
      OriginalSource(
        "flutter/flutter", part, release: "3.19", commit: "90e4a12f", date: "2024-01", since: "3.19")
    case .main: OriginalSource("flutter/flutter", part, commit: "018b73ee")
    }
  }

  /// Lists what the original does that a user would call a bug, and that is kept.
  public func list(in list: inout some EngineQuirkList) {
    switch release {
    case .upTo3x16:
      list.quirk("Once armed, pulling back does not disarm it until the content is scrolled down.")
    case .stable:
      list.quirk("Once armed, pulling back does not disarm it, and content flung down the list fires.")
    case .main: list.quirk("Once armed, pulling back does not disarm it where content bounces.")
    }
  }

  /// `flutter-material-fixed`: a lift at a quarter of the viewport of travel or more, told after 150 ms.
  ///
  /// Only a gesture that begins at the edge counts, as in the original. Mended: on content that overscrolls the original fires
  /// from a sixth of the viewport on, at the first motion after the lift, and once armed pulling back does not disarm it;
  /// here the lift decides in the same way on every scroll physics.
  public var mended: MendedPolicy? {
    guard release == .stable else { return nil }
    var policy = RefreshPolicy.travel(
      gain: 1, .viewportShare(Self.fullShare, minimum: 0, maximum: .infinity),
      isStrict: false)
    policy.gates.startsAtEdge = true
    policy.callbackDelay = Self.snapDuration
    return MendedPolicy(
      policy, mends: "the lift decides by the same pull on every scroll physics, and pulling back disarms")
  }
}
