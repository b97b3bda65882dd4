/// The calculations of engines in the peers' files; those of `seeds.json` are in `SeedCalculations`.
enum EngineCalculations {
  static let all = [
    AndroidRefreshCalculations.all, FlutterRefreshCalculations.all, WebRefreshCalculations.all,
  ]
}
