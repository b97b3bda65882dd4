import ScrollPhysics
import Testing

@testable import FileAccess
@testable import SystemChecks
@testable import TextFormats

@Suite("Facts of models")
struct ModelFactsTests {
  /// What ScrollPhysics' pages say, in the order of a gesture; where they round, five digits count. Without the two of rest.
  private static let written: [(String, [Double])] = [
    ("uikit", [0.55, 0.998, 100, 1]),
    ("uikit-measured", [0.55, 3, 260, 0.998, 10, 10.97, 7.23]),
    ("scroll-mechanics", [0.55, 0.998, 100, 1]),
    ("appkit", [0.075, 4000, 20, 0.31, 1.6, 20_000]),
    ("flutter-ios", [3.5, 0.52, 100, 8000, 18, 0.000_816, 1.967, 40_000, 0.135, 5000, 200, 1.1]),
    (
      "flutter-desktop",
      [3.5, 0.26, 100, 64_000, 18, 0.000_816, 1.967, 40_000, 0.135, 1400, 5000, 250, 1.3]
    ),
    ("flutter-clamping", [50, 8000, 18, 0.015, 0.35, 2.3582, 200, 1.1]),
    ("chromium", [20, 0.1, 27.559, 96, 2300, 2, 3, 0.31, 1.6]),
    ("chromium-exp", [20, 0.1, 5707.62, 172, 3.7, 20_946, 0.31, 1.6]),
    (
      "chromium-bezier",
      [0.1, 2, 0.1, 27.559, 96, 2300, 2, 3, 200, 35, 0.0025, 0.15, 0.015, 0.3]
    ),
    ("gecko-desktop", [16, 8, 500, 1500, 800, 0.05, 0.002, 10, 2, 10_000, 200, 1.1]),
    ("gecko-android", [16, 8, 500, 1500, 800, 0.05, 0.015, 0.35, 2.3582, 160, 0.1, 2, 10_000, 200, 1.1]),
    ("gtk", [100, 4, 2.5, 0.1, 0.33, 1, 6, 20, 50, 100, 1]),
    ("gtk-3", [100, 4, 1, 1, 0.33, 1, 6, 20, 50, 100, 1]),
    ("adwaita", [0.1, 10, 0.3, 0.6, 300, 0.997, 0.998, 2, 0.35, 1000, 1]),
    ("qt", [0.5, 0.7, 75, 2500, 0.5, 0.25, 3, 1250, 10, 1500, 8, 150, 0.33333, 10, 0.4, 0.25, 1.001]),
    ("slint", [8, 5, 0.1, 2000]), ("iced", []),
    ("android", [50, 8000, 0.015, 0.35, 2.3582, 51_890, 2000, 6]),
    (
      "android-stretch", [0.016, 8.2372, 50, 8000, 0.015, 0.35, 2.3582, 51_890, 13, 24.657, 0.98, 200, 8]
    ),
    ("use-gesture", [0.15, 5]),
    ("framer-inertia", [0.35, 0.8, 750, 200, 40]),
    ("better-scroll", [0.33333, 15, 0.3, 0.0015, 2500, 0.25, 0.066667, 500, 800]),
    ("iscroll", [10, 0.3, 0.33333, 0.3, 0.0006, 2.5, 8, 600]),
    ("lenis", [1, 0.075, 60, 1.7]),
  ]

  @Test("the constants are those of the pages of ScrollPhysics", arguments: written)
  func constants(name: String, values: [Double]) throws {
    let entry = try #require(ModelEntries.named(name))
    let constants = entry.constants.dropLast(2)
    #expect(constants.count == values.count)
    for (constant, value) in zip(constants, values) {
      #expect(abs(constant.value - value) <= 5e-5 * value, "\(constant.key)")
    }
    #expect(entry.constants.suffix(2).map(\.key) == ["rest_distance_pt", "rest_speed_pt_s"])
  }

