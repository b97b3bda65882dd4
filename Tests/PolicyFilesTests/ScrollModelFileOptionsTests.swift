import ScrollPhysics
import TextFormats
import Testing

@testable import PolicyFiles

/// Options of models. Expected files are edited by hand, or by a second way: the text of the model's file.
@Suite("Options of a model")
struct ScrollModelFileOptionsTests {
  private static let models = ScrollModel.all.filter { (try? ScrollModelFile(of: $0)) != nil }

  private static func uikit(_ pairs: (String, JSONValue)...) throws -> ScrollModelFile {
    try ScrollModelFile(of: .uikit).setting(pairs.map { (name: $0.0, value: $0.1) }, name: "uikit")
  }

  private static func fault(_ pairs: (String, JSONValue)...) -> String? {
    do {
      _ = try ScrollModelFile(of: .uikit).setting(pairs.map { (name: $0.0, value: $0.1) }, name: "uikit")
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("a file with the same constants is the same model, however the options are named and ordered")
  func same() throws {
    let text = #"""
      {"schema":"overscroll-model/1","name":"a",
       "drag":{"rule":"band","coefficient":0.4,"dimension":"viewport"},
       "fling":{"rule":"exponential","rate_per_ms":0.99},
       "return":{"rule":"spring","stiffness":180,"damping_ratio":0.9}}
      """#
    let file = try ScrollModelFile(Array(text.utf8), path: "a.json")
    let short = try Self.uikit(
      ("coefficient", JSONValue(0.4)), ("rate", JSONValue(0.99)), ("stiffness", JSONValue(180)),
      ("damping", JSONValue(0.9)))
    let long = try Self.uikit(
      ("return.damping_ratio", JSONValue(0.9)), ("return.stiffness", JSONValue(180)),
      ("fling.rate_per_ms", JSONValue(0.99)), ("drag.coefficient", JSONValue(0.4)))
    #expect(short.parts == file.parts && long == short)
    #expect(short.name == "uikit:coefficient=0.4,rate_per_ms=0.99,stiffness=180,damping_ratio=0.9")
  }

  /// A value that an option accepts and the model does not have.
  private static func other(_ option: ModelOption) -> JSONValue {
    if let range = option.range {
      // A limit is raised, so that it stays above another.
      let isLimit = option.key.hasPrefix("greatest")
      let value = isLimit ? range.upperBound : (range.lowerBound + min(range.upperBound, 40)) / 2
      return JSONValue(option.value?.double == value ? value * 0.75 : value)
    }
    return option.others.first { $0 != option.value } ?? .null
  }

  @Test("each option of each model changes its key, and no other", arguments: models)
  func each(model: ScrollModel) throws {
    let file = try ScrollModelFile(of: model)
    for option in file.options {
      let value = Self.other(option)
      let changed = try file.setting([(option.name, value)], name: "\(model.name)")
      #expect(changed.name == "\(model.name):\(option.name)=\(ModelOption.text(value))")
      #expect(changed.parts != file.parts, "\(changed.name)")
      for (before, after) in zip(file.options, changed.options) {
        #expect(before.path == after.path && before.range == after.range)
        let isForm = ScrollModelFile.sameConstants.contains {
          $0.contains(option.key) && $0.contains(before.key)
        }
        // A file has one of several forms of a constant, which need not be the one that was given.
        if option.path != before.path, !isForm { #expect(after.value == before.value, "\(changed.name)") }
        if option.path == before.path, !isForm { #expect(after.value == value, "\(changed.name)") }
      }
      // The name as a word of the command line, and the written file, are the same model.
      #expect(try ModelWord(changed.name)?.model() == changed)
      let read = try ScrollModelFile(.object(changed.json), path: "a.json", isStored: true)
      #expect(read == changed, "\(changed.text)")
    }
  }

  @Test("a form of a constant replaces the model's form")
  func forms() throws {
    let period = try Self.uikit(("period", JSONValue(0.5)))
    // Stiffness 4π²/T² of a mass of 1, and the damping ratio stays.
    guard case .spring(let spring) = period.parts.curves.bounce else { throw OtherCurve() }
    #expect(abs(spring.frequency - 4 * Double.pi) < 1e-12 && spring.dampingRatio == 1)
    let friction = try Self.uikit(("friction", JSONValue(2.5)))
    #expect(friction.parts.curves.fling == .decay(perSecond: 2.5))
    #expect(
      try Self.uikit(("dimension", JSONValue(300))).parts.curves.drag
        == .longBand(coefficient: 0.55, length: 300))
  }

  private struct OtherCurve: Error {}

  @Test("an error says which option is wrong, and what it may be")
  func faults() {
    #expect(Self.fault(("coefficient", JSONValue(1.5))) == "'coefficient' must be a number from 0.001 to 1")
    #expect(Self.fault(("coefficient", .string("nan"))) == "'coefficient' must be a number from 0.001 to 1")
    #expect(
      Self.fault(("dimension", JSONValue(0)))
        == "'dimension' must be \"viewport\", \"range\", or a number from 1 to 100000 pt")
    #expect(Self.fault(("edge", .bool(true))) == "'edge' must be return or stop")
    #expect(Self.fault(("snaps", JSONValue(1))) == "'snaps' must be false or true")
    #expect(
      Self.fault(("coeficient", JSONValue(1)))
        == "unknown option of uikit 'coeficient'; did you mean 'coefficient'?")
    #expect(
      Self.fault(("zzzz", JSONValue(1)))
        == "unknown option of uikit 'zzzz'; 'overscroll models uikit' lists them")
    #expect(
      Self.fault(("greatest", JSONValue(1)))
        == "'greatest' can be fling.greatest_pt_s, return.greatest_pt_s or return.greatest_at_edge_pt_s; give one of them"
    )
    #expect(
      Self.fault(("greatest_pt_s", JSONValue(1)))
        == "'greatest_pt_s' can be fling.greatest_pt_s or return.greatest_pt_s; give one of them")
    #expect(
      Self.fault(("rate", JSONValue(0.9)), ("rate_per_ms", JSONValue(0.8)))
        == "'rate_per_ms' is given twice; remove one")
    #expect(
      Self.fault(("rate", JSONValue(0.9)), ("friction", JSONValue(2)))
        == "'fling.friction_per_s' cannot be combined with 'rate_per_ms'; remove one of them")
    #expect(Self.fault() == "there is not an option after the colon; remove the colon")
  }

  @Test("the file of a model with options gets a name of its own")
  func written() throws {
    let tuned = try Self.uikit(("coefficient", JSONValue(0.4)))
    let file = try ScrollModelFile(of: tuned.model)
    #expect(file.name == "my-uikit" && file.parts == tuned.parts)
    #expect(try ScrollModelFile(of: file.model) == file)
    // A name with options stands in results, not in a file of the user's.
    #expect(throws: PolicyFileError.self) {
      try ScrollModelFile(Array(tuned.text.utf8), path: "a.json")
    }
  }
}
