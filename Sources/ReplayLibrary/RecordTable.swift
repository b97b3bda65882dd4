import ReplayReport
import TextFormats

/// Records of one size, one behind the other, with the texts of their fields beside them.
final class RecordTable {
  /// A kind of value in a record.
  enum Kind: String {
    /// A 64-bit floating point number; NaN for none.
    case number
    /// A 64-bit whole number; the least there is for none.
    case integer
    /// The 32-bit number of a text; -1 for none.
    case text
    /// A byte: 1 for true, 0 for false, -1 where neither is known.
    case truth

    /// Its size in bytes, by which it is aligned too.
    var size: Int {
      switch self {
      case .number, .integer: MemoryLayout<Int64>.size
      case .text: MemoryLayout<Int32>.size
      case .truth: MemoryLayout<Int8>.size
      }
    }
  }

  /// A field of a record.
  struct Field {
    /// Its key, as in JSON.
    let name: String
    /// Its kind.
    let kind: Kind
    /// Its place in a record, in bytes.
    fileprivate(set) var offset = 0
    /// The texts of a field of such.
    fileprivate let texts: TextColumn?
  }

  /// The whole number that says that there is none.
  static let noInteger = Int64.min

  /// The name of the table, by which its buffers go.
  let name: String
  /// The fields in the order of their keys.
  let fields: [Field]
  /// The size of a record in bytes, a multiple of 8.
  let size: Int
  /// The records.
  let records = ByteStore()

  /// A table without records.
  ///
  /// - Parameters:
  ///   - name: The name by which its buffers go.
  ///   - fields: Names and kinds.
  init(_ name: String, _ fields: [(name: String, kind: Kind)]) {
    self.name = name
    var placed = fields.map {
      Field(name: $0.name, kind: $0.kind, texts: $0.kind == .text ? TextColumn() : nil)
    }
    var end = 0
    // The largest first: none needs room in front of it.
    for size in Set(fields.map(\.kind.size)).sorted(by: >) {
      for index in placed.indices where placed[index].kind.size == size {
        placed[index].offset = end
        end += size
      }
    }
    self.fields = placed
    size = (end + Kind.number.size - 1) / Kind.number.size * Kind.number.size
  }

  /// The number of records.
  var count: Int { size == 0 ? 0 : records.count / size }

  /// Adds a record.
  ///
  /// - Parameter cell: The value of each field by its index, of the field's kind.
  func add(_ cell: (Int) -> RowCell) {
    let record = records.extend(by: size)
    // What lies between fields is the same in every run.
    record.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    for (index, field) in fields.enumerated() { Self.store(cell(index), of: field, in: record) }
  }

  private static func store(_ cell: RowCell, of field: Field, in record: UnsafeMutableRawPointer) {
    let place = record + field.offset
    switch cell {
    case .number(let number): place.storeBytes(of: number ?? .nan, as: Double.self)
    case .integer(let number):
      place.storeBytes(of: number.map(Int64.init) ?? noInteger, as: Int64.self)
    case .text(let text):
      place.storeBytes(of: field.texts?.number(of: text) ?? TextColumn.none, as: Int32.self)
    case .truth(let truth): place.storeBytes(of: truth.map { $0 ? 1 : 0 } ?? -1, as: Int8.self)
    }
  }

  /// The buffers, by name: the records by the table's, texts behind it.
  var buffers: [(name: String, bytes: ByteStore)] {
    [(name, records)]
      + fields.flatMap { field -> [(String, ByteStore)] in
        guard let texts = field.texts else { return [] }
        return [("\(name).\(field.name).starts", texts.starts), ("\(name).\(field.name).bytes", texts.bytes)]
      }
  }

  /// Writes what a reader needs to know: the size of a record, and of each field name, kind and place.
  func describe(in json: inout JSONWriter, listOf owner: RecordTable? = nil) {
    json.object(name) { json in
      json.member("size", size)
      json.member("count", count)
      if let owner { json.member("list_of", owner.name) }
      json.objects("fields", fields) { json, field in
        json.member("name", field.name)
        json.member("kind", field.kind.rawValue)
        json.member("offset", field.offset)
      }
    }
  }
}

extension RowCell {
  /// The kind of field that holds it.
  var kind: RecordTable.Kind {
    switch self {
    case .number: .number
    case .integer: .integer
    case .text: .text
    case .truth: .truth
    }
  }
}
