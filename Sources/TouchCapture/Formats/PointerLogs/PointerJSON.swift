import GestureTraces
import TextFormats

/// Finds touches, pointers and scrolls anywhere in JSON by their keys, at any depth: the output of pages, apps, test runners and session
/// recorders.
///
///     touches, changedTouches, targetTouches, touchPoints    lists of fingers in one event: of TouchEvent, React Native, CDP
///     pointers                                               all fingers of one event, with actionIndex: of Android
///     clientX, position, physicalX, x …                      a finger; ``PointerPlace`` has the names
///     deltaX, deltaY, deltaMode …                            a scroll
///     type, phase, action, change                            what happened; in an enclosing object it applies to the finger
///     timeStamp, timestamp, eventTime, ts …                  when it happened; likewise
///
/// rrweb and DevTools traces have readers of their own (``RrwebSession``, ``DevToolsTrace``), because their keys alone are not enough.
struct PointerJSON {
  private var samples: [PointerSample] = []
  private var units: Set<String> = []
  private var count = 0
  /// The names of contacts that are down, in order.
  private var down: [String] = []
  private static let mostDown = 256
  /// The state of each pointer of WebDriver actions, by the pointer's name.
  var actionPointers: [String: ActionPointer] = [:]
  /// The time at which the latest WebDriver actions ended, in milliseconds.
  var actionsEnd = 0.0

  /// The data that an object takes over from the objects around it, such as a time.
  struct Context {
    var times: [SampleTimes.Named] = []
    var phase: PointerPhase?
    var device = ""
    /// True within a command to a browser, such as one of a test runner.
    var isOfBrowser = false
    /// True in a pointer event that moves no contact, such as hovering.
    var isPassedOver = false
  }

  /// Reads the touches, pointers and scrolls in a JSON value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - file: The file's name, for errors.
  ///   - options: The user's options for facts that the JSON does not state.
  /// - Returns: Nil if the value contains no touch, pointer or scroll.
  /// - Throws: An error if the events have no times.
  static func table(
    of value: JSONValue, file: String, _ options: ImportOptions
  ) throws(CaptureError) -> RecordTable? {
    var facts = SampleTable.Facts(format: RecordingImport.Format.json.rawValue, file: file)
    facts.device = ["device", "browser", "userAgent"].lazy.compactMap { value[$0]?.string }.first.map {
      String($0.prefix(255))
    }
    facts.timeAdvice = "give each event a time, as \"timeStamp\" or \"time_ms\""
    if let found = try RrwebSession.samples(of: value, file) {
      (facts.usualUnits, facts.ordersByTime) = ("css px", true)
      return try SampleTable.table(found, facts, options)
    }
    if let found = try DevToolsTrace.samples(of: value, file) {
      (facts.usualUnits, facts.ordersByTime) = ("css px", true)
      return try SampleTable.table(found, facts, options)
    }
    var walk = PointerJSON()
    walk.take(value, Context())
    guard !walk.samples.isEmpty else { return nil }
    (facts.units, facts.usualUnits) = (value["units"]?.string, walk.units.count == 1 ? walk.units.first : nil)
    return try SampleTable.table(walk.samples, facts, options)
  }

  // MARK: Walking

  private mutating func take(_ value: JSONValue, _ context: Context) {
    switch value {
    case .array(let values): for value in values { take(value, context) }
    case .object(let object): take(object, context)
    default: break
    }
  }

  /// The keys of an event's lists of fingers; if it has several, the first that is not empty is read.
  private static let lists = ["changedTouches", "touchPoints", "touches", "targetTouches"]
  /// The keys of lists of fingers that are still down, in which a lifted finger is missing.
  private static let remaining: Set<String> = ["touches", "targetTouches"]

  private mutating func take(_ object: JSONObject, _ outer: Context) {
    var context = outer
    var own = Own()
    for member in object.members { own.take(member.key, member.value) }
    if !own.times.isEmpty { context.times = own.times(own.isFlutter) }
    if let phase = own.phase { (context.phase, context.isPassedOver) = (phase, false) }
    if own.isOther { (context.phase, context.isPassedOver) = (nil, true) }
    if object["method"]?.string == "input.performActions" { context.isOfBrowser = true }
    if let device = own.device { context.device = device }
    if own.action != nil { context.times = context.times.map(MotionAction.withUnit) }
    let lists = Self.lists.compactMap { key in object[key]?.array.map { (key: key, fingers: $0) } }
    if let list = lists.first(where: { !$0.fingers.isEmpty }) ?? lists.first {
      if list.key == "touchPoints" {
        // A command of the Chrome DevTools Protocol: CSS pixels, and seconds since 1970.
        units.insert("css px")
        context.times = context.times.map { time in
          .init(name: time.name, value: time.value, microseconds: time.name == "timestamp" ? 1e6 : nil)
        }
      }
      return takeFingers(list.fingers, isRemaining: Self.remaining.contains(list.key), context)
    }
    if let actions = object["actions"]?.array {
      if object["context"] != nil || outer.isOfBrowser { units.insert("css px") }
      if takeActions(actions, from: context.times.first { $0.name == "atms" }?.value) { return }
    }
    if let pointers = (object["pointers"] ?? object["pointer"])?.array, own.action != nil {
      return takeMotion(pointers, object, own, context)
    }
    for member in object.members where !Own.readsWhole(member.key) { take(member.value, context) }
    if let scroll = own.scroll {
      count += 1
      return add(own.sample(count, context, scroll))
    }
    guard !context.isPassedOver, !own.places.isEmpty || own.phase == .up || own.phase == .cancel else {
      return
    }
    // Rectangles and mouse positions have coordinates too; only an event with a time counts as a finger.
    guard !context.times.isEmpty, context.phase != nil || own.contact != nil else { return }
    count += 1
    add(own.sample(count, context, nil))
    units.formUnion(own.units)
  }

