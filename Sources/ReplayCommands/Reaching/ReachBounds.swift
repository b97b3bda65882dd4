import CommandArguments
import ReplayExperiments
import TextFormats

/// The limits of a call of `reach`. Each option has a range of its own; these limit the product of several options.
enum ReachBounds {
  /// The largest number of reports of the longest drag: some hundred megabytes in each of two simultaneous replays.
  private static let mostReports = 1_000_000
  /// The largest number of combinations of engine, model and viewport. Every engine on every model in a dozen viewports takes one or two
  /// minutes.
  private static let mostCases = 100_000
  /// The largest number of reports, summed over the longest drags of all combinations: some minutes of work if nothing fires.
  private static let mostReportsInAll = 100_000_000.0
  /// The largest number of rows of results, one per combination and screen.
  private static let mostRows = 100_000

  /// Throws an error for a call that would take hours or gigabytes, before any work begins.
  ///
  /// - Parameters:
  ///   - pairs: The number of engines times models.
  ///   - viewports: The viewport heights, in points.
  ///   - scales: The number of screens.
  ///   - hand: The finger's movement.
  /// - Throws: An error with the limit and the option to change.
  static func require(pairs: Int, viewports: [Double], scales: Int, _ hand: TriggerReach.Hand) throws {
    let (cases, furthest) = (pairs * viewports.count, viewports.max() ?? 0)
    let longest = reports(furthest, hand)
    guard longest <= Double(mostReports) else {
      throw UserError(
        "in a viewport of \(text(furthest)) pt the finger would report \(text(longest)) times, and \(mostReports) are the most; lower --finger-rate or --viewport, or raise --speed"
      )
    }
    guard cases <= mostCases else {
      throw UserError(
        "\(cases) engines, models and viewports are too many, and \(mostCases) are the most; name fewer (--engine, --model, --viewport)"
      )
    }
    let all = Double(pairs) * viewports.reduce(0) { $0 + reports($1, hand) }
    guard all <= mostReportsInAll else {
      throw UserError(
        "the finger would report \(text(all)) times in all, and \(text(mostReportsInAll)) are the most; lower --finger-rate, raise --speed, or name fewer engines, models and viewports"
      )
    }
    guard cases * scales <= mostRows else {
      throw UserError(
        "\(cases) engines, models and viewports on \(scales) screens are too many rows, and \(mostRows) are the most; name fewer (--points-per-mm, --dpi, --viewport)"
      )
    }
  }

  /// The number of reports (samples of the finger) of the longest drag that is tried in a viewport of this height.
  private static func reports(_ viewport: Double, _ hand: TriggerReach.Hand) -> Double {
    (TriggerReach.furthest * viewport / hand.speed * hand.rate).rounded(.up)
  }

  private static func text(_ number: Double) -> String { JSONWriter.text(of: number) }
}
