import Testing

@testable import ScrollPhysics
@testable import SystemChecks
@testable import TextFormats

/// What a calculation makes of inputs written as JSON, as JSON; what it complains of where it cannot.
func outcome(of name: String, _ inputs: String) throws -> String {
  let calculation = try #require(Calculations.all[name])
  let json = try JSONReader.value(of: Array(inputs.utf8))
  do {
    var writer = JSONWriter()
    writer.value(try calculation(json))
    return writer.text
  } catch let problem as CalculationInputs.Problem {
    return problem.description
  }
}
