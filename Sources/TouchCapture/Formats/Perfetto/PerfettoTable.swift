import GestureTraces
import TextFormats

/// Reads tables exported from Perfetto's `android.input` data by a query for touches, as CSV or with tabs.
///
/// `android_motion_events` has `id`, `event_id`, `ts`, `arg_set_id`, `source`, `action`, `device_id` and `display_id`, but no position: the
/// fields of an event are rows of `args`, by keys (google/perfetto, `src/trace_processor/perfetto_sql/stdlib/android/input.sql`, and the
/// query of its `AndroidInputEvent` test, read 2026-11-30). So the query joins the two. The table has either one row per field,
///
///     "event_id","ts","key","display_value"
///     1141228253,64179212500000,"pointer[0].axis_value[0].axis","0"
///     1141228253,64179212500000,"pointer[0].axis_value[0].value","580.0"
///
/// or one row per event, with columns named after the keys (from `EXTRACT_ARG`) or `x` and `y`. Axis 0 is x and 1 is y
/// (`MotionEvent.AXIS_X`), in pixels of the device; an event's time is `event_time_nanos`, or else `ts`.
struct PerfettoTable {
  /// The columns of a table, found by the names in its header line.
  struct Names {
    /// The part of an Android motion event that a column holds: a value of the whole event or of a pointer, named by its key, or others.
    enum Role { case event(String), pointer(String), field(String), other }

    let separator: TableSeparator
    let roles: [Role]
    /// The indices of three columns: the event's id, the key of a field, and the number of a pointer; each nil if the table lacks it.
    let (event, key, pointer): (Int?, Int?, Int?)
    let values: [Int]
    /// True if the keys in the table do not contain the number of the pointer to which a field belongs.
    let areFlat: Bool

    /// Reads a header line; nil if it is not that of a Perfetto input table.
    init?(_ line: ArraySlice<UInt8>) {
      let separators = [TableSeparator.tab, .comma, .bar].filter { line.contains($0.rawValue) }
      for separator in separators {
        let names = CSVLine.texts(line, separator: separator.rawValue).map { $0.lowercased() }
        guard Self.areOfPerfetto(names) else { continue }
        self.separator = separator
        roles = names.map(Self.role)
        event = names.firstIndex(of: "event_id") ?? names.firstIndex(of: "arg_set_id")
        (key, pointer) = (names.firstIndex(of: "key"), names.firstIndex(of: "pointer_id"))
        values = PerfettoTable.values.compactMap { names.firstIndex(of: $0) }
        areFlat = names.contains("flat_key")
        return
      }
      return nil
    }

    private static func areOfPerfetto(_ names: [String]) -> Bool {
      let all = Set(names)
      let hasFields =
        !all.isDisjoint(with: ["key", "flat_key"]) && !all.isDisjoint(with: PerfettoTable.values)
      let areEvents =
        all.contains("event_id") && !all.isDisjoint(with: ["arg_set_id", "display_id"])
      let areLatencies = all.isSuperset(of: ["dispatch_latency_dur", "event_channel"])
      return hasFields || areEvents || areLatencies || names.contains { path(in: $0) != nil }
    }

    private static func role(_ name: String) -> Role {
      switch name {
      case "ts", "action", "device_id", "source": .event(name)
      case "x", "y", "pointer_id": .pointer(name)
      default: path(in: name).map { .field($0) } ?? .other
      }
    }

    /// The key of a pointer's field in the name of a column, also within `EXTRACT_ARG(…)`; nil for any other column.
    private static func path(in name: String) -> String? {
      name.indices.first { name[$0...].hasPrefix("pointer[") }.map { String(name[$0...]) }
    }

    /// True if the table has positions, whether it has one row per event or one row per field.
    var havePositions: Bool {
      let own = roles.compactMap { role in if case .pointer(let name) = role { name } else { nil } }
      let hasPath = roles.contains { role in if case .field = role { true } else { false } }
      return (key != nil && !values.isEmpty) || hasPath || Set(own).isSuperset(of: ["x", "y"])
    }
  }

  /// One `AndroidMotionEvent`, collected from the rows of the table.
  private struct Event {
    /// The number of the event's first line, from 1.
    let line: Int
    var fields: [String: String] = [:]
    var pointers: [Int: Pointer] = [:]
  }

  private struct Pointer {
    var id: String?
    var axes: [Int: (axis: String?, value: Double?)] = [:]
    var x: Double?
    var y: Double?

