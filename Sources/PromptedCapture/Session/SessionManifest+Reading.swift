import FileAccess
import GestureTraces
import TextFormats

extension SessionManifest {
  /// Reads a manifest that this program wrote.
  ///
  /// - Parameter path: The file.
  /// - Throws: `FileError`, or ``ProtocolError`` if it is not a manifest or contradicts its own protocol.
  package init(path: String) throws {
    do {
      try self.init(try JSONReader.value(of: try FileIO.contents(of: path)), path: path)
    } catch let error as JSONError {
      throw ProtocolError("\(path):\(error.line):\(error.column)", "\(error.problem); \(Self.advice)")
    } catch let error as ProtocolError {
      throw ProtocolError(error.location, "\(error.problem); \(Self.advice)")
    }
  }

  private init(_ json: JSONValue, path: String) throws(ProtocolError) {
    let fields = ManifestFields(json, path)
    try fields.demand(json["schema"]?.string == Self.schema, "schema", "\"\(Self.schema)\"")
    guard let content = json["protocol"], case .number(let number)? = json["seed"],
      let seed = number.unsigned,
      let kind = (json["device"]?["kind"]?.string).flatMap(TraceDevice.Kind.init(rawValue:))
    else { throw ProtocolError(path, "protocol, seed or device is missing") }
    let named = ManifestFields(json["device"] ?? .null, "\(path): device")
    var device = TraceDevice(kind: kind)
    device.name = try named.text("name")
    device.bus = try named.text("bus")
    device.vendor = try named.text("vendor")
    device.product = try named.text("product")
    self.init(
      try CaptureProtocol(content, path: "\(path): protocol"), seed: seed,
      subject: try fields.text("subject"),
      device: device)
    let entries = try fields.list("takes")
    guard entries.count == takes.count else {
      throw ProtocolError(path, "\(entries.count) takes, and its protocol has \(takes.count)")
    }
    for (index, entry) in entries.enumerated() {
      try takes[index].read(ManifestFields(entry, "\(path): take \(index + 1)"), index, stem: stem(index))
    }
  }

  private static let advice = "restore the file, or choose another folder with -o"
}

extension TakeRecord {
  /// Reads the manifest's entry for one prompt.
  fileprivate mutating func read(_ fields: ManifestFields, _ index: Int, stem: String) throws(ProtocolError) {
    try fields.demand(fields.json["number"]?.integer == index + 1, "number", "\(index + 1)")
    try fields.demand(
      fields.json["prompt"]?.string == prompt.name, "prompt", "\"\(prompt.name)\", by its protocol")
    let status = try fields.text("status") ?? ""
    decision = PromptMachine.Decision(rawValue: status)
    let known = ["open"] + PromptMachine.Decision.allCases.map(\.rawValue)
    try fields.demand(known.contains(status), "status", "one of \(known.joined(separator: ", "))")
    tries = fields.json["tries"]?.integer ?? -1
    try fields.demand((0...Self.mostTries).contains(tries), "tries", "a number from 0 to \(Self.mostTries)")
    file = try fields.text("file")
    // Only names that this program gave: no file of another folder, and none twice.
    let hasFile = decision == .accepted || decision == .acceptedAnyway
    try fields.demand(
      file == (hasFile ? "\(stem).trace" : nil), "file", hasFile ? "\"\(stem).trace\"" : "null")
    grade = try fields.grade()
    reasons = try fields.texts("reasons")
    started = try fields.text("started")
    try readRejected(fields, stem: stem)
  }

  private mutating func readRejected(_ fields: ManifestFields, stem: String) throws(ProtocolError) {
    var seen: Set<String> = []
    for (index, json) in try fields.list("rejected").enumerated() {
      let entry = ManifestFields(json, "\(fields.location): rejected take \(index + 1)")
      let name = try entry.text("file") ?? ""
      let form = "\(SessionFolder.rejected)/\(stem)."
      let number = name.dropFirst(form.count).dropLast(".part".count)
      let isOurs = name.hasPrefix(form) && name.hasSuffix(".part") && Int(number).map { $0 > 0 } == true
      try entry.demand(isOurs && !seen.contains(name), "file", "\"\(form)NUMBER.part\", each once")
      seen.insert(name)
      rejected.append(
        Rejected(
          file: name, grade: try entry.grade() ?? TraceGrade.Letter.f.rawValue,
          reasons: try entry.texts("reasons"), started: try entry.text("started")))
    }
  }

  /// The largest number of tries of one prompt that a manifest may give.
  private static let mostTries = 1_000_000
}

/// Reads the values of one object in a manifest by their keys; unknown keys, which a newer program may have written, are ignored.
private struct ManifestFields {
  let json: JSONValue
  /// The manifest's path, and the place of the object in the file, for errors.
  let location: String

  init(_ json: JSONValue, _ location: String) { (self.json, self.location) = (json, location) }

  /// Throws an error about a key unless a condition holds; `must` says what the key's value must be.
  func demand(_ isSo: Bool, _ key: String, _ must: String) throws(ProtocolError) {
    if isSo { return }
    guard let value = json[key] else {
      throw ProtocolError(location, "\(key) is missing; it must be \(must)")
    }
    let text = JSONWriter.text(of: value)
    let shown = text.count > Self.longestShown ? "\(text.prefix(Self.longestShown))…" : text
    throw ProtocolError(location, "\(key) is \(shown); it must be \(must)")
  }

  /// The string under a key; nil if the value is null.
  func text(_ key: String) throws(ProtocolError) -> String? {
    try demand(json[key] == .null || json[key]?.string != nil, key, "a text or null")
    return json[key]?.string
  }

  func texts(_ key: String) throws(ProtocolError) -> [String] {
    let texts = json[key]?.array?.map(\.string)
    try demand(texts?.contains(nil) == false, key, "a list of texts")
    return texts?.compactMap(\.self) ?? []
  }

  func list(_ key: String) throws(ProtocolError) -> [JSONValue] {
    try demand(json[key]?.array != nil, key, "a list")
    return json[key]?.array ?? []
  }

  func grade() throws(ProtocolError) -> String? {
    let grade = try text("grade")
    try demand(
      grade == nil || grade.flatMap(TraceGrade.Letter.init(rawValue:)) != nil, "grade", "A to F, or null")
    return grade
  }

  /// The largest number of characters of a wrong value that a message repeats.
  private static let longestShown = 40
}
