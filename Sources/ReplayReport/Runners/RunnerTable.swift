import ReplayExperiments
import TextFormats

/// What engines do under the swipes of UI test runners, as JSON and as text.
package struct RunnerTable: Sendable {
  /// The results for each test runner.
  package let trials: [RunnerTrial]

  /// The scroll view or element on which all swipes are made.
  var target: RunnerSwipe.Target { trials[0].target }

  /// Stores the results of test runners: at least one, all with the same engines in the same scene.
  package init(_ trials: [RunnerTrial]) { self.trials = trials }

  /// The JSON format of `runners --json`.
  package static let format = RecordFormat<RunnerTable>(
    "overscroll-runners/1", "Refresh controls under the swipes of test runners", from: "runners --json",
    [
      .value("viewport_pt", "Length of the scroll view, which fills the screen, in points.") {
        $0.target.list
      },
      .value("element_pt", "Length of the swiped element, from the top of the scroll view, in points.") {
        $0.target.element
      },
      .value(
        "timing_runs",
        "Runs of each engine with other timing: early, late and missing frames and reports, other displays."
      ) { _ in RunnerTrial.runs },
      .list("runners", "One object per runner.", of: fields) { $0.trials },
    ])

  /// The JSON fields of one test runner.
  static let fields: Fields<RunnerTrial> = [
    .value("runner", "The runner's name here.") { $0.swipe.name },
    .value("call", "The call in a test.") { $0.swipe.call },
    .value("source", "Repository, commit and file that the constants are from.") { $0.swipe.source },
    .value("assumed", "Assumptions about points that the source leaves open; null without assumptions.") {
      $0.swipe.assumed
    },
    .value("travel_pt", "Travel of the finger, in points.", heading: "travel (pt)", decimals: 0) {
      $0.way.travel
    },
    .value("duration_ms", "Time from the first contact to the release.", heading: "time (ms)", decimals: 0) {
      $0.way.lift
    },
    .value("reports", "Reports of the finger, including the first contact, without the release.") {
      $0.way.reports.count
    },
    .value(
      "lift_speed_pt_s", "Speed over the last 50 ms before the release, downwards positive.",
      heading: "release speed (pt/s)",
      decimals: 0
    ) { $0.way.liftSpeed },
    .value("fired", "Engines that refresh when every report and frame is on time.") { $0.fired },
    .value("uncertain", "Engines that refresh in some runs but not in others, only because of timing.") {
      $0.uncertain
    },
    .list("systems", "One object per engine and scroll view.", of: outcomeFields) { $0.outcomes },
  ]

  /// The JSON fields of what one engine does under a runner's swipe.
  static let outcomeFields: Fields<RunnerTrial.Outcome> = [
    .engine { $0.engine }, .model { $0.model },
    .value(
      "fired", "True if it refreshes when every report and frame is on time.", heading: "refresh",
      shown: { $0.fired ? "yes" : "no" }
    ) {
      $0.fired
    },
    .value(
      "pull_pt", "Greatest pull under the finger, as the engine measures it; null without a pull.",
      heading: "pull (pt)"
    ) { $0.pull },
    .value("threshold_pt", "Pull from which it refreshes.", heading: "threshold (pt)") {
      $0.result.threshold
    },
    .value(
      "margin_pt", "`pull_pt` minus `threshold_pt`; null without a pull.", heading: "margin (pt)"
    ) {
      $0.result.peakMargin
    },
    .value("phase", "When it refreshes: contact, released or settling; null if it does not.") {
      $0.result.triggerPhase?.word
    },
    .value(
      "fired_runs", "Runs with other timing in which it refreshes, of `timing_runs`.",
      heading: "other timing",
      shown: { "\($0.firedRuns) of \($0.runs)" }
    ) { $0.firedRuns },
  ]
}
