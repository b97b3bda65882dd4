/// Lists of records, one for each record of another table.
final class ListTable {
  /// The entries of all lists, one list behind the other.
  let entries: RecordTable
  /// 64-bit numbers of entries: of each list where it begins, at last where the last one ends.
  let starts = ByteStore()

  /// No lists.
  init(_ name: String, _ fields: [(name: String, kind: RecordTable.Kind)]) {
    entries = RecordTable(name, fields)
    starts.add(Int64(0))
  }

  /// Ends a list: the entries added since the one before are its own.
  func endList() { starts.add(Int64(entries.count)) }

  /// The buffers, by name.
  var buffers: [(name: String, bytes: ByteStore)] {
    entries.buffers + [("\(entries.name).starts", starts)]
  }
}
