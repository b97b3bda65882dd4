import GestureTraces

extension SessionManifest {
  /// Reads a manifest that this program wrote.
  ///
  /// - Parameter path: The file.
  /// - Throws: `FileError`, or ``ProtocolError`` where it is no manifest or does not fit its own protocol.
  public init(path: String) throws {
    let json: JSONValue
    do {
      json = try JSONReader.value(of: try FileIO.contents(of: path))
    } catch let error as JSONError {
      throw ProtocolError("\(path):\(error.line):\(error.column)", "\(error.problem); \(Self.advice)")
    }
    guard json["schema"]?.string == Self.schema else {
      throw ProtocolError(path, "schema is not \"\(Self.schema)\"; \(Self.advice)")
    }
    guard let content = json["protocol"], case .number(let number)? = json["seed"],
      let seed = number.unsigned,
      let kind = (json["device"]?["kind"]?.string).flatMap(TraceDevice.Kind.init(rawValue:))
    else { throw ProtocolError(path, "protocol, seed or device is missing; \(Self.advice)") }
    var device = TraceDevice(kind: kind)
    device.name = json["device"]?["name"]?.string
    device.bus = json["device"]?["bus"]?.string
    device.vendor = json["device"]?["vendor"]?.string
    device.product = json["device"]?["product"]?.string
    self.init(
      try CaptureProtocol(content, path: "\(path): protocol"), seed: seed, subject: json["subject"]?.string,
      device: device)
    let entries = json["takes"]?.array ?? []
    guard entries.count == takes.count else {
      throw ProtocolError(path, "\(entries.count) takes, and its protocol has \(takes.count); \(Self.advice)")
    }
    for (index, entry) in entries.enumerated() {
      guard entry["prompt"]?.string == takes[index].prompt.name, takes[index].read(entry) else {
        throw ProtocolError(path, "take \(index + 1) does not fit the protocol; \(Self.advice)")
      }
    }
  }

  private static let advice = "choose another folder, or put the file back as it was"
}

extension TakeRecord {
  /// Takes what a line of a manifest says; false where it says something no manifest does.
  fileprivate mutating func read(_ json: JSONValue) -> Bool {
    guard let status = json["status"]?.string, let tries = json["tries"]?.integer, tries >= 0 else {
      return false
    }
    decision = PromptMachine.Decision(rawValue: status)
    guard decision != nil || status == "open" else { return false }
    self.tries = tries
    file = json["file"]?.string
    guard (file != nil) == (decision == .accepted || decision == .acceptedAnyway) else { return false }
    grade = json["grade"]?.string
    reasons = Self.texts(json["reasons"])
    started = json["started"]?.string
    rejected = (json["rejected"]?.array ?? []).compactMap { entry in
      entry["file"]?.string.map { file in
        Rejected(
          file: file, grade: entry["grade"]?.string ?? "F", reasons: Self.texts(entry["reasons"]),
          started: entry["started"]?.string)
      }
    }
    return true
  }

  private static func texts(_ json: JSONValue?) -> [String] { (json?.array ?? []).compactMap(\.string) }
}
