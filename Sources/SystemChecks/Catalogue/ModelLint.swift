import ScrollPhysics
import TextFormats
import TraceReplay

/// The findings of `models --lint` for one model: unexpected behaviour, with the part of the model file that causes it.
package struct ModelLint {
  /// A kind of finding.
  package enum Rule: String, CaseIterable, Sendable {
    /// A motion lasts longer than ``longest``.
    case neverRests = "never-rests"
    /// Content speeds up, or bounces again, after the release.
    case gainsEnergy = "gains-energy"
    /// The offset or the velocity jumps at a release, or where one motion follows another.
    case jumps
    /// Content jumps when a finger catches it.
    case jumpsOnCatch = "jumps-on-catch"
    /// A drag ends elsewhere if it comes in other events.
    case dependsOnEvents = "depends-on-events"
    /// A motion depends on the frames per second.
    case dependsOnFrames = "depends-on-frames"
    /// The two edges behave differently.
    case edgesDiffer = "edges-differ"
  }

  /// A finding.
  package struct Finding: Equatable, Sendable {
    /// The kind.
    package let rule: Rule
    /// The part of the model file that causes it, such as `$.return`.
    package let path: String
    /// What happens, and how much.
    package let problem: String
    /// What to change, or how to see it.
    package let advice: String
  }

  /// The model as it was given: a name, a name with options, or a path.
  package let word: String
  /// The model.
  package let model: ScrollModel
  /// The findings; empty if there are none.
  package let findings: [Finding]

  /// The longest motion that is not a finding, in seconds; of the built-in models only flings of iScroll last longer.
  package static let longest = 10.0
  /// The pull from which a return is measured, in points past the edge.
  private static let pull = 100.0
  /// The velocity of the fling that is measured, in points per second.
  private static let fling = 8000.0
  /// The length of the content in which the fling is measured, in points: it does not reach an edge.
  private static let content = 1e7

  /// Measures a model.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - word: The model as it was given.
  package init(_ model: ScrollModel, word: String) {
    (self.model, self.word) = (model, word)
    let certificate = Certificate(of: model)
    findings = Self.slowMotions(model) + certificate.findings.compactMap { Self.finding($0, word) }
  }

  // MARK: Rest

  static func slowMotions(_ model: ScrollModel) -> [Finding] {
    let extent = CertificateScene.extent
    let tolerance = model.traits(in: extent).tolerance
    var findings: [Finding] = []
    let back = model.trajectory(from: extent.lowestOffset - pull, velocity: 0, in: extent)
    let backTime = back.settleTime(tolerance)
    if backTime > longest {
      findings.append(slow("$.return", "the return from \(text(pull)) pt beyond the edge", backTime))
    }
    let long = ScrollExtent(contentLength: content, viewportLength: CertificateScene.viewport)
    let flingTime = model.trajectory(from: 0, velocity: fling, in: long).settleTime(tolerance)
    if flingTime > longest { findings.append(slow("$.fling", "a fling at \(text(fling)) pt/s", flingTime)) }
    return findings
  }

  private static func slow(_ path: String, _ motion: String, _ time: Double) -> Finding {
    let time = time < .infinity ? "lasts \(Figures.fixed(time, decimals: 1)) s" : "never ends"
    return Finding(
      rule: .neverRests, path: path, problem: "\(motion) \(time)",
      advice: "give more friction or stiffness, or wider limits in 'rest'")
  }

  private static func text(_ number: Double) -> String { Figures.fixed(number, decimals: 0) }

  // MARK: Certificate

  /// A failed property of a certificate as a finding; nil if it passes, and for what only replays do.
  private static func finding(_ finding: CertificateFinding, _ word: String) -> Finding? {
    guard !finding.passes, let (rule, path) = cause(of: finding.property) else { return nil }
    let size = CertificateFigure.size(finding.worst, of: finding)
    let place = finding.gesture.map { "\($0.title): \(finding.location)" } ?? finding.location
    return Finding(
      rule: rule, path: path, problem: "\(finding.property.name) \(size) (\(place))",
      advice: "see it with: \(ShellLine.text(["overscroll", "models", "--certify", word]))")
  }

  private static func cause(of property: CertificateProperty) -> (Rule, path: String)? {
    switch property {
    case .path, .pullRate: (.dependsOnEvents, "$.drag")
    case .edgeRate, .motionRate: (.dependsOnFrames, "$.fling")
    case .mirror: (.edgesDiffer, "$.return")
    case .speedInside: (.gainsEnergy, "$.fling")
    case .springEnergy, .secondBounce, .speedAtChange: (.gainsEnergy, "$.return")
    case .releaseOffset, .changeOffset, .endOffset: (.jumps, "$.return")
    case .releaseVelocity, .changeVelocity, .endVelocity: (.jumps, "$.return")
    case .catchOffset, .catchGain: (.jumpsOnCatch, "$.catch")
    // A tracker decides the speed, and restarts are a matter of replays, not of the model.
    case .wholeRate, .restart, .returnRestart: nil
    }
  }

  // MARK: Output

  /// The findings as text, one per line after the model and a colon; without findings, a line that says so.
  package var text: String {
    if findings.isEmpty { return "\(word): nothing to find" }
    return findings.map { "\(word): \($0.path) \($0.problem); \($0.advice)" }.joined(separator: "\n")
  }

  /// The JSON format of one line of `models --lint --json`.
  package static let format = RecordFormat<ModelLint>(
    "overscroll-model-lint/1", "Unexpected behaviour of a model: one line of models --lint --json.",
    from: "models --lint --json",
    [
      .value("word", "The model as given: a name, a name with options, or a path.") { $0.word },
      .value("model", ScrollModel.nameMeaning) { $0.model.label },
      .list("findings", "The findings; may be empty.", of: fields) { $0.findings },
    ])

  private static let fields: Fields<Finding> = [
    .value("rule", "\(WordList.text(Rule.allCases.map { $0.rawValue }, "or")).") { $0.rule.rawValue },
    .value("path", "The part of the model file that causes it, such as $.return.") { $0.path },
    .value("problem", "The behaviour, with its size and the gesture that shows it.") { $0.problem },
    .value("advice", "The change that helps, or the command that shows the behaviour.") { $0.advice },
  ]
}
