import CommandArguments
import TextFormats

/// The result of a C call: an exit status, messages, and named buffers. The C caller frees it.
final class CallResult {
  /// The exit status that the command-line program would have had.
  let status: ExitStatus
  private let buffers: [String: ByteStore]

  /// Collects the result of a C call.
  ///
  /// - Parameters:
  ///   - status: The exit status that the program would have.
  ///   - record: The printed output, as the buffer `output`, and the messages, as `messages`.
  ///   - tables: Further named buffers.
  ///   - layout: The description of the tables, as the buffer `layout`.
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

  /// The bytes under a name, such as `output`; nil if the result has no such buffer.
  func buffer(_ name: String) -> ByteStore? { buffers[name] }

  private static func store(_ bytes: [UInt8]) -> ByteStore {
    let store = ByteStore()
    store.add(bytes)
    return store
  }

  /// The messages of a call as JSON: `[{"kind":"error","text":"…"}]`.
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
