import Testing

@testable import FileAccess
@testable import ScrollPhysics
@testable import SystemChecks
import TestSamples
@testable import TextFormats

/// The cases of the seed systems, most of them recorded from the originals; the comparison here is written beside the
/// one that `verify` uses, so that a fault in that one does not hide here.
@Suite("Vectors of the seed systems")
struct SeedVectorsTests {
  static let path = ConformanceCases.path("seeds.json")

  @Test("every case agrees with the original's record")
  func cases() throws {
    let file = try JSONReader.value(of: try FileIO.contents(of: Self.path))
    var compared = 0
    for item in try #require(file["cases"]?.array) {
      guard let name = item["model"]?.string, let calculation = SeedCalculations.all[name] else { continue }
      let id = item["id"]?.string ?? ""
      let question = try VectorCase(item, number: compared + 1, path: Self.path).question
      let actual: JSONValue
      do { actual = try calculation(question) } catch SeedError.unknownSystem { continue }
      let tolerance = item["tolerance"]?["abs"]?.double ?? 1e-5
      let difference = Self.difference(try #require(item["expected"]), actual, tolerance, at: "")
      #expect(difference == nil, "\(id)")
      compared += 1
    }
    #expect(compared == 218)
  }

  /// Where `actual` differs from `expected` first, by keys and indices; nil where it does not.
  static func difference(
    _ expected: JSONValue, _ actual: JSONValue?, _ tolerance: Double, at location: String
  ) -> String? {
    switch (expected, actual) {
    case (.object(let object), .some(let actual)):
      return object.members.lazy.compactMap {
        difference($0.value, actual[$0.key], tolerance, at: "\(location).\($0.key)")
      }.first
    case (.array(let list), .array(let others)?):
      guard list.count == others.count else {
        return "\(location): \(list.count) and \(others.count): \(others)"
      }
      return list.indices.lazy.compactMap {
        difference(list[$0], others[$0], tolerance, at: "\(location)[\($0)]")
      }.first
    case (.number(let number), .number(let other)?):
      return abs(number.value - other.value) <= tolerance
        ? nil : "\(location): \(number.value) and \(other.value)"
    case (.string(let text), .string(let other)?):
      return isSame(text, other) ? nil : "\(location): \(text) and \(other)"
    default: return expected == actual ? nil : "\(location): \(expected) and \(String(describing: actual))"
    }
  }

  /// Whether two messages have the same words, and numbers that agree to six digits.
  private static func isSame(_ text: String, _ other: String) -> Bool {
    let words = text.split { " =".contains($0) }
    let others = other.split { " =".contains($0) }
    return words.count == others.count
      && zip(words, others).allSatisfy { word, other in
        guard let number = Double(word), let value = Double(other) else { return word == other }
        return abs(number - value) <= max(1e-6, 1e-5 * abs(number))
      }
  }
}
