#if arch(wasm32)
  import GestureTraces
  import PolicyFiles
  import TraceReplay

  // What the page calls. Texts go in through `lab_input`, come out at `lab_output`; a function that makes one gives its length, or
  // -1 where it could not: then the text, if there is one, says why.

  nonisolated(unsafe) private var lab = Lab()
  nonisolated(unsafe) private var input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
  nonisolated(unsafe) private var output: [UInt8] = []
  nonisolated(unsafe) private var numbers: [Double] = []

  /// The greatest number of bytes that a page may hand over at once.
  private let mostBytes: Int32 = 64 << 20

  private func text(_ text: String?) -> Int32 {
    output = Array((text ?? "").utf8)
    return text == nil ? -1 : Int32(output.count)
  }

  private func fail(_ text: String) -> Int32 {
    output = Array(text.utf8)
    return -1
  }

  private func taken(_ first: Int32, _ count: Int32) -> [UInt8] {
    let first = min(max(0, Int(first)), input.count)
    return Array(input[first..<min(input.count, first + max(0, Int(count)))])
  }

  private func string(_ first: Int32, _ count: Int32) -> String {
    String(decoding: taken(first, count), as: UTF8.self)
  }

  /// Room for `count` bytes of text; null for more than may be.
  @_expose(wasm, "lab_input") @c
  public func labInput(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    guard count >= 0, count <= mostBytes else { return nil }
    input.deallocate()
    input = .allocate(capacity: max(1, Int(count)))
    input.initialize(repeating: 0)
    return input.baseAddress
  }

  /// The text that the last function made.
  @_expose(wasm, "lab_output") @c
  public func labOutput() -> UnsafePointer<UInt8>? { output.withUnsafeBufferPointer { $0.baseAddress } }

  /// The number of bytes of it.
  @_expose(wasm, "lab_output_count") @c
  public func labOutputCount() -> Int32 { Int32(output.count) }

  /// The numbers that the last function made.
  @_expose(wasm, "lab_numbers") @c
  public func labNumbers() -> UnsafePointer<Double>? { numbers.withUnsafeBufferPointer { $0.baseAddress } }

  /// The engines and models there are, an object.
  @_expose(wasm, "lab_catalogue") @c
  public func labCatalogue() -> Int32 { text(LabCatalogue.json) }

  /// Reads a trace: the first `name` bytes of the input are what messages call it. Its number.
  @_expose(wasm, "lab_trace") @c
  public func labTrace(_ name: Int32, _ count: Int32) -> Int32 {
    do throws(TraceError) {
      return Int32(try lab.read(taken(name, count), named: string(0, name)))
    } catch {
      return fail(error.description)
    }
  }

  /// Gives a trace's room back.
  @_expose(wasm, "lab_forget") @c
  public func labForget(_ trace: Int32) { lab.forget(Int(trace)) }

  /// Begins to read a file of takes, which messages call by the input's first `name` bytes.
  @_expose(wasm, "lab_takes") @c
  public func labTakes(_ name: Int32) { lab.open(takesNamed: string(0, name)) }

  /// Adds the input's first `count` bytes to the file; it ends with them where `last` is not 0.
  @_expose(wasm, "lab_takes_part") @c
  public func labTakesPart(_ count: Int32, _ last: Int32) {
    lab.append(takes: taken(0, count), isLast: last != 0)
  }

  /// The number of the file's next take, whose name is the text; -1 without a text after the last, and where the rest of it has not come.
  @_expose(wasm, "lab_takes_next") @c
  public func labTakesNext() -> Int32 {
    do throws(LabComplaint) {
      guard let take = try lab.readTake() else { return text(nil) }
      output = Array(take.name.utf8)
      return Int32(take.number)
    } catch {
      return fail(error.words)
    }
  }

  /// Reads a policy, as a trace is read; it comes in the place of an engine that a file brought, if `number` is one's. The number of its
  /// engine.
  @_expose(wasm, "lab_policy") @c
  public func labPolicy(_ name: Int32, _ count: Int32, _ number: Int32) -> Int32 {
    do {
      return Int32(
        try lab.read(policy: taken(name, count), named: string(0, name), inPlaceOf: Int(number)))
    } catch {
      return fail(error.description)
    }
  }

  /// The name of an engine, then a line feed and that of the model it ships on.
  @_expose(wasm, "lab_engine") @c
  public func labEngine(_ number: Int32) -> Int32 {
    text(lab.engine(Int(number)).map { "\($0.name)\n\($0.nativeModelName)" })
  }

  /// Looks for bundles in a text, given as a trace is. How many there may be, at least 1.
  @_expose(wasm, "lab_bundles") @c
  public func labBundles(_ name: Int32, _ count: Int32) -> Int32 {
    Int32(lab.find(bundles: taken(name, count), named: string(0, name)))
  }

  /// Reads one of them: an object.
  @_expose(wasm, "lab_bundle") @c
  public func labBundle(_ index: Int32) -> Int32 {
    do throws(LabComplaint) {
      return text(try lab.read(bundle: Int(index)))
    } catch {
      return fail(error.words)
    }
  }

  // MARK: Looking at a trace

  /// Takes all lists away.
  @_expose(wasm, "lab_see_clear") @c
  public func labSeeClear() { lab.viewer.clear() }

  /// Adds a list; 0 where there are enough, or the engine is none.
  @_expose(wasm, "lab_see_add") @c
  public func labSeeAdd(_ engine: Int32, _ model: Int32) -> Int32 {
    guard let engine = lab.engine(Int(engine)) else { return 0 }
    return lab.viewer.add(engine, on: Lab.model(Int(model))) ? 1 : 0
  }

  /// Replays a trace on the lists, as a bundle says where there is one: an object.
  @_expose(wasm, "lab_see") @c
  public func labSee(_ trace: Int32, _ bundle: Int32) -> Int32 {
    guard let trace = lab.trace(Int(trace)) else { return text(nil) }
    do throws(LabComplaint) {
      return text(try lab.viewer.open(trace, lab.bundle(Int(bundle))))
    } catch {
      return fail(error.words)
    }
  }

  /// What its timeline is drawn from.
  @_expose(wasm, "lab_see_details") @c
  public func labSeeDetails() -> Int32 {
    output = lab.viewer.details
    return Int32(output.count)
  }

  /// The drawing of a list at a frame as numbers; how many.
  @_expose(wasm, "lab_see_draw") @c
  public func labSeeDraw(_ panel: Int32, _ frame: Int32, _ width: Double, _ height: Double) -> Int32 {
    let drawing = lab.viewer.drawing(of: Int(panel), frame: Int(frame), width: width, height: height)
    numbers = drawing?.numbers ?? []
    return Int32(numbers.count)
  }

  /// The line of `overscroll-replay/1` of a trace and an engine.
  @_expose(wasm, "lab_replay") @c
  public func labReplay(_ trace: Int32, _ engine: Int32, _ model: Int32) -> Int32 {
    text(lab.line(of: Int(trace), engine: Int(engine), model: Int(model)))
  }

  // MARK: Tuning

  /// Forgets the takes that policies are judged by.
  @_expose(wasm, "lab_judge_clear") @c
  public func labJudgeClear() { lab.judge.removeAll() }

  /// Takes one of them away, by its place among them.
  @_expose(wasm, "lab_judge_remove") @c
  public func labJudgeRemove(_ index: Int32) { lab.judge.remove(Int(index)) }

  /// Adds a trace to them; 0 where it does not say what was meant with all of it.
  @_expose(wasm, "lab_judge_add") @c
  public func labJudgeAdd(_ trace: Int32) -> Int32 {
    lab.trace(Int(trace)).map { lab.judge.add($0) ? 1 : 0 } ?? 0
  }

  /// Begins to judge an engine by them; with the greatest thresholds where `curve` is not 0.
  @_expose(wasm, "lab_judge_begin") @c
  public func labJudgeBegin(_ engine: Int32, _ model: Int32, _ curve: Int32) {
    guard let engine = lab.engine(Int(engine)) else { return }
    lab.judge.begin(engine, on: Lab.model(Int(model)), hasCurve: curve != 0)
  }

  /// Judges it by the next takes; how many are left.
  @_expose(wasm, "lab_judge_next") @c
  public func labJudgeNext(_ count: Int32) -> Int32 { Int32(lab.judge.judge(next: Int(count))) }

  /// An object that says what it does with them, once none is left.
  @_expose(wasm, "lab_judge") @c
  public func labJudge() -> Int32 { text(lab.judge.json) }

  /// An object that says in which gestures of one of them it fires.
  @_expose(wasm, "lab_judge_gestures") @c
  public func labJudgeGestures(_ index: Int32) -> Int32 { text(lab.judge.gestures(of: Int(index))) }

  /// An object that says what no finger can do with a policy, or does twice.
  @_expose(wasm, "lab_lint") @c
  public func labLint(_ engine: Int32, _ model: Int32, _ viewport: Double) -> Int32 {
    text(lab.lint(Int(engine), model: Int(model), viewport: viewport))
  }

  // MARK: Recording

  /// The prompts of a protocol for a subject, whose name is the bytes after the first `name`; none for nobody in particular.
  @_expose(wasm, "lab_plan") @c
  public func labPlan(_ name: Int32, _ subject: Int32) -> Int32 {
    lab.plan = LabPlan(string(0, name), subject: subject > 0 ? string(name, subject) : nil)
    return text(lab.plan?.json)
  }

  /// An object that says what is wrong with the take so far as one of a prompt.
  @_expose(wasm, "lab_check") @c
  public func labCheck(_ prompt: Int32, _ end: Double) -> Int32 {
    guard let end = microseconds(end), let take = lab.stage.trace(endedAt: end, path: "take") else {
      return -1
    }
    return text(lab.plan?.check(take, prompt: Int(prompt)))
  }

  // MARK: The stage

  /// Takes all panels and the take away.
  @_expose(wasm, "lab_clear") @c
  public func labClear() { lab.stage.clear() }

  /// Adds a panel; 0 where there are enough, or the engine is none.
  @_expose(wasm, "lab_add") @c
  public func labAdd(_ engine: Int32, _ model: Int32) -> Int32 {
    guard let engine = lab.engine(Int(engine)) else { return 0 }
    return lab.stage.add(engine, on: Lab.model(Int(model))) ? 1 : 0
  }

  /// Begins a take by its first line, the first `count` bytes of the input; 0 where that is none.
  @_expose(wasm, "lab_begin") @c
  public func labBegin(_ count: Int32, _ work: Double, _ resolution: Double) -> Int32 {
    do throws(TraceError) {
      let trace = try TraceReader.trace(of: taken(0, count), path: "take")
      lab.stage.begin(trace.header, work: work, resolution: microseconds(resolution) ?? 0)
      return 1
    } catch {
      _ = fail(error.description)
      return 0
    }
  }

  /// Ends the take: the lists go back to where it began.
  @_expose(wasm, "lab_end") @c
  public func labEnd() { lab.stage.end() }

  /// A contact's event: 0 down, 1 move, 2 up, 3 cancel. Microseconds since the take's zero. 0 where it was not taken.
  @_expose(wasm, "lab_contact") @c
  public func labContact(
    _ kind: Int32, _ slot: Int32, _ x: Double, _ y: Double, _ time: Double, _ arrival: Double
  ) -> Int32 {
    guard x.isFinite, y.isFinite, let time = microseconds(time), let arrival = microseconds(arrival) else {
      return 0
    }
    let slot = Int(slot)
    let event: TraceEvent.Kind
    switch kind {
    case 0: event = .down(slot: slot, x: x, y: y)
    case 1: event = .move(slot: slot, x: x, y: y)
    case 2: event = .up(slot: slot)
    default: event = .cancel(slot: slot)
    }
    return lab.stage.follow(event, at: time, arrival: arrival) ? 1 : 0
  }

  /// A wheel's event: points that content moves down, and clicks of 120, 0 where the browser tells of none; times as of a contact. 0 where
  /// it was not taken.
  @_expose(wasm, "lab_wheel") @c
  public func labWheel(_ points: Double, _ v120: Double, _ time: Double, _ arrival: Double) -> Int32 {
    guard points.isFinite, v120.isFinite, let time = microseconds(time), let arrival = microseconds(arrival)
    else { return 0 }
    let scroll =
      v120 == 0
      ? TraceScroll(source: .continuous, dy: points)
      : TraceScroll(source: .wheel, dy: v120 / 120 * degreesOfClick, v120y: v120)
    return lab.stage.follow(.scroll(scroll), at: time, arrival: arrival) ? 1 : 0
  }

  /// Shows a frame, in seconds since the take's zero: for each list how often its engine has fired; how many numbers there are.
  @_expose(wasm, "lab_frame") @c
  public func labFrame(_ time: Double) -> Int32 {
    guard time.isFinite else { return 0 }
    numbers = lab.stage.show(at: min(time, longestTake)).map { Double($0) }
    return Int32(numbers.count)
  }

  /// 1 where every list rests as at the take's start; 0 while something moves or lies elsewhere.
  @_expose(wasm, "lab_is_over") @c
  public func labIsOver() -> Int32 { lab.stage.isOver ? 1 : 0 }

  /// 1 where nothing moves until an event comes.
  @_expose(wasm, "lab_is_resting") @c
  public func labIsResting() -> Int32 { lab.stage.isResting ? 1 : 0 }

  /// The drawing of a panel as numbers; how many.
  @_expose(wasm, "lab_draw") @c
  public func labDraw(_ panel: Int32, _ width: Double, _ height: Double) -> Int32 {
    numbers = lab.stage.drawing(of: Int(panel), width: width, height: height)?.numbers ?? []
    return Int32(numbers.count)
  }

  /// An object that says what a panel's engine made of the take so far.
  @_expose(wasm, "lab_why") @c
  public func labWhy(_ panel: Int32, _ end: Double) -> Int32 {
    text(microseconds(end).flatMap { lab.stage.json(of: Int(panel), endedAt: $0) })
  }

  /// The take so far as a trace.
  @_expose(wasm, "lab_take") @c
  public func labTake(_ end: Double) -> Int32 {
    guard let end = microseconds(end), let trace = lab.stage.trace(endedAt: end, path: "take") else {
      return -1
    }
    output = TraceWriter.bytes(of: trace)
    return Int32(output.count)
  }

  /// libinput's value of a click of a wheel, in degrees.
  private let degreesOfClick = 15.0
  /// The longest take, in seconds: a trace's.
  private let longestTake = Double(TraceReader.longestTime) / 1e6

  private func microseconds(_ value: Double) -> Int64? {
    value >= 0 && value <= longestTake * 1e6 ? Int64(value.rounded()) : nil
  }
#endif
