import ScrollPhysics
import Testing

@testable import SystemChecks

@Suite("Constants of models")
struct ModelConstantTests {
  @Test("a key is the name up to a comma, in lower case, and the unit")
  func key() {
    #expect(ModelConstant("rubber-band coefficient", 0.55, .none, "a").key == "rubber_band_coefficient")
    #expect(ModelConstant("spring stiffness, mass 1", 100, .stiffness, "a").key == "spring_stiffness")
    #expect(
      ModelConstant("at rest within", 0.5, .points, "a", key: "rest_distance").key == "rest_distance_pt")
  }

  @Test("every unit is in the key, but that of a stiffness, whose key is older than the rule")
  func suffixes() {
    let suffixes = Dictionary(
      uniqueKeysWithValues: (0...UInt8.max).compactMap(ConstantUnit.init(rawValue:)).map {
        ($0.symbol.description, $0.suffix.description)
      })
    #expect(
      suffixes == [
        "": "", "pt": "_pt", "pt/s": "_pt_s", "pt/ms": "_pt_ms", "pt/s²": "_pt_s2", "pt/ms²": "_pt_ms2",
        "per ms": "_per_ms", "1/s": "_per_s", "1/s²": "", "ms": "_ms", "s": "_s", "s/pt": "_s_per_pt",
        "px/pt": "_px_per_pt", "px/in": "_px_per_in", "in/s²": "_in_s2",
      ])
  }

  /// k / m by hand: 75 / 0.3, 100 / 0.5.
  @Test("a spring's stiffness is that for a mass of 1, without a trace of its square root")
  func stiffness() {
    var details = ModelDetails()
    details.spring(Spring(mass: 0.3, stiffness: 75, dampingRatio: 1.3), "a")
    details.spring(Spring(mass: 0.5, stiffness: 100, dampingRatio: 1.1), "a")
    #expect(details.constants.map(\.value) == [250, 1.3, 200, 1.1])
  }
}
