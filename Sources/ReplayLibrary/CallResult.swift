import CommandArguments
import TextFormats

/// The result of a call, which its caller holds until it frees it: a status, messages, and buffers by name.
final class CallResult {
  /// The status that the program would end with.
  let status: ExitStatus
  private let buffers: [String: ByteStore]

  /// A result.
  ///
  /// - Parameters:
  ///   - status: The status that the program would end with.
  ///   - record: What it printed, as `output`, and what it said, as `messages`.
  ///   - tables: More buffers, by name.
  ///   - layout: The description of the tables, as `layout`.
  init(
    _ status: ExitStatus, _ record: ConsoleRecord, _ tables: [(name: String, bytes: ByteStore)] = [],
    layout: [UInt8] = []
  ) {
    self.status = status
    var buffers = Dictionary(tables.map { ($0.name, $0.bytes) }) { first, _ in first }
    buffers["output"] = Self.store(record.output)
    buffers["messages"] = Self.store(Self.json(of: record.messages))
    buffers["layout"] = Self.store(layout)
    self.buffers = buffers
  }

  /// The buffer of a name; nil where there is none.
  func buffer(_ name: String) -> ByteStore? { buffers[name] }

  private static func store(_ bytes: [UInt8]) -> ByteStore {
    let store = ByteStore()
    store.add(bytes)
    return store
  }

  /// `[{"kind":"error","text":"…"}]`.
  private static func json(of messages: [ConsoleRecord.Message]) -> [UInt8] {
    var json = JSONWriter()
    json.array { json in
      for message in messages {
        json.object { json in
          json.member("kind", message.kind.rawValue)
          json.member("text", message.text)
        }
      }
    }
    return json.bytes
  }
}
