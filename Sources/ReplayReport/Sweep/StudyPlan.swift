import GestureTraces
import ReplayStatistics
import TextFormats

/// How many pulls a study needs to detect a difference between two engines, or to estimate an engine's rate.
package struct StudyPlan: Equatable, Sendable {
  /// The JSON format of `sweep --plan --json`.
  package static let format = RecordFormat<StudyPlan>(
    "overscroll-plan/1", "People and pulls needed to detect a difference",
    from: "sweep --plan --json",
    [
      .value(
        "difference",
        "The difference of recall to detect, above 0: 0.02 for two percentage points. --difference."
      ) { $0.difference },
      .value("power", "The fraction of studies that should detect it, between 0 and 1: --power.") {
        $0.power
      },
      .value("recall", "The assumed recall of the worse engine, 0 to 1: --recall.") { $0.share },
      .list(
        "paired",
        "Two engines on the same pulls, by the fraction of pulls on which they differ; the first is the smallest possible, the difference itself.",
        of: pairedFields
      ) { plan in
        plan.paired.map { ($0.discordant, (plan, $0.pulls)) }
      },
      .value("unpaired_pulls_each", "Pulls for each of two engines on different pulls, two-sided at 5 %.") {
        $0.unpaired
      },
      .value(
        "pulls_for_half_width",
        "Pulls for an interval of one recall of at most half the difference on each side."
      ) { $0.within },
      .value(
        "correlation", "The assumed correlation between gestures of one person, 0 to 1: --correlation."
      ) { $0.correlation },
      .object("unpaired", "The people for each of two engines on different pulls.", [peopleField]) {
        ($0, $0.unpaired)
      },
      .object("half_width", "The people for the interval of one recall.", [peopleField]) { ($0, $0.within) },
    ])

  private static let pairedFields = Fields<(discordant: Double, study: Study)>(
    [
      .value("discordant", "The fraction of pulls in which only one of the two fires, 0 to 1.") {
        $0.discordant
      },
      .value(
        "pulls",
        "Pulls needed if they are independent, by the exact test of compare, two-sided at 5 %."
      ) { $0.study.pulls },
      peopleField.of { $0.study },
    ])

  /// A study plan with one of its numbers of pulls, from which numbers of people follow.
  private typealias Study = (plan: StudyPlan, pulls: Int)

  private static let peopleField = Field<Study>.list(
    "people",
    "People needed if gestures of one person correlate by `correlation`: at least 6.",
    of: peopleFields
  ) { study in
    pullsEach.map { ($0, study.plan.people(study.pulls, each: $0)) }
  }

  private static let peopleFields = Fields<(pullsEach: Int, people: Int)>(
    sharedAs: "people", nil,
    [
      .value("pulls_each", "Pulls of each person, 1 or more.") { $0.pullsEach },
      .value("people", "People with so many pulls each, 6 or more.") { $0.people },
    ])

  /// The difference of recall to detect, above 0; 0.02 means 2 percentage points.
  package let difference: Double
  /// The power: the proportion of studies that should detect the difference, 0 to 1.
  package let power: Double
  /// The assumed recall of the worse engine, 0 to 1.
  package let share: Double
  /// Assumed proportions of pulls in which two engines disagree, each with the number of pulls needed.
  package let paired: [(discordant: Double, pulls: Int)]
  /// The number of pulls that each of two engines needs if they get different pulls.
  package let unpaired: Int
  /// The assumed correlation between gestures of one person (intraclass correlation), 0 to 1.
  package let correlation: Double
  /// The number of pulls for which the interval of an engine's recall reaches at most half the difference to each side.
  package let within: Int

  /// The proportions of pulls in which the engines disagree that a plan shows, if the recalls allow them.
  ///
  /// The difference itself, the smallest possible proportion, is always shown too.
  private static let discordant = [0.05, 0.1, 0.2]
  /// The numbers of pulls per person for which a plan gives the number of people needed.
  private static let pullsEach = [5, 20, 50]

  /// Computes the plan of a study.
  ///
  /// - Parameters:
  ///   - difference: The difference to detect, above 0 and at most 1 − `share`.
  ///   - power: The power, above 0 and below 1.
  ///   - share: The recall of the worse engine, 0 to 1.
  ///   - correlation: The correlation between gestures of one person, 0 to 1.
  package init(difference: Double, power: Double, share: Double, correlation: Double) {
    (self.difference, self.power, self.share) = (difference, power, share)
    self.correlation = correlation
    // Pulls that only the better engine gets are missed by the worse one: at most 1 − share. Pulls that only the worse one gets are
    // `difference` fewer, and at most share.
    let most = min(2 * (1 - share) - difference, 2 * share + difference)
    paired = ([difference] + Self.discordant.filter { $0 > difference && $0 <= most }).map {
      ($0, SampleSize.paired(difference: difference, discordant: $0, power: power))
    }
    unpaired = SampleSize.unpaired(difference: difference, from: share, power: power)
    within = SampleSize.wilson(halfWidth: difference / 2, share: share)
  }

  /// True if both plans give the same JSON.
  package static func == (left: StudyPlan, right: StudyPlan) -> Bool { left.json == right.json }

  /// The plan as text.
  ///
  /// - Parameter width: Terminal width, in columns.
  /// - Returns: The text, ending with a line feed.
  package func text(width: Int) -> String {
    let (points, chance) = (percent(difference), percent(power))
    var table = TextTable(
      ["to detect \(points) points of recall", "pulls"]
        + Self.pullsEach.map { "people with \($0) each" })
    let rows =
      paired.map { ("same pulls, verdicts differ in \(percent($0.discordant)) %", $0.pulls) } + [
        ("different pulls per engine, from \(percent(share)) %", unpaired),
        ("one recall near \(percent(share)) %, to ± \(percent(difference / 2))", within),
      ]
    for (words, pulls) in rows {
      table.add([words, "\(pulls)"] + Self.pullsEach.map { "\(people(pulls, each: $0))" })
    }
    let width = max(Report.narrowest, width)
    let note =
      "The test is two-sided at 5 % and detects the difference in \(chance) of 100 studies; on the same pulls it is the exact test of compare. The column of pulls assumes independent pulls. The columns of people assume that gestures of one person correlate by \(JSONWriter.text(of: correlation)) (--correlation). A difference in false alarms takes as many gestures of other intents."
    return table.text(width: width) + WrappedText.text(note, width: width, indent: 0)
  }

  /// The plan as one JSON object, without a line feed.
  package var json: String { Self.format.json(self) }

  private func people(_ pulls: Int, each: Int) -> Int {
    SampleSize.people(traces: pulls, each: each, correlation: correlation)
  }

  private func percent(_ share: Double) -> String { JSONWriter.text(of: (share * 1e6).rounded() / 1e4) }
}
