/// An app's log of a replayed trace: content offsets and events, with times on the app's own clock.
package struct ObservedLog: Equatable, Sendable {
  /// A content offset that the app logged, with its time.
  package struct Sample: Equatable, Sendable {
    /// The time of the offset, in seconds on the log's clock.
    package let time: Double
    /// The content offset, in points; below −inset if pulled past the top.
    package let offset: Double
    /// Where the offset is in the file, for messages, such as `log.csv:12`.
    package let location: String
    /// The finger's position, in points; nil if the log does not give it.
    package let finger: Double?

    /// A content offset in points at a time in seconds, with its location in the file.
    package init(time: Double, offset: Double, location: String, finger: Double? = nil) {
      (self.time, self.offset, self.location, self.finger) = (time, offset, location, finger)
    }
  }

  /// The kinds of events that an app may log.
  package enum Mark: String, CaseIterable, Sendable {
    /// A finger touched.
    case touch
    /// A finger was released, or its touch was cancelled.
    case lift
    /// A refresh started.
    case trigger
    /// The app's refresh callback was called.
    case callback
    /// The refresh ended.
    case end
  }

  /// An event that the app logged, such as a touch or the start of a refresh, with its time.
  package struct Event: Equatable, Sendable {
    /// The time of the event, in seconds on the log's clock.
    package let time: Double
    /// What happened, such as a touch or the start of a refresh.
    package let mark: Mark
    /// Where the event is in the file, for messages, such as `log.csv:12`.
    package let location: String

    /// An event at a time in seconds, with its location in the file.
    package init(time: Double, mark: Mark, location: String) {
      (self.time, self.mark, self.location) = (time, mark, location)
    }
  }

  /// The log file's name, as messages show it.
  package let path: String
  /// The logged content offsets, in order of time.
  package let samples: [Sample]
  /// The logged events, in order of time.
  package let events: [Event]

  /// How the log gives its times, such as timestamps or numbers without a unit.
  package let clock: OffsetLogClock
  /// True if the log reports refreshes, so that without such an event no refresh started.
  ///
  /// A log reports refreshes if it has words for them, a column of events with other words, or the state of a refresh in its lines, or if
  /// the
  /// user has given the word for a refresh.
  package let knowsRefreshes: Bool
  /// Where the log's offsets were found: in a table or in lines of text.
  package let source: OffsetLogSource

  /// A log made from offsets, and optionally events, that are already known.
  package init(
    path: String, samples: [Sample], events: [Event] = [], clock: OffsetLogClock = .stamps,
    source: OffsetLogSource = .table
  ) {
    (self.path, self.samples, self.events) = (path, samples, events)
    (self.clock, self.source) = (clock, source)
    knowsRefreshes = !events.isEmpty
  }

  /// The fewest offsets that a log must have to be used.
  private static let fewest = 2
  /// The greatest number of unknown words that a message names.
  private static let mostNamed = 4

  /// Reads a log from the contents of a file.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The file's name in messages.
  ///   - columns: The columns to use.
  ///   - words: The words by which the log names events.
  /// - Throws: An error with the problem, its location, and what to do.
  package init(
    of bytes: [UInt8], path: String, _ columns: OffsetLogColumns, _ words: EventWords
  ) throws(CurveLogError) {
    let log = try OffsetLogReader.rows(of: bytes, path: path, columns)
    let rows = log.rows
    (clock, source) = (log.clock, log.source)
    samples = rows.compactMap { row in
      row.offset.map { Sample(time: row.time, offset: $0, location: row.location, finger: row.finger) }
    }
    self.path = path
    guard samples.count >= Self.fewest else {
      throw CurveLogError(
        path, "\(Counted.text(samples.count, "offset is", "offsets are")) not a path; log one per frame")
    }
    var (events, unknown): ([Event], [String]) = ([], [])
    for row in rows where !row.event.isEmpty {
      let marks = words.marks(in: row.event)
      if marks.isEmpty, !unknown.contains(row.event) { unknown.append(row.event) }
      events += marks.map { Event(time: row.time, mark: $0, location: row.location) }
    }
    self.events = events
    guard !events.isEmpty || unknown.isEmpty else {
      let named = unknown.prefix(Self.mostNamed).map { "'\($0.prefix(40))'" }.joined(separator: ", ")
      throw CurveLogError(
        path,
        "no word of its column '\(columns.event ?? "")' is known (\(named)); give their meaning, for example --trigger-word refreshing"
      )
    }
    let isOfRefresh = events.contains { [.trigger, .callback, .end].contains($0.mark) }
    knowsRefreshes =
      isOfRefresh || words.hasOwnRefresh || log.knowsEvents && (!events.isEmpty || log.source != .table)
  }

  /// The times of one kind of event, in seconds on the log's clock.
  package func times(of mark: Mark) -> [Double] { events.filter { $0.mark == mark }.map(\.time) }

  /// True if the log has callbacks but no starts of refreshes; the callbacks then count as the starts.
  package var knowsCallbacksAlone: Bool {
    events.contains { $0.mark == .callback } && !events.contains { $0.mark == .trigger }
  }
}
