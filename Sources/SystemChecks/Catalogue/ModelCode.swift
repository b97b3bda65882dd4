import PolicyFiles
import ScrollPhysics
import TextFormats
import TraceReplay

/// The constants of a model under the names of a toolkit's own interface, as a fragment of source code.
///
/// A part whose rule has no counterpart in the toolkit is a comment. Numbers have up to nine significant digits.
package struct ModelCode {
  /// A language, with the toolkits that are usual in it.
  package enum Language: String, CaseIterable, Sendable {
    case kotlin, swift, dart, css, rust
  }

  private let name: String
  private let file: ScrollModelFile
  private let language: Language

  /// The code for a model.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - language: The language.
  /// - Throws: The reason why the model cannot be written as a file; its code would lack that too.
  package init(_ model: ScrollModel, in language: Language) throws(ScrollModelFile.Reason) {
    (name, file, self.language) = (model.label, try ScrollModelFile(of: model), language)
  }

  /// The fragment: a heading, then the drag past an edge, the fling, and the return, each with a comment.
  package var text: String {
    let lines = [comment("\(name): constants for \(toolkits)")] + drag + fling + back + missing
    return lines.map { $0 + "\n" }.joined()
  }

  private var toolkits: String {
    switch language {
    case .kotlin: "Compose and Android views"
    case .swift: "UIKit and SwiftUI"
    case .dart: "Flutter"
    case .css: "CSS"
    case .rust: "Rust: points, seconds, points per second"
    }
  }

  private func comment(_ text: String) -> String { language == .css ? "/* \(text) */" : "// \(text)" }

  /// The comment in place of a part whose rule has no counterpart in the language's toolkits.
  private func none(_ part: String, _ rule: JSONObject?) -> [String] {
    let name = rule?["rule"]?.string ?? ""
    return [comment("\(part): the rule \"\(name)\" has no counterpart here; ScrollModels.md has its formula")]
  }

  /// A comment with the options of the model that the code lacks and that are not as in `uikit`.
  private var missing: [String] {
    let usual = ScrollModelFile(name: "", parts: ModelParts(curves: file.parts.curves)).options
    let others = zip(file.options, usual).filter { mine, usual in
      mine.value != usual.value && mine.part != "rest"
        && !(mine.part == "fling" && ["least_pt_s", "greatest_pt_s"].contains(mine.key))
    }
    let words = others.compactMap { mine, _ in
      mine.value.map { "\(mine.path)=\($0.double.map(Self.text) ?? ModelOption.text($0))" }
    }
    return words.isEmpty ? [] : [comment("Not in this code: \(words.joined(separator: ", "))")]
  }

  // MARK: Numbers

  private static func text(_ value: Double) -> String { Figures.significant(value, digits: 9) }

  /// A number with the mark of a `Double` in Rust, where a whole number is another type.
  private func real(_ value: Double) -> String {
    let text = Self.text(value)
    return language == .rust && !text.contains(".") ? text + ".0" : text
  }

  // MARK: Parts

  private var drag: [String] {
    let part = file.json["drag"]?.object
    switch file.parts.curves.drag {
    case .band(let coefficient): return band(coefficient, "the viewport's length")
    case .rangeBand(let coefficient) where language != .dart:
      return band(coefficient, "the length of the scroll range")
    case .longBand(let coefficient, let length):
      return band(coefficient, "\(Self.text(length)) pt", length: length)
    case .share(let share): return factor(share)
    case .divided(let divisor): return factor(1 / divisor)
    default: return none("Drag past an edge", part)
    }
  }

  /// A rubber band: `(1 − 1/(x·c/d + 1))·d` at a travel `x` past the edge.
  private func band(_ coefficient: Double, _ dimension: String, length: Double? = nil) -> [String] {
    let c = real(coefficient)
    let head = comment(
      "Drag past an edge: the offset at a finger's travel past it; dimension is \(dimension)")
    let d = length.map { real($0) }
    switch language {
    case .kotlin:
      return [
        head, "fun rubberBand(travel: Double, dimension: Double\(d.map { " = \($0)" } ?? "")) =",
        "  (1 - 1 / (travel * \(c) / dimension + 1)) * dimension",
      ]
    case .swift:
      return [
        head,
        "func rubberBand(_ travel: Double, _ dimension: Double\(d.map { " = \($0)" } ?? "")) -> Double {",
        "  (1 - 1 / (travel * \(c) / dimension + 1)) * dimension", "}",
      ]
    case .dart:
      // The band's slope at an offset of f viewports is c·(1 − f)², which Flutter multiplies every movement by.
      return [
        comment("Drag past an edge, in a subclass of BouncingScrollPhysics; its dimension is \(dimension)"),
        "@override double frictionFactor(double overscrollFraction) =>",
        d.map { "    \(c) * math.pow(1 - overscrollFraction * viewport / \($0), 2); // viewport: its length" }
          ?? "    \(c) * math.pow(1 - overscrollFraction, 2);",
      ]
    case .css:
      return [
        comment("Drag past an edge, by script: (1 - 1 / (travel * \(c) / dimension + 1)) * dimension,"),
        comment("with dimension = \(dimension)"),
      ]
    case .rust:
      return [
        head, "fn rubber_band(travel: f64, dimension: f64) -> f64 {",
        "    (1.0 - 1.0 / (travel * \(c) / dimension + 1.0)) * dimension", "}",
      ]
    }
  }

  private func factor(_ share: Double) -> [String] {
    [comment("Drag past an edge: every movement of the finger moves content by \(real(share)) of it")]
  }

  private var fling: [String] {
    let limits = file.parts.release
    var lines: [String] = []
    switch file.parts.curves.fling {
    case .decay(let perSecond), .brakedDecay(let perSecond, 0): lines = decay(perSecond)
    case .brakedDecay(let perSecond, let deceleration) where language == .dart:
      lines = [
        comment("Fling"),
        "FrictionSimulation(\(real(Elementary.exp(-perSecond))), position, velocity, constantDeceleration: \(real(deceleration)))",
      ]
    case .rest: return [comment("Fling: content stays where the finger lifts")]
    default: return none("Fling", file.json["fling"]?.object)
    }
    if limits.least > 0 { lines += limit("minFlingVelocity", "least", limits.least) }
    if limits.greatest < .infinity { lines += limit("maxFlingVelocity", "greatest", limits.greatest) }
    return lines
  }

  private func limit(_ name: String, _ word: String, _ speed: Double) -> [String] {
    language == .dart
      ? ["@override double get \(name) => \(real(speed));"]
      : [comment("The \(word) speed of a fling is \(real(speed)) pt/s")]
  }

  /// A decay: the velocity is `v₀·e^(−k·t)`.
  private func decay(_ perSecond: Double) -> [String] {
    // Compose multiplies its friction by −4.2 (ExponentialDecayFriction, FloatDecayAnimationSpec.kt), as FlingAnimation does.
    let composeFriction = 4.2
    switch language {
    case .kotlin:
      return [
        comment("Fling"),
        "exponentialDecay<Float>(frictionMultiplier = \(real(perSecond / composeFriction))f, absVelocityThreshold = \(real(file.parts.rest.speed))f)",
      ]
    case .swift:
      return [
        comment("Fling"),
        "scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: \(real(Deceleration(perSecond: perSecond).rate)))",
      ]
    case .dart:
      return [
        comment("Fling"), "FrictionSimulation(\(real(Elementary.exp(-perSecond))), position, velocity)",
      ]
    case .css: return [comment("Fling: a browser's own; CSS does not set it")]
    case .rust:
      return [
        comment("Fling: the offset after a time, from a start with a velocity"),
        "fn fling(start: f64, velocity: f64, time: f64) -> f64 {",
        "    start + velocity / \(real(perSecond)) * (1.0 - (-\(real(perSecond)) * time).exp())", "}",
      ]
    }
  }

  private var back: [String] {
    let head = "Return from beyond an edge"
    switch file.parts.curves.bounce {
    case .spring(let spring): return self.spring(spring, head)
    case .rest: return [comment("\(head): at once")]
    default: return none(head, file.json["return"]?.object)
    }
  }

  private func spring(_ spring: Spring, _ head: String) -> [String] {
    let ratio = real(spring.dampingRatio)
    let stiffness = real(spring.frequency * spring.frequency)
    let damping = real(2 * spring.dampingRatio * spring.frequency)
    switch language {
    case .kotlin:
      return [
        comment(head),
        "spring(dampingRatio = \(ratio)f, stiffness = \(stiffness)f, visibilityThreshold = \(real(file.parts.rest.distance))f)",
        "SpringForce(0f).setDampingRatio(\(ratio)f).setStiffness(\(stiffness)f)",
      ]
    case .swift:
      return [
        comment("\(head); velocity is a CGVector, in distances to the edge per second"),
        "UISpringTimingParameters(mass: 1, stiffness: \(stiffness), damping: \(damping), initialVelocity: velocity)",
        "Spring(mass: 1, stiffness: \(stiffness), damping: \(damping))",
      ]
    case .dart:
      let rest = file.parts.rest
      return [
        comment(head),
        "SpringDescription.withDampingRatio(mass: 1, stiffness: \(stiffness), ratio: \(ratio))",
        "Tolerance(distance: \(real(rest.distance)), velocity: \(real(rest.speed)))",
      ]
    case .css: return samples(spring, head)
    case .rust:
      return [
        comment("\(head): a spring with a mass of 1"), "const STIFFNESS: f64 = \(stiffness);",
        "const DAMPING: f64 = \(damping);",
      ]
    }
  }

  /// The steps of the piecewise linear curve in CSS.
  private static let steps = 20
  /// The displacement from which the curve in CSS returns, in points; its duration depends on it.
  private static let displacement = 100.0

  /// A spring's return without a velocity as the easing `linear(…)`, until it rests.
  private func samples(_ spring: Spring, _ head: String) -> [String] {
    let motion = SpringMotion(spring: spring, displacement: Self.displacement, velocity: 0)
    let duration = motion.settleTime(file.parts.rest)
    let values = (0..<Self.steps).map { step in
      let time = duration * Double(step) / Double(Self.steps)
      return Figures.short(1 - motion.displacement(at: time) / Self.displacement, decimals: 3)
    }
    return [
      comment("\(head) of \(Self.text(Self.displacement)) px, without a velocity"),
      "transition: transform \(Figures.fixed(duration * 1000, decimals: 0))ms linear(",
      "  \(values.prefix(Self.steps / 2).joined(separator: ", ")),",
      "  \(values.dropFirst(Self.steps / 2).joined(separator: ", ")), 1);",
    ]
  }
}
