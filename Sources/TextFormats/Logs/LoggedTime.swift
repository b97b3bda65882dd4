/// The names by which log lines label times, such as `timestamp`.
package enum LoggedTime {
  /// The names of times, the most reliable first, with microseconds per unit; nil if the unit differs between programs.
  ///
  /// Names are in the form of ``NamedValues``: lower case, with only letters and digits.
  package static let names: [(name: String, microseconds: Double?)] = [
    ("eventtimenanos", 1e-3), ("eventtimens", 1e-3), ("timestampns", 1e-3), ("timens", 1e-3),
    ("timestampus", 1), ("timeus", 1), ("tus", 1), ("timemicros", 1), ("timestampms", 1000), ("timems", 1000),
    ("tms", 1000), ("atms", 1000), ("timemillis", 1000), ("elapsedms", 1000), ("times", 1e6),
    ("eventtime", nil), ("timestamp", nil), ("time", nil), ("ts", nil), ("t", nil), ("elapsed", nil),
    ("uptime", nil), ("when", nil), ("at", nil), ("now", nil),
  ]
}
