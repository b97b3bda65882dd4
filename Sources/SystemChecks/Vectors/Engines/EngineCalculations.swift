/// The calculations of engines in the files of peer systems; those of `seeds.json` are in `SeedCalculations`.
enum EngineCalculations {
  static let all = [
    AndroidRefreshCalculations.all, FlutterRefreshCalculations.all, WebRefreshCalculations.all,
  ]
}
