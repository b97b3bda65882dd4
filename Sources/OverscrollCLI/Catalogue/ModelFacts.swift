import ScrollPhysics
import TraceReplay

/// What is known of a scroll model and its mended form, beside what the model itself can be asked for.
///
/// One file in `Models/` for each peer. Numbers are read from the models, never typed again.
struct ModelFacts {
  /// A way in which the original does other than it means to, or other than its platform.
  struct Quirk {
    /// Its number in the documentation, as `Q5`; nil where it has none.
    let name: String?
    /// What the original does.
    let text: String
    /// Whether the `-fixed` form is without it.
    let isMended: Bool

    /// A quirk that the mended form is without.
    static func mended(_ name: String? = nil, _ text: String) -> Quirk {
      Quirk(name: name, text: text, isMended: true)
    }
    /// A quirk that the model keeps in every form.
    static func kept(_ name: String? = nil, _ text: String) -> Quirk {
      Quirk(name: name, text: text, isMended: false)
    }
  }

  /// The numeric cases that a model's calculations pass: `overscroll verify` runs them.
  struct Cases {
    /// The file's name.
    let file: String
    /// The names of the calculations.
    let calculations: [String]
    /// Cases whose numbers the peer's own tests assert, or that were measured.
    let upstream: Int
    /// Cases whose numbers were computed from the formulas.
    let derived: Int
  }

  /// A line that names the original's class.
  let summary: String
  /// What the mended form mends, in a few words; nil where there is none.
  var mended: String?
  /// In the order of a gesture: drag, fling, bounce, rest.
  let constants: [ModelConstant]
  /// The keys of those that the mended form is without.
  var dropped: Set<String> = []
  /// What of the tracker's velocity content takes over, where that is not all; a sentence.
  var release = ""
  /// The original's quirks.
  var quirks: [Quirk] = []
  /// What passes, where there are cases.
  let cases: Cases?
  /// What is known to be as in the original, beside the cases.
  var known = ""
  /// What was not read but concluded, in sentences; empty for nothing.
  var inferred = ""
  /// What nobody knows or nobody has read, in sentences; empty for nothing.
  var unknown = ""
}

extension ModelConstant {
  /// The spring of a model: its stiffness for a mass of 1, and its damping ratio.
  static func spring(_ spring: Spring, _ source: String) -> [ModelConstant] {
    [
      ModelConstant("spring stiffness, mass 1", stiffness(of: spring), .stiffness, source),
      ModelConstant("spring damping ratio", spring.dampingRatio, source),
    ]
  }

  /// `ω²`, of which the square root of a stiffness must not leave a trace: nine decimals are exact for all of them.
  private static func stiffness(of spring: Spring) -> Double {
    let decimals = 1e9
    return (spring.frequency * spring.frequency * decimals).rounded() / decimals
  }

  /// When a model's motion counts as settled.
  static func rest(_ model: ScrollModel, _ source: String, speed speedSource: String? = nil)
    -> [ModelConstant]
  {
    let tolerance = model.tolerance(in: ScrollExtent.standard)
    return [
      ModelConstant("at rest within", tolerance.distance, .points, source, key: "rest_distance"),
      ModelConstant("and slower than", tolerance.speed, .speed, speedSource ?? source, key: "rest_speed"),
    ]
  }

  /// A constant without a unit.
  init(_ name: String, _ value: Double, _ source: String, key: String? = nil) {
    self.init(name, value, .none, source, key: key)
  }
}