    /// The pointer's value on an axis, which is given by its number and its name.
    ///
    /// If the query leaves out the axes, the first value is x and the second y.
    func value(_ number: Int, _ name: String) -> Double? {
      let named = axes.values.first { $0.axis == "\(number)" || $0.axis?.hasSuffix(name) == true }
      guard let named else { return axes[number].flatMap { $0.axis == nil ? $0.value : nil } }
      return named.value
    }
  }

  /// The columns of `args` that may hold a field's value.
  private static let values = ["display_value", "string_value", "real_value", "int_value"]
  /// The value of a motion event's source that means a mouse (`InputDevice.SOURCE_MOUSE`).
  private static let mouse = "8194"
  /// The largest numbers of pointers and axes accepted; Android's own limits are 16 and 30 (`MAX_POINTERS`, `MAX_AXES` in its `Input.h`).
  private static let most = (pointers: 64, axes: 64)
  private static let linesBefore = 200
  /// The query that exports touches from Perfetto, for advice to the user.
  static let query =
    "INCLUDE PERFETTO MODULE android.input; SELECT e.event_id, e.ts, args.key, args.display_value FROM android_motion_events AS e JOIN args USING (arg_set_id)"

  private let names: Names
  private let file: String
  private var events: [Event] = []
  private var numbers: [String: Int] = [:]
  private var damage = LineDamage()