  @Test("of every model it is said what it is, where each number is from and how faithful it is")
  func whole() {
    #expect(Self.written.count == ModelEntries.all.filter { $0.fixes == nil }.count)
    for entry in ModelEntries.all {
      for text in [entry.summary, entry.velocity, entry.fidelity] { #expect(text.hasSuffix("."), "\(text)") }
      let keys = entry.constants.map(\.key)
      #expect(keys.count == Set(keys).count, "\(entry.name)")
      for constant in entry.constants {
        #expect(constant.value.isFinite && constant.value > 0 && !constant.source.isEmpty, "\(constant.key)")
        #expect(constant.key.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "_") })
        #expect(constant.key.hasSuffix(constant.unit.suffix.description))
      }
      for quirk in entry.details.quirks { #expect(quirk.text.hasSuffix("."), "\(quirk.text)") }
    }
  }

  /// By `ScrollModels.md`: those of Q1 to Q14 that concern a model that `--model` takes.
  @Test("the numbered quirks stand with the models that they concern, and each is fixed")
  func quirks() {
    let numbered: [(name: String, quirks: [String])] = [
      ("scroll-mechanics", ["Q1"]), ("flutter-ios", ["Q5", "Q6", "Q8"]),
      ("flutter-desktop", ["Q5", "Q6", "Q8"]), ("flutter-clamping", ["Q7"]), ("gecko-desktop", ["Q9"]),
      ("gecko-android", ["Q9"]), ("gtk", ["Q10"]), ("gtk-3", ["Q10"]), ("adwaita", ["Q11"]),
      ("better-scroll", ["Q14"]),
      ("iscroll", ["Q14"]),
    ]
    for entry in ModelEntries.all {
      let named = numbered.first { $0.name == entry.fixes ?? entry.name }?.quirks ?? []
      let quirks = entry.fixes == nil ? entry.quirks : entry.fixedQuirks
      #expect(quirks.compactMap(\.name) == named, "\(entry.name)")
      if entry.fixes != nil { #expect(entry.quirks.allSatisfy { $0.name == nil }) }
    }
  }

  @Test("each fixed form names its original, and is named by it")
  func forms() throws {
    for entry in ModelEntries.all {
      #expect(entry.name.hasSuffix("-fixed") == (entry.fixes != nil))
      if let fixes = entry.fixes { #expect(ModelEntries.named(fixes)?.fixedBy == entry.name) }
      if let fixed = entry.fixedBy { #expect(ModelEntries.named(fixed)?.fixes == entry.name) }
      #expect(
        (entry.fixedBy == nil) == (entry.fixes != nil || !entry.details.quirks.contains(where: \.isFixed)))
      guard let original = entry.fixes.flatMap(ModelEntries.named) else { continue }
      #expect(Set(entry.constants.map(\.key)).isSubset(of: original.constants.map(\.key)), "\(entry.name)")
    }
  }

  private static let folder: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    let tests = parts.prefix(through: parts.lastIndex(of: "Tests") ?? 0)
    return tests.joined(separator: "/") + "/Conformance/"
  }()

  @Test("as many cases pass as are claimed")
  func cases() throws {
    for entry in ModelEntries.all {
      guard let cases = entry.cases else { continue }
      let calculations = entry.details.calculations
      let path = "\(Self.folder)\(cases.file)"
      let bytes = try FileIO.contents(of: path)
      let origins = try #require(JSONReader.value(of: bytes)["cases"]?.array)
        .filter { calculations.contains($0["model"]?.string ?? "") }.map { $0["origin"]?.string }
      #expect(origins.count { $0 == "upstream" } == cases.upstream, "\(entry.name)")
      #expect(origins.count { $0 == "derived" } == cases.derived, "\(entry.name)")
      var verification = Verification()
      try verification.run(try VectorFile(bytes, path: path))
      let counts = verification.byModel.filter { calculations.contains($0.model) }.map(\.counts)
      #expect(counts.count == calculations.count, "\(entry.name)")
      #expect(counts.reduce(0) { $0 + $1.passed } == cases.upstream + cases.derived, "\(entry.name)")
    }
  }
}
