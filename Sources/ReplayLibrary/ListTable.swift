/// A table of lists: each list belongs to one record of another table.
final class ListTable {
  /// The entries of all lists, one list after the other.
  let entries: RecordTable
  /// The 64-bit index of the first entry of each list, and finally the number of entries.
  let starts = ByteStore()

  /// A table without lists, with the given name and the fields of an entry.
  init(_ name: String, _ fields: [(name: String, kind: RecordTable.Kind)]) {
    entries = RecordTable(name, fields)
    starts.add(Int64(0))
  }

  /// Ends a list, which contains the entries added since the previous list ended.
  func endList() { starts.add(Int64(entries.count)) }

  /// The table's buffers with their names, for C callers: the entries and the start indices.
  var buffers: [(name: String, bytes: ByteStore)] {
    entries.buffers + [("\(entries.name).starts", starts)]
  }
}
