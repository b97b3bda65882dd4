/// What an app logged while it played a trace: offsets, and what happened, on a clock of its own.
package struct ObservedLog: Equatable, Sendable {
  /// The content at a time.
  package struct Sample: Equatable, Sendable {
    /// In seconds, on the log's clock.
    package let time: Double
    /// The content offset, in points; below −inset where pulled past the top.
    package let offset: Double
    /// The row, as messages name it.
    package let location: String
    /// The finger's position, in points; nil where the log does not say it.
    package let finger: Double?

    /// A row by its parts.
    package init(time: Double, offset: Double, location: String, finger: Double? = nil) {
      (self.time, self.offset, self.location, self.finger) = (time, offset, location, finger)
    }
  }

  /// What an app may say of a moment.
  package enum Mark: String, CaseIterable, Sendable {
    /// A finger came down.
    case touch
    /// A finger was lifted, or taken away.
    case lift
    /// A refresh was started.
    case trigger
    /// The app's own code was told to refresh.
    case callback
    /// The refresh is over.
    case end
  }

  /// Something that happened.
  package struct Event: Equatable, Sendable {
    /// In seconds, on the log's clock.
    package let time: Double
    /// What it was.
    package let mark: Mark
    /// The row, as messages name it.
    package let location: String

    /// An event by its parts.
    package init(time: Double, mark: Mark, location: String) {
      (self.time, self.mark, self.location) = (time, mark, location)
    }
  }

  /// The file, as messages name it.
  package let path: String
  /// The offsets, in order of time.
  package let samples: [Sample]
  /// The events, in order of time.
  package let events: [Event]

  /// What its times are by.
  package let clock: OffsetLogClock
  /// True if the log says when a refresh starts, so that without such a word none did: it has words of refreshes, or a column of events
  /// with other words, or the state of a refresh in its lines, or the word for one was named.
  package let knowsRefreshes: Bool
  /// What its offsets were read from.
  package let source: OffsetLogSource

  /// The offsets of a log that says nothing else, or with what happened.
  package init(
    path: String, samples: [Sample], events: [Event] = [], clock: OffsetLogClock = .stamps,
    source: OffsetLogSource = .table
  ) {
    (self.path, self.samples, self.events) = (path, samples, events)
    (self.clock, self.source) = (clock, source)
    knowsRefreshes = !events.isEmpty
  }

  /// Fewer offsets say nothing of a path.
  private static let fewest = 2
  /// Unknown words that a message names at most.
  private static let mostNamed = 4

  /// The log in a file.
  ///
  /// - Parameters:
  ///   - bytes: Its contents.
  ///   - path: The file, as messages name it.
  ///   - columns: The columns that count.
  ///   - words: The words of its events.
  /// - Throws: What is wrong with it, where, and what to do.
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
        path, "\(Counted.text(samples.count, "offset is", "offsets are")) no path; log one a frame")
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
        "no word of its column '\(columns.event ?? "")' is known (\(named)); say what they mean, as --trigger-word refreshing"
      )
    }
    let isOfRefresh = events.contains { [.trigger, .callback, .end].contains($0.mark) }
    knowsRefreshes =
      isOfRefresh || words.hasOwnRefresh || log.knowsEvents && (!events.isEmpty || log.source != .table)
  }

  /// The times of what happened, on the log's clock.
  package func times(of mark: Mark) -> [Double] { events.filter { $0.mark == mark }.map(\.time) }

  /// True where the log says when its app was told and not when the refresh began: one stands for the other then.
  package var knowsCallbacksAlone: Bool {
    events.contains { $0.mark == .callback } && !events.contains { $0.mark == .trigger }
  }
}
