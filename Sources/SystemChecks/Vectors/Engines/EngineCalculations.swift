/// The calculations for engines that have case files of their own; those of `seeds.json` are in `SeedCalculations`.
enum EngineCalculations {
  static let all = [
    AndroidRefreshCalculations.all, FlutterRefreshCalculations.all, WebRefreshCalculations.all,
  ]
}