  /// An empty sample with the next number, by which errors refer to it.
  mutating func nextSample() -> PointerSample {
    count += 1
    return PointerSample(line: count)
  }

  /// Adds a sample to the result, and notes which contacts are down after it.
  mutating func add(_ sample: PointerSample) {
    samples.append(sample)
    switch sample.phase {
    case .down, .move, nil:
      if !down.contains(sample.contact), down.count < Self.mostDown { down.append(sample.contact) }
    case .up, .cancel: down.removeAll { $0 == sample.contact }
    }
  }

  /// Reads the fingers in a list that one event has.
  private mutating func takeFingers(_ fingers: [JSONValue], isRemaining: Bool, _ context: Context) {
    guard !context.isPassedOver else { return }
    let ends = context.phase == .up || context.phase == .cancel
    var listed: Set<String> = []
    for (index, finger) in fingers.enumerated() {
      guard let object = finger.object else { continue }
      var own = Own()
      for member in object.members { own.take(member.key, member.value) }
      // Fingers without a number are distinguished by their order.
      own.contact = own.contact ?? (fingers.count > 1 || index > 0 ? "\(index)" : "0")
      let contact = own.contact ?? ""
      listed.insert(contact)
      if own.times.isEmpty { own.times = context.times }
      var context = context
      context.phase = own.phase ?? phase(of: contact, context.phase, isRemaining: isRemaining)
      count += 1
      add(own.sample(count, context, nil))
      units.formUnion(own.units)
    }
    // Fingers missing from the list of remaining ones have lifted; in a protocol an empty list lifts all.
    guard isRemaining || (ends && fingers.isEmpty) else { return }
    for contact in down where !listed.contains(contact) {
      count += 1
      var sample = PointerSample(line: count)
      (sample.contact, sample.device) = (contact, context.device)
      sample.phase = context.phase == .cancel ? .cancel : .up
      sample.times.named = context.times
      add(sample)
    }
  }

  /// The change of one finger in a list; the event's own phase may apply to only some of the fingers.
  private func phase(of contact: String, _ phase: PointerPhase?, isRemaining: Bool) -> PointerPhase? {
    let isDown = down.contains(contact)
    switch phase {
    case .down: return isDown ? .move : .down
    case .up, .cancel: return isRemaining ? .move : phase
    case .move: return .move
    case nil: return isDown ? .move : .down
    }
  }

  /// Reads the pointers of an Android `MotionEvent`: first their earlier positions (`history`), then the present ones.
  private mutating func takeMotion(
    _ pointers: [JSONValue], _ event: JSONObject, _ own: Own, _ context: Context
  ) {
    guard var action = own.action, !action.isOther else { return }
    if action.index == nil, action.isOfOne { action.index = event["actionIndex"]?.integer }
    for key in ["history", "historical", "historicalEvents"] {
      for entry in event[key]?.array ?? [] {
        var context = context
        context.phase = .move
        guard let object = entry.object else { continue }
        var own = Own()
        for member in object.members { own.take(member.key, member.value) }
        if !own.times.isEmpty { context.times = own.times.map(MotionAction.withUnit) }
        for pointer in object["pointers"]?.array ?? [entry] { takePointer(pointer, context) }
      }
    }
    for (index, pointer) in pointers.enumerated() {
      var context = context
      context.phase = action.index == nil || action.index == index ? action.phase : .move
      takePointer(pointer, context)
    }
    if own.isPixels { units.insert("px") }
  }

  private mutating func takePointer(_ pointer: JSONValue, _ context: Context) {
    guard let object = pointer.object else { return }
    var own = Own()
    for member in object.members { own.take(member.key, member.value) }
    own.takeAxes(object["axisValue"] ?? object["axis_value"])
    guard !own.places.isEmpty || context.phase != .move else { return }
    own.times = context.times
    count += 1
    var sample = own.sample(count, context, nil)
    (sample.phase, sample.isStamped) = (context.phase, true)
    add(sample)
  }
}