  /// True if the text begins with the header line of a Perfetto input table, possibly after a few lines of other text.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    RecordingText(bytes, file: "").lines.prefix(linesBefore).contains { Names($0) != nil }
  }

  /// Reads the touches of a table.
  ///
  /// - Parameters:
  ///   - bytes: The table's text.
  ///   - file: The table's file name, for errors.
  ///   - options: The user's options for facts that the table does not state.
  /// - Returns: Rows of contacts in pixels.
  /// - Throws: An error with the query that exports positions, if the table has none.
  static func table(
    _ bytes: [UInt8], file: String, _ options: ImportOptions
  ) throws(CaptureError) -> RecordTable {
    let text = RecordingText(bytes, file: file)
    guard let start = text.lines.prefix(linesBefore).firstIndex(where: { Names($0) != nil }),
      let names = Names(text.lines[start])
    else { throw .noEvents(file: file, message: "these are not columns of a table of Perfetto") }
    guard names.havePositions else {
      let problem =
        names.areFlat
        ? "flat_key does not distinguish pointers and axes" : "these columns do not contain positions"
      throw .unmapped(
        file: file, message: "\(problem): they are in args, by key; export the result of: \(query)")
    }
    var reader = PerfettoTable(names: names, file: file)
    for (index, line) in text.lines.enumerated().dropFirst(start + 1) { reader.take(line, line: index + 1) }
    return try reader.table(options)
  }

  private init(names: Names, file: String) { (self.names, self.file) = (names, file) }

  // MARK: Rows

  private mutating func take(_ line: ArraySlice<UInt8>, line number: Int) {
    guard !CSVLine.isSkipped(line) else { return }
    let cells = CSVLine.texts(line, separator: names.separator.rawValue)
    guard cells.count == names.roles.count else { return damage.note(number) }
    let key = names.key.map { cells[$0].lowercased() }
    let index = event(of: cells, key, number)
    for (role, cell) in zip(names.roles, cells) where !Self.isNull(cell) {
      switch role {
      // A field of the event takes precedence over a column of the query.
      case .event(let name): events[index].fields[name] = events[index].fields[name] ?? cell
      case .pointer(let name): if key == nil { setOwn(name, cell, of: index, pointer: pointer(of: cells)) }
      case .field(let path): set(path, cell, of: index)
      case .other: break
      }
    }
    let value = names.values.lazy.map { cells[$0] }.first { !Self.isNull($0) }
    if let key, let value { set(key, value, of: index) }
  }

  /// The index of the event to which a row belongs: found by its id, otherwise the current event until a key repeats.
  private mutating func event(of cells: [String], _ key: String?, _ line: Int) -> Int {
    let id = names.event.map { cells[$0] }
    if let id, let known = numbers[id] { return known }
    if id == nil, let key, let last = events.indices.last, events[last].fields["\u{0}" + key] == nil {
      events[last].fields["\u{0}" + key] = ""
      return last
    }
    events.append(Event(line: line))
    if let id { numbers[id] = events.count - 1 }
    if id == nil, let key { events[events.count - 1].fields["\u{0}" + key] = "" }
    return events.count - 1
  }

  private func pointer(of cells: [String]) -> Int {
    names.pointer.flatMap { Int(cells[$0]) } ?? 0
  }

  private mutating func setOwn(_ name: String, _ value: String, of event: Int, pointer index: Int) {
    guard 0..<Self.most.pointers ~= index else { return }
    switch name {
    case "x": events[event].pointers[index, default: Pointer()].x = Double(value)
    case "y": events[event].pointers[index, default: Pointer()].y = Double(value)
    default: events[event].pointers[index, default: Pointer()].id = value
    }
  }

  /// Stores a field by its key, such as `action` or `pointer[0].axis_value[1].value`.
  private mutating func set(_ key: String, _ value: String, of event: Int) {
    let parts = key.split { "[].')".contains($0) }.map(String.init)
    guard parts.first == "pointer" else {
      if ["event_time_nanos", "action", "device_id", "source"].contains(key) {
        events[event].fields[key] = value
      }
      return
    }
    guard parts.count > 2, let index = Int(parts[1]), 0..<Self.most.pointers ~= index else { return }
    if parts[2] == "pointer_id" { events[event].pointers[index, default: Pointer()].id = value }
    guard parts.count > 4, parts[2] == "axis_value", let axis = Int(parts[3]), 0..<Self.most.axes ~= axis
    else {
      return
    }
    var pointer = events[event].pointers[index] ?? Pointer()
    var entry = pointer.axes[axis] ?? (nil, nil)
    if parts[4].hasPrefix("value") { entry.value = Double(value) } else { entry.axis = value }
    pointer.axes[axis] = entry
    events[event].pointers[index] = pointer
  }

  private static func isNull(_ cell: String) -> Bool {
    cell.isEmpty || cell == "[NULL]" || cell.lowercased() == "null"
  }

  // MARK: Touches

  private func table(_ options: ImportOptions) throws(CaptureError) -> RecordTable {
    var (samples, ofMouse, actions): ([PointerSample], Int, Int) = ([], 0, 0)
    for event in events.sorted(by: { (Self.time(of: $0) ?? 0, $0.line) < (Self.time(of: $1) ?? 0, $1.line) })
    {
      guard let action = action(of: event), !action.isOther else { continue }
      actions += 1
      if event.fields["source"] == Self.mouse {
        ofMouse += 1
      } else {
        samples += self.samples(of: event, action)
      }
    }
    guard samples.contains(where: { !$0.places.isEmpty }) else {
      throw .noEvents(file: file, message: problem(actions: actions, ofMouse: ofMouse))
    }
    var facts = SampleTable.Facts(format: RecordingImport.Format.perfettoTable.rawValue, file: file)
    (facts.units, facts.ordersByTime) = ("px", true)
    facts.timeAdvice = "add e.ts to the query, or give all keys of args"
    if ofMouse > 0 { facts.findings = facts.findings.joined(with: .mouseEvents(ofMouse)) }
    if let damaged = damage.grade() { facts.findings = facts.findings.joined(with: damaged) }
    return try SampleTable.table(samples, facts, options)
  }

  private func problem(actions: Int, ofMouse: Int) -> String {
    if ofMouse > 0 { return "all \(ofMouse) events are of a mouse (source 8194); give touches" }
    if actions == 0 { return "none of the events has an action; export the result of: \(Self.query)" }
    return
      "\(actions) events without positions: Android omits positions at TRACE_LEVEL_REDACTED; record with TRACE_LEVEL_COMPLETE"
  }

  private func action(of event: Event) -> MotionAction? {
    guard let text = event.fields["action"] else { return nil }
    if let number = Int(text) { return MotionAction(number: number) }
    let word = text.lowercased().filter { $0.isLetter }
    return MotionAction(word: word, index: text.split { !$0.isNumber }.last.flatMap { Int($0) })
  }

  /// The event's time in nanoseconds since any zero.
  private static func time(of event: Event) -> Double? {
    ["event_time_nanos", "ts"].lazy.compactMap { event.fields[$0].flatMap { Double($0) } }.first {
      $0.isFinite
    }
  }

  private func samples(of event: Event, _ action: MotionAction) -> [PointerSample] {
    let time = Self.time(of: event)
    return event.pointers.sorted { $0.key < $1.key }.enumerated().map { index, entry in
      let (number, pointer) = entry
      var sample = PointerSample(line: event.line)
      sample.phase = action.index == nil || action.index == index ? action.phase : .move
      sample.contact = pointer.id ?? "\(number)"
      sample.device = event.fields["device_id"].map { "device \($0)" } ?? ""
      sample.isStamped = true
      sample.places.add(
        .plain, x: pointer.x ?? pointer.value(0, "AXIS_X"), y: pointer.y ?? pointer.value(1, "AXIS_Y"))
      if let time { sample.times.named = [.init(name: "eventtimenanos", value: time, microseconds: 1e-3)] }
      return sample
    }
  }
}
