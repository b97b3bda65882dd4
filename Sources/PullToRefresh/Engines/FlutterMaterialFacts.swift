import ScrollPhysics

extension FlutterMaterialRefresh: DescribedEngine {
  public var system: RefreshSystem? {
    switch release {
    case .upTo3x16: .flutterMaterial3x16
    case .stable: .flutterMaterial
    }
  }
  public var held: RefreshEngine { .flutterMaterial(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .flutterOnAndroid,
      product: release == .upTo3x16 ? "RefreshIndicator (Flutter 3.16)" : "RefreshIndicator (Flutter)",
      summary: summary,
      source: source,
      fidelity:
        "Written from its source; agrees with the numbers of the original's tests."
    )
  }

  private var summary: StaticString {
    switch release {
    case .upTo3x16:
      "Flutter's Material RefreshIndicator up to 3.16: fires on release at a sixth of the viewport, on any content, unless it is scrolled down."
    case .stable:
      "Flutter's Material RefreshIndicator: on content that bounces, a sixth of the viewport, decided as it bounces back; else a quarter, decided on release."
    }
  }

  private var source: OriginalSource {
    switch release {
    case .upTo3x16:
      OriginalSource(
        "munificent/format-flutter", "packages/flutter/lib/src/material/refresh_indicator.dart",
        release: "Flutter's master after 3.10", commit: "3e4c8e0", date: "2023-06-16", since: "3.0 or before",
        note:
          "A copy of flutter/flutter's files; also read there at 009a929 (before 3.0). Pull request 139535 changed it for 3.19"
      )
    case .stable:
      OriginalSource(
        "flutter/packages", "packages/material_ui/lib/src/refresh_indicator.dart",
        release: "material_ui 1.0.1",
        commit: "e6b99e0e", date: "2026-07-28", since: "Flutter 3.19",
        note: "Part of flutter/flutter until then, where it was read at 90e4a12f of 2024-01")
    }
  }

  public func list(in list: inout some EngineQuirkList) {
    switch release {
    case .upTo3x16:
      list.quirk("Once it is armed, pulling back disarms it only when the content is scrolled down.")
    case .stable:
      list.quirk("Once it is armed, pulling back does not disarm it, and flinging the content down fires.")
    }
  }

  /// The policy `flutter-material-fixed` fires at a release after travel of a quarter of the viewport or more, and calls the app 150 ms
  /// later.
  ///
  /// Only a gesture that begins at the edge counts, as in the original. Bugs fixed: on content that overscrolls, the original fires from a
  /// sixth of the viewport on, at the first motion after the release, and once armed it is not disarmed by pulling back. Here the release
  /// decides in the same way on all scroll physics.
  public var fixed: FixedPolicy? {
    guard release == .stable else { return nil }
    return FixedPolicy(
      .lift(
        .viewportShare(Self.fullShare, minimum: 0, maximum: .infinity), isStrict: false, .travel(gain: 1),
        startsAtEdge: true, callbackDelay: Self.snapDuration, inset: .noRoom),
      fixes: "the release decides by the same pull on every scroll physics, and pulling back disarms")
  }
}
