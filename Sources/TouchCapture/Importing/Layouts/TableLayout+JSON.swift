import TextFormats

extension TableLayout {
  /// A layout from JSON, as a user writes it; its keys are the options of `import`.
  ///
  ///     {"columns": {"time": 3, "x": ["x_pos", "x"], "subject": ["user", null]}, "time-unit": "ms"}
  ///
  /// From a list of columns, the first one that a table has is used; a null at the end makes the column optional.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - name: Its name or path.
  /// - Throws: An error that names the key and what is wrong.
  package init(json: [UInt8], name: String) throws(ValueFault) {
    self.init()
    self.name = name
    let value: JSONValue
    do { value = try JSONReader.value(of: json) } catch { throw ValueFault("\(error)") }
    guard let object = value.object else { throw ValueFault("a layout is an object with \"columns\"") }
    for member in object.members { try take(member.key, member.value) }
  }

  private mutating func take(_ key: String, _ value: JSONValue) throws(ValueFault) {
    switch key {
    case "about": about = try Self.text(value, key)
    case "described": described = try Self.text(value, key)
    case "asks": asks = try Self.text(value, key)
    case "files": files = try Self.texts(value, key)
    case "columns": try takeColumns(value)
    case "header":
      guard let header = value.bool else { throw Self.fault(key, value, "true or false") }
      hasHeader = header
    case "time-unit":
      let units = TimeUnit.allCases.map(\.rawValue).joined(separator: ", ")
      guard let unit = value.string.flatMap(TimeUnit.init) else {
        throw Self.fault(key, value, "one of \(units)")
      }
      timeUnit = unit
    case "phase-words": try takePhaseWords(value)
    case "missing": missing = try Self.texts(value, key)
    case "json-path":
      guard let path = value.string.flatMap(JSONPath.init) else {
        throw Self.fault(key, value, "a path, such as \"strokes[].points[]\"")
      }
      self.path = path
    case "unit":
      guard let unit = value.string.flatMap({ TableUnit($0) }) else {
        throw Self.fault(key, value, TableUnit.wordsOfPositions)
      }
      self.unit = unit
    case "density": try takeDensity(value)
    case "surface":
      guard let size = value.string.flatMap({ SurfaceSize($0) }) else {
        throw Self.fault(key, value, "a size, such as \"768x1024\"")
      }
      surface = size
    case "flip-y":
      guard let flips = value.bool else { throw Self.fault(key, value, "true or false") }
      flipsY = flips
    default:
      throw ValueFault("\(JSONWriter.quoted(key)) is not a key of a layout; the keys are \(Self.keys)")
    }
  }

  private static let keys =
    "about, described, asks, files, columns, header, time-unit, phase-words, missing, json-path, unit, density, surface, flip-y"

  private static func fault(_ key: String, _ value: JSONValue, _ wanted: String) -> ValueFault {
    let shown = value.string.map(JSONWriter.quoted) ?? value.kindName
    return ValueFault("\"\(key)\" is \(shown); give \(wanted)")
  }

  private static func text(_ value: JSONValue, _ key: String) throws(ValueFault) -> String {
    guard let text = value.string else { throw fault(key, value, "a text") }
    return text
  }

  /// The texts of a JSON value that is a text, a number, or a list of these.
  private static func texts(_ value: JSONValue, _ key: String) throws(ValueFault) -> [String] {
    var texts: [String] = []
    for element in value.array ?? [value] {
      guard let text = RecordTable.cell(element).words else {
        throw fault(key, value, "a text, or a list of texts")
      }
      texts.append(text)
    }
    return texts
  }

  private mutating func takeColumns(_ value: JSONValue) throws(ValueFault) {
    guard let object = value.object else {
      throw Self.fault("columns", value, "an object, such as {\"time\": 3, \"x\": \"x_pos\"}")
    }
    for member in object.members {
      guard let role = Role(rawValue: member.key) else {
        let roles = Role.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValueFault(
          "\(JSONWriter.quoted(member.key)) in \"columns\" is not a role; the roles are \(roles)")
      }
      var sources = Sources(choices: [])
      for choice in member.value.array ?? [member.value] {
        if choice == .null {
          sources.isOptional = true
        } else if let source = RecordTable.cell(choice).words.flatMap(ColumnSource.init) {
          sources.choices.append(source)
        } else {
          throw ValueFault(
            "\"columns\": \"\(member.key)\" is \(choice.kindName); give a name, a number from 0, or a list of them"
          )
        }
      }
      guard !sources.choices.isEmpty else {
        throw ValueFault("\"columns\": \"\(member.key)\" does not name a column; give one, or remove it")
      }
      columns[role] = sources
    }
  }

  private mutating func takePhaseWords(_ value: JSONValue) throws(ValueFault) {
    for member in value.object?.members ?? [] {
      guard let meaning = member.value.string.flatMap(PhaseMeaning.init) else {
        let known = PhaseMeaning.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValueFault("\"phase-words\": \(JSONWriter.quoted(member.key)) must mean one of \(known)")
      }
      phaseWords[member.key] = meaning
    }
    if phaseWords.isEmpty { throw Self.fault("phase-words", value, "an object, such as {\"0\": \"down\"}") }
  }

  private mutating func takeDensity(_ value: JSONValue) throws(ValueFault) {
    let wanted = "a density of 40 to 2000, or an object of them by words in the names of files"
    let members = value.object?.members.map { ($0.key, $0.value) } ?? [("", value)]
    for (word, value) in members {
      guard let density = value.double, (40...2000).contains(density) else {
        throw Self.fault("density", value, wanted)
      }
      densities.append((word, density))
    }
  }
}
