/// What an app logged while it played a trace: offsets and events, on a clock of its own.
package struct ObservedLog: Equatable, Sendable {
  /// The content's offset at a time.
  package struct Sample: Equatable, Sendable {
    /// The time, in seconds on the log's clock.
    package let time: Double
    /// The content offset, in points; below −inset if pulled past the top.
    package let offset: Double
    /// The row's location in messages.
    package let location: String
    /// The finger's position, in points; nil if the log does not give it.
    package let finger: Double?

    /// A sample by its parts.
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

  /// An event in the log.
  package struct Event: Equatable, Sendable {
    /// The time, in seconds on the log's clock.
    package let time: Double
    /// The kind of event.
    package let mark: Mark
    /// The row's location in messages.
    package let location: String

    /// An event by its parts.
    package init(time: Double, mark: Mark, location: String) {
      (self.time, self.mark, self.location) = (time, mark, location)
    }
  }

  /// The file's name in messages.
  package let path: String
  /// The offsets, in order of time.
  package let samples: [Sample]
  /// The events, in order of time.
  package let events: [Event]

  /// How the times of the log are given.
  package let clock: OffsetLogClock
  /// True if the log reports refreshes, so that without such an event none started.
  ///
  /// This is so if it has words for refreshes, a column of events with other words, or the state of a refresh in its lines, or if the word
  /// for a refresh was given.
  package let knowsRefreshes: Bool
  /// Where its offsets were found.
  package let source: OffsetLogSource

  /// A log of offsets, optionally with events.
  package init(
    path: String, samples: [Sample], events: [Event] = [], clock: OffsetLogClock = .stamps,
    source: OffsetLogSource = .table
  ) {
    (self.path, self.samples, self.events) = (path, samples, events)
    (self.clock, self.source) = (clock, source)
    knowsRefreshes = !events.isEmpty
  }

  /// The fewest offsets that form a path.
  private static let fewest = 2
  /// The most unknown words named in a message.
  private static let mostNamed = 4

  /// Reads a log.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The file's name in messages.
  ///   - columns: The columns to use.
  ///   - words: The words for its events.
  /// - Throws: An error that says what is wrong, where, and what to do.
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

  /// True if the log has callbacks but no starts of refreshes; callbacks are then used instead.
  package var knowsCallbacksAlone: Bool {
    events.contains { $0.mark == .callback } && !events.contains { $0.mark == .trigger }
  }
}
