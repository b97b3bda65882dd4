import TextFormats

/// The result of running numeric test cases on the program's own calculations.
package struct Verification: Equatable, Sendable {
  /// The number of test cases by result.
  package struct Counts: Equatable, Sendable {
    /// The number of all test cases, whatever their result.
    package private(set) var cases = 0
    /// The number of cases with the expected result.
    package private(set) var passed = 0
    /// The number of cases with a result other than the expected one.
    package private(set) var failed = 0
    /// The number of cases whose calculation this program does not have.
    package private(set) var unsupported = 0

    /// True if every test case passed.
    package var isWhole: Bool { failed == 0 && unsupported == 0 }

    fileprivate mutating func count(_ outcome: Outcome) {
      cases += 1
      switch outcome {
      case .passed: passed += 1
      case .failed: failed += 1
      case .unsupported: unsupported += 1
      }
    }
  }

  /// A case with a result other than the expected one.
  package struct Failure: Equatable, Sendable {
    /// The id of the failed test case, unique in its file.
    package let id: String
    /// The result that the test case expects, as JSON.
    package let expected: JSONValue
    /// The result that the program calculated, as JSON.
    package let actual: JSONValue
    /// The tolerance of the comparison as JSON, as written in the test case.
    package let tolerance: JSONValue
  }

  fileprivate enum Outcome {
    case passed
    case failed(Failure)
    case unsupported
  }

  /// The numbers of test cases by result, over all calculations.
  package private(set) var counts = Counts()
  /// The counts for each calculation, which the cases name as their `model`, in order of first appearance.
  package private(set) var byModel: [(model: String, counts: Counts)] = []
  /// The failed test cases, in the order in which they were run.
  package private(set) var failures: [Failure] = []

  /// A verification that has not run any test case yet.
  package init() {}

  /// True if both verifications have equal counts and failures.
  package static func == (a: Verification, b: Verification) -> Bool {
    a.counts == b.counts && a.failures == b.failures
      && a.byModel.elementsEqual(b.byModel) { $0.model == $1.model && $0.counts == $1.counts }
  }

  /// Runs the cases of a file, in addition to those already run.
  ///
  /// - Parameter file: A file of well-formed cases.
  /// - Throws: An error about a case whose inputs its calculation does not accept.
  package mutating func run(_ file: VectorFile) throws(VectorError) {
    for vector in file.cases { note(try Self.outcome(of: vector, in: file.path), of: vector.model) }
  }

  private mutating func note(_ outcome: Outcome, of model: String) {
    counts.count(outcome)
    if case .failed(let failure) = outcome { failures.append(failure) }
    let index = byModel.firstIndex { $0.model == model }
    if index == nil { byModel.append((model, Counts())) }
    byModel[index ?? byModel.count - 1].counts.count(outcome)
  }

  private static func outcome(of vector: VectorCase, in path: String) throws(VectorError) -> Outcome {
    guard let calculation = Calculations.all[vector.model] else { return .unsupported }
    let actual: JSONValue
    do { actual = try calculation(vector.question) } catch SeedError.unknownSystem {
      return .unsupported
    } catch {
      throw VectorError("\(path): \(vector.id)", "\(error)")
    }
    if vector.tolerance.accepts(actual, expected: vector.expected) { return .passed }
    return .failed(
      Failure(id: vector.id, expected: vector.expected, actual: actual, tolerance: vector.tolerance.json))
  }

  /// The JSON format of `verify --json`.
  package static let format = RecordFormat<Verification>(
    "overscroll-verify/1", "The outcome of numeric cases", from: "verify --json",
    countFields(" If above 0, the exit status is 1.").map { $0.of { $0.counts } } + [
      .named(
        "by_model",
        "The same counts by the cases' `model`, as uikit.rubberband, in the order of the first case of each.",
        of: Fields(sharedAs: "counts", "The number of cases by outcome.", countFields(""))
      ) { verification in verification.byModel.map { (key: $0.model, value: $0.counts) } },
      .list("failures", "The cases that failed, in order.", of: failureFields) { $0.failures },
    ])

  private static func countFields(_ ending: String) -> [Field<Counts>] {
    [
      .value("cases", "Cases that were run.") { $0.cases },
      .value("passed", "Cases whose result is as expected, within the tolerance.") { $0.passed },
      .value("failed", "Cases whose result is not as expected.\(ending)") { $0.failed },
      .value(
        "unsupported", "Those of a calculation or system that this program does not have.\(ending)"
      ) { $0.unsupported },
    ]
  }

  private static let failureFields: Fields<Failure> = [
    .value("id", "The case's name in its file.") { $0.id },
    .value("expected", "The expected result: an object, a list or a value.") { $0.expected },
    .value("actual", "The result of this program: an object, a list or a value.") { $0.actual },
    .value("tolerance", "The tolerance for numbers, from the case's file.") { $0.tolerance },
  ]
}
