import CommandArguments
import ReplayExperiments
import TextFormats

/// The bounds of what a call of `reach` may ask for: each option has a range, and their product one too.
enum ReachBounds {
  /// Reports of the longest drag at most: some hundred megabytes in each of two replays at a time.
  private static let mostReports = 1_000_000
  /// Engines, models and viewports at most: every engine on every model in a dozen viewports, a minute or two.
  private static let mostCases = 100_000
  /// Reports of the longest drags of all cases at most: some minutes where nothing fires.
  private static let mostReportsInAll = 100_000_000.0
  /// Rows of results at most, a row for each case and screen.
  private static let mostRows = 100_000

  /// Refuses a call that would take hours or gigabytes, before it begins.
  ///
  /// - Parameters:
  ///   - pairs: Engines on models that are tried.
  ///   - viewports: Lengths, in points.
  ///   - scales: Screens that results are in millimetres of.
  ///   - hand: How the finger goes.
  /// - Throws: The limit, and which option to change.
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

  /// The reports of the longest drag that is tried in a viewport.
  private static func reports(_ viewport: Double, _ hand: TriggerReach.Hand) -> Double {
    (TriggerReach.furthest * viewport / hand.speed * hand.rate).rounded(.up)
  }

  private static func text(_ number: Double) -> String { JSONWriter.text(of: number) }
}
