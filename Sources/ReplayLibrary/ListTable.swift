/// Lists of records: one list per record of another table.
final class ListTable {
  /// The entries of all lists, one list after the other.
  let entries: RecordTable
  /// 64-bit entry indices: the begin of each list, and finally the end of the last one.
  let starts = ByteStore()

  /// A table without lists.
  init(_ name: String, _ fields: [(name: String, kind: RecordTable.Kind)]) {
    entries = RecordTable(name, fields)
    starts.add(Int64(0))
  }

  /// Ends a list: it contains the entries added since the previous end.
  func endList() { starts.add(Int64(entries.count)) }

  /// The buffers with their names.
  var buffers: [(name: String, bytes: ByteStore)] {
    entries.buffers + [("\(entries.name).starts", starts)]
  }
}
