import ReplayReport
import TextFormats

/// A table of records of fixed size, one after the other, for C callers; texts of fields are in separate buffers.
final class RecordTable {
  /// The type of a field, which decides its size in a record.
  enum Kind: String {
    /// A 64-bit floating-point number; NaN if the value is missing.
    case number
    /// A 64-bit integer; the smallest possible one if the value is missing.
    case integer
    /// The 32-bit index of a text; -1 if the text is missing.
    case text
    /// A byte: 1 for true, 0 for false, -1 if the value is unknown.
    case truth

    /// The size of a field in a record in bytes, which is also its alignment.
    var size: Int {
      switch self {
      case .number, .integer: MemoryLayout<Int64>.size
      case .text: MemoryLayout<Int32>.size
      case .truth: MemoryLayout<Int8>.size
      }
    }
  }

  /// A field that every record of the table has.
  struct Field {
    /// The name of the field, which is its key in JSON.
    let name: String
    /// The type of the field.
    let kind: Kind
    /// The position of the field in a record, in bytes.
    fileprivate(set) var offset = 0
    /// The distinct texts of the field; nil if it is not a text field.
    fileprivate let texts: TextColumn?
  }

  /// The integer that stands for a missing value.
  static let noInteger = Int64.min

  /// The name of the table and of the buffer with its records.
  let name: String
  /// The fields of a record, in the order of the keys in JSON.
  let fields: [Field]
  /// The size of a record in bytes, a multiple of 8.
  let size: Int
  /// The bytes of the records, one record after the other.
  let records = ByteStore()

  /// A table without records, with the given name and fields.
  ///
  /// - Parameters:
  ///   - name: The table's name, which is the name of its buffer.
  ///   - fields: The names and types of the fields.
  init(_ name: String, _ fields: [(name: String, kind: Kind)]) {
    self.name = name
    var placed = fields.map {
      Field(name: $0.name, kind: $0.kind, texts: $0.kind == .text ? TextColumn() : nil)
    }
    var end = 0
    // The largest fields first, so that no padding is needed between fields.
    for size in Set(fields.map(\.kind.size)).sorted(by: >) {
      for index in placed.indices where placed[index].kind.size == size {
        placed[index].offset = end
        end += size
      }
    }
    self.fields = placed
    size = (end + Kind.number.size - 1) / Kind.number.size * Kind.number.size
  }

  /// The number of records in the table.
  var count: Int { size == 0 ? 0 : records.count / size }

  /// Adds a record to the table.
  ///
  /// - Parameter cell: Returns the value of a field by its index; it must have the field's type.
  func add(_ cell: (Int) -> RowCell) {
    let record = records.extend(by: size)
    // Padding is zeroed, so that it is the same in every run.
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

  /// The table's buffers with their names, for C callers: the records under the table's name, then the texts.
  var buffers: [(name: String, bytes: ByteStore)] {
    [(name, records)]
      + fields.flatMap { field -> [(String, ByteStore)] in
        guard let texts = field.texts else { return [] }
        return [("\(name).\(field.name).starts", texts.starts), ("\(name).\(field.name).bytes", texts.bytes)]
      }
  }

  /// Writes a description of the table as JSON: the size and number of records, and the name, type and offset of each field.
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
  /// The type of a field with such a value.
  var kind: RecordTable.Kind {
    switch self {
    case .number: .number
    case .integer: .integer
    case .text: .text
    case .truth: .truth
    }
  }
}
