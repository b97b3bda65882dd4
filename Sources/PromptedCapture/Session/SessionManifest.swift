import GestureTraces
import TextFormats

/// The takes in a session's folder and the prompts still open: `manifest.json`, schema `overscroll-manifest/1`.
package struct SessionManifest: Equatable, Sendable {
  /// The value of the key `schema` in a manifest, which identifies the format.
  static let schema = "overscroll-manifest/1"

  /// The protocol that lists the prompts.
  package let session: CaptureProtocol
  /// The seed that determined the order of the prompts.
  package let seed: UInt64
  /// The pseudonym of the person who makes the takes; nil if not given.
  package let subject: String?
  /// The device with which all takes are made, with the values that distinguish it from other devices.
  package let device: TraceDevice
  /// One record per prompt, in the order in which the session shows the prompts.
  package var takes: [TakeRecord]

  /// The manifest of a new session.
  ///
  /// - Parameters:
  ///   - session: The protocol.
  ///   - seed: Determines the order.
  ///   - subject: The person's pseudonym.
  ///   - device: The device.
  package init(_ session: CaptureProtocol, seed: UInt64, subject: String?, device: TraceDevice) {
    (self.session, self.seed, self.subject) = (session, seed, subject)
    var named = TraceDevice(kind: device.kind)
    (named.name, named.bus, named.vendor, named.product) = (
      device.name, device.bus, device.vendor, device.product
    )
    self.device = named
    takes = session.plan(on: device.kind, seed: seed).map(TakeRecord.init)
  }

  /// The smallest number of digits of a prompt's number in file names, as in `03`.
  static let leastDigits = 2

  /// The start of a prompt's file names, such as `03-pull-down-slow`.
  ///
  /// - Parameter index: The prompt's index, from 0.
  /// - Returns: The prompt's number, with as many digits as the last prompt's, and the prompt's name.
  package func stem(_ index: Int) -> String {
    let digits = max(Self.leastDigits, "\(takes.count)".count)
    return PaddedText.right("\(index + 1)", to: digits, with: "0") + "-" + takes[index].prompt.name
  }
}

// MARK: Writing

extension SessionManifest {
  /// The contents of the manifest's file, with one take per line.
  package var bytes: [UInt8] {
    let lines = takes.indices.map { "  \(line($0))" }.joined(separator: ",\n")
    let head = text { json in
      json.member("schema", Self.schema)
      json.member("protocol", session.content)
      json.key("seed")
      json.value(.number(JSONNumber(seed)))
      json.member("subject", subject)
      json.object("device") { json in
        json.member("name", device.name)
        json.member("kind", device.kind.rawValue)
        json.member("bus", device.bus)
        json.member("vendor", device.vendor)
        json.member("product", device.product)
      }
    }
    return Array("\(head.dropLast()),\"takes\":[\n\(lines)\n]}\n".utf8)
  }

  private func line(_ index: Int) -> String {
    let take = takes[index]
    return text { json in
      json.member("number", index + 1)
      json.member("prompt", take.prompt.name)
      json.member("status", take.decision?.rawValue ?? "open")
      json.member("file", take.file)
      json.member("tries", take.tries)
      json.member("grade", take.grade)
      Self.write(take.reasons, &json)
      json.member("started", take.started)
      json.objects("rejected", take.rejected) { json, rejected in
        json.member("file", rejected.file)
        json.member("grade", rejected.grade)
        Self.write(rejected.reasons, &json)
        json.member("started", rejected.started)
      }
    }
  }

  private static func write(_ reasons: [String], _ json: inout JSONWriter) {
    json.list("reasons", reasons)
  }

  private func text(_ members: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    json.object(members)
    return json.text
  }
}
