import TextFormats

/// The calculations for the engines in `seeds.json` that this program has, by the names in test cases.
///
/// They use the same types as replays, and contain no expected results. A name that is not listed here is unsupported.
enum SeedCalculations {
  /// Computes a case's outputs from its inputs; throws an error if the inputs are invalid.
  typealias Calculation = @Sendable (JSONValue) throws -> JSONValue

  static let all: [String: Calculation] = [
    "jackrabbit.formula": JackrabbitCalculations.formula,
    "jackrabbit.trace": JackrabbitCalculations.trace,
    "isalternative.formula": ISAlternativeCalculations.formula,
    "isalternative.trace": ISAlternativeCalculations.trace,
    "mrefresh.formula": MRefreshCalculations.formula,
    "mrefresh.trace": MRefreshCalculations.trace,
    "mrefresh_svg.formula": MRefreshPathCalculations.formula,
    "j4n0.formula": PullViewCalculations.formula,
    "j4n0.trace": PullViewCalculations.trace,
    "musicfav_onpu.formula": OnpuCalculations.formula,
    "musicfav_onpu.trace": OnpuCalculations.trace,
    "comparator.formula": ComparatorCalculations.formula,
    "isrefreshcontrol.trace": ComparatorTraces.isRefresh,
    "svpulltorefresh.trace": ComparatorTraces.sv,
    "ego.trace": ComparatorTraces.ego,
    "mjrefresh.trace": ComparatorTraces.mj,
    "espulltorefresh.trace": ComparatorTraces.es,
    "yalantis.trace": ComparatorTraces.yalantis,
    "odrefreshcontrol.trace": ComparatorTraces.od,
    "pulltorefreshjs.trace": PullToRefreshJSCalculations.trace,
    "uirefreshcontrol.formula": UIRefreshControlCalculations.formula,
    "uirefreshcontrol.trace": UIRefreshControlCalculations.trace,
  ]
}
