import TextFormats

/// A file of numeric test cases, `overscroll-vectors/1`: the results of a peer system's calculations for given inputs.
package struct VectorFile: Sendable {
  /// The name of the file format that this program reads.
  package static let schema = "overscroll-vectors/1"
  /// The path of the file, as given.
  package let path: String
  /// The test cases, in the order of the file.
  package let cases: [VectorCase]

  /// Reads a file of numeric test cases.
  ///
  /// - Parameters:
  ///   - bytes: A JSON text.
  ///   - path: The file's path, for messages.
  /// - Throws: An error about the first invalid case.
  package init(_ bytes: [UInt8], path: String) throws(VectorError) {
    self.path = path
    let json: JSONValue
    do { json = try JSONReader.value(of: bytes) } catch {
      throw VectorError(path, "\(error); a vector file is one JSON object")
    }
    guard let schema = json["schema"]?.string else {
      throw VectorError(path, "no \"schema\"; a vector file begins with {\"schema\":\"\(Self.schema)\"")
    }
    guard schema == Self.schema else {
      throw VectorError(path, "schema \"\(schema)\" is not known; this program reads \"\(Self.schema)\"")
    }
    guard let list = json["cases"]?.array else {
      throw VectorError(path, "no list \"cases\"; add one, it may be empty")
    }
    var cases: [VectorCase] = []
    var ids: Set<String> = []
    for (index, item) in list.enumerated() {
      let vector = try VectorCase(item, number: index + 1, path: path)
      guard ids.insert(vector.id).inserted else {
        throw VectorError("\(path): \(vector.id)", "this id is used twice; give each case its own")
      }
      cases.append(vector)
    }
    self.cases = cases
  }
}

/// One numeric test case: a named calculation, its inputs and the expected result.
package struct VectorCase: Sendable {
  /// The id of the test case, unique in its file.
  package let id: String
  /// The calculation's name, such as `uikit.rubberband`.
  package let model: String
  /// The inputs of the calculation as a JSON object.
  package let inputs: JSONValue
  /// The result that the calculation should have, as JSON.
  package let expected: JSONValue
  /// The tolerance with which a result is compared with the expected one.
  package let tolerance: VectorTolerance
  /// A description of the case in words, which for some calculations selects one of several results.
  package let description: String?

  /// The inputs, with the case's description added under `description` unless the inputs have such a key.
  var question: JSONValue {
    guard let description, case .object(var object) = inputs, object["description"] == nil else {
      return inputs
    }
    object["description"] = .string(description)
    return .object(object)
  }

  init(_ json: JSONValue, number: Int, path: String) throws(VectorError) {
    guard let id = json["id"]?.string else {
      throw VectorError("\(path): case \(number)", "no text \"id\"; give each case its own")
    }
    let location = "\(path): \(id)"
    guard let model = json["model"]?.string else {
      throw VectorError(location, "no text \"model\"; name the calculation")
    }
    guard let inputs = json["inputs"], inputs.object != nil else {
      throw VectorError(location, "no object \"inputs\"; give the input numbers")
    }
    guard let expected = json["expected"] else {
      throw VectorError(location, "no \"expected\"; give the expected result")
    }
    self.id = id
    self.model = model
    self.inputs = inputs
    self.expected = expected
    description = json["description"]?.string
    tolerance = try VectorTolerance(json["tolerance"], location: location)
  }
}
