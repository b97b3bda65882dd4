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

  /// The largest number of bytes that the page may pass in one call.
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

  /// Returns memory into which the page writes `count` bytes of input; null if `count` is too large.
  @_expose(wasm, "lab_input") @c
  public func labInput(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    guard count >= 0, count <= mostBytes else { return nil }
    input.deallocate()
    input = .allocate(capacity: max(1, Int(count)))
    input.initialize(repeating: 0)
    return input.baseAddress
  }

  /// Returns the address of the text that the last function made.
  @_expose(wasm, "lab_output") @c
  public func labOutput() -> UnsafePointer<UInt8>? { output.withUnsafeBufferPointer { $0.baseAddress } }

  /// Returns the length of the text that the last function made, in bytes.
  @_expose(wasm, "lab_output_count") @c
  public func labOutputCount() -> Int32 { Int32(output.count) }

  /// Returns the address of the numbers that the last function made.
  @_expose(wasm, "lab_numbers") @c
  public func labNumbers() -> UnsafePointer<Double>? { numbers.withUnsafeBufferPointer { $0.baseAddress } }

  /// Makes a JSON text with all engines and models.
  @_expose(wasm, "lab_catalogue") @c
  public func labCatalogue() -> Int32 { text(LabCatalogue.json) }

  /// Reads a trace from the input and returns its number. The first `name` bytes are the trace's name in messages.
  @_expose(wasm, "lab_trace") @c
  public func labTrace(_ name: Int32, _ count: Int32) -> Int32 {
    do throws(TraceError) {
      return Int32(try lab.read(taken(name, count), named: string(0, name)))
    } catch {
      return fail(error.description)
    }
  }

  /// Releases the memory of the trace with this number.
  @_expose(wasm, "lab_forget") @c
  public func labForget(_ trace: Int32) { lab.forget(Int(trace)) }

  /// Begins to read a file of takes, which the page passes in parts. The first `name` bytes of the input are the file's name in messages.
  @_expose(wasm, "lab_takes") @c
  public func labTakes(_ name: Int32) { lab.open(takesNamed: string(0, name)) }

  /// Adds the first `count` bytes of the input to the file of takes. If `last` is not 0, they are the file's end.
  @_expose(wasm, "lab_takes_part") @c
  public func labTakesPart(_ count: Int32, _ last: Int32) {
    lab.append(takes: taken(0, count), isLast: last != 0)
  }

  /// Reads the next take of the file, makes its name as a text and returns its number.
  ///
  /// Returns -1 without a text after the last take, and if more bytes are needed.
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

  /// Reads a policy from the input and returns the number of its engine. The first `name` bytes are the policy's name in messages.
  ///
  /// If engine `number` came from a file, the policy replaces it.
  @_expose(wasm, "lab_policy") @c
  public func labPolicy(_ name: Int32, _ count: Int32, _ number: Int32) -> Int32 {
    do {
      return Int32(
        try lab.read(policy: taken(name, count), named: string(0, name), inPlaceOf: Int(number)))
    } catch {
      return fail(error.description)
    }
  }

  /// Makes a text with an engine's name, a line feed, and the name of the engine's native model.
  @_expose(wasm, "lab_engine") @c
  public func labEngine(_ number: Int32) -> Int32 {
    text(lab.engine(Int(number)).map { "\($0.name)\n\($0.nativeModelName)" })
  }

  /// Finds bundles in the input and returns the number of candidates, at least 1. The first `name` bytes are the text's name in messages.
  @_expose(wasm, "lab_bundles") @c
  public func labBundles(_ name: Int32, _ count: Int32) -> Int32 {
    Int32(lab.find(bundles: taken(name, count), named: string(0, name)))
  }

  /// Reads one of the bundles that `lab_bundles` found, and makes a JSON text about it.
  @_expose(wasm, "lab_bundle") @c
  public func labBundle(_ index: Int32) -> Int32 {
    do throws(LabComplaint) {
      return text(try lab.read(bundle: Int(index)))
    } catch {
      return fail(error.words)
    }
  }

  // MARK: Looking at a trace

  /// Removes all scroll views from the viewer.
  @_expose(wasm, "lab_see_clear") @c
  public func labSeeClear() { lab.viewer.clear() }

  /// Adds a scroll view to the viewer. Returns 0 if there are too many scroll views, or if the engine does not exist.
  @_expose(wasm, "lab_see_add") @c
  public func labSeeAdd(_ engine: Int32, _ model: Int32) -> Int32 {
    guard let engine = lab.engine(Int(engine)) else { return 0 }
    return lab.viewer.add(engine, on: lab.model(Int(model))) ? 1 : 0
  }

  /// Replays a trace in all scroll views of the viewer and makes a JSON text with the results. If a bundle is given, its settings are used.
  @_expose(wasm, "lab_see") @c
  public func labSee(_ trace: Int32, _ bundle: Int32) -> Int32 {
    guard let trace = lab.trace(Int(trace)) else { return text(nil) }
    do throws(LabComplaint) {
      return text(try lab.viewer.open(trace, lab.bundle(Int(bundle))))
    } catch {
      return fail(error.words)
    }
  }

  /// Makes the text from which the page draws the timeline of the viewed trace.
  @_expose(wasm, "lab_see_details") @c
  public func labSeeDetails() -> Int32 {
    output = lab.viewer.details
    return Int32(output.count)
  }

  /// Makes the drawing of one of the viewer's scroll views at a frame, as numbers. Returns how many numbers there are.
  @_expose(wasm, "lab_see_draw") @c
  public func labSeeDraw(_ panel: Int32, _ frame: Int32, _ width: Double, _ height: Double) -> Int32 {
    let drawing = lab.viewer.drawing(of: Int(panel), frame: Int(frame), width: width, height: height)
    numbers = drawing?.numbers ?? []
    return Int32(numbers.count)
  }

  /// Makes the line that `overscroll replay --json` prints for a trace and an engine, in the format `overscroll-replay/1`.
  @_expose(wasm, "lab_replay") @c
  public func labReplay(_ trace: Int32, _ engine: Int32, _ model: Int32) -> Int32 {
    text(lab.line(of: Int(trace), engine: Int(engine), model: Int(model)))
  }

  // MARK: Tuning

  /// Removes all takes by which policies are judged.
  @_expose(wasm, "lab_judge_clear") @c
  public func labJudgeClear() { lab.judge.removeAll() }

  /// Removes one of the takes by which policies are judged, by its index.
  @_expose(wasm, "lab_judge_remove") @c
  public func labJudgeRemove(_ index: Int32) { lab.judge.remove(Int(index)) }

  /// Adds a trace to the takes by which policies are judged. Returns 0 if it has no intent for the whole trace.
  @_expose(wasm, "lab_judge_add") @c
  public func labJudgeAdd(_ trace: Int32) -> Int32 {
    lab.trace(Int(trace)).map { lab.judge.add($0) ? 1 : 0 } ?? 0
  }

  /// Begins to judge an engine by the added takes. If `curve` is not 0, it also finds the largest threshold at which the engine fires.
  @_expose(wasm, "lab_judge_begin") @c
  public func labJudgeBegin(_ engine: Int32, _ model: Int32, _ curve: Int32) {
    guard let engine = lab.engine(Int(engine)) else { return }
    lab.judge.begin(engine, on: lab.model(Int(model)), hasCurve: curve != 0)
  }

  /// Judges the engine by at most the given number of further takes. Returns the number of remaining takes.
  @_expose(wasm, "lab_judge_next") @c
  public func labJudgeNext(_ count: Int32) -> Int32 { Int32(lab.judge.judge(next: Int(count))) }

  /// Makes a JSON text with the result for all takes, once none remains to be judged.
  @_expose(wasm, "lab_judge") @c
  public func labJudge() -> Int32 { text(lab.judge.json) }

  /// Makes a JSON text with the gestures of one take in which the judged engine fires.
  @_expose(wasm, "lab_judge_gestures") @c
  public func labJudgeGestures(_ index: Int32) -> Int32 { text(lab.judge.gestures(of: Int(index))) }

  /// Makes a JSON text with the contradictions that the rules of a policy contain.
  @_expose(wasm, "lab_lint") @c
  public func labLint(_ engine: Int32, _ model: Int32, _ viewport: Double) -> Int32 {
    text(lab.lint(Int(engine), model: Int(model), viewport: viewport))
  }

  // MARK: Recording

  /// Makes a JSON text with the prompts of a protocol for a person.
  ///
  /// The protocol's name is the first `name` bytes of the input; the person's pseudonym is the rest, empty if there is none.
  @_expose(wasm, "lab_plan") @c
  public func labPlan(_ name: Int32, _ subject: Int32) -> Int32 {
    lab.plan = LabPlan(string(0, name), subject: subject > 0 ? string(name, subject) : nil)
    return text(lab.plan?.json)
  }

  /// Makes a JSON text with the reasons why the present take does not match a prompt.
  @_expose(wasm, "lab_check") @c
  public func labCheck(_ prompt: Int32, _ end: Double) -> Int32 {
    guard let end = microseconds(end), let take = lab.stage.trace(endedAt: end, path: "take") else {
      return -1
    }
    return text(lab.plan?.check(take, prompt: Int(prompt)))
  }

  // MARK: The stage

  /// Removes all panels (scroll views under the finger) and the take.
  @_expose(wasm, "lab_clear") @c
  public func labClear() { lab.stage.clear() }

  /// Adds a panel, a scroll view under the finger. Returns 0 if there are too many panels, or if the engine does not exist.
  @_expose(wasm, "lab_add") @c
  public func labAdd(_ engine: Int32, _ model: Int32) -> Int32 {
    guard let engine = lab.engine(Int(engine)) else { return 0 }
    return lab.stage.add(engine, on: lab.model(Int(model))) ? 1 : 0
  }

  /// Begins a take with the header line in the first `count` bytes of the input. Returns 0 if they are not a header.
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

  /// Ends the take, and moves the content back to its start.
  @_expose(wasm, "lab_end") @c
  public func labEnd() { lab.stage.end() }

  /// Adds an event of a contact to the take: 0 down, 1 move, 2 up, 3 cancel. Returns 0 if the event was not accepted.
  ///
  /// Times are in microseconds since the take's start.
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

  /// Adds an event of a wheel to the take. Returns 0 if the event was not accepted.
  ///
  /// It has the travel in points, positive if content moves down, and 120ths of a click, or 0 if the browser does not report clicks. Times
  /// are in microseconds since the take's start.
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

  /// Shows the frame at a time, in seconds since the take's start. Makes one number per panel, how often its engine has fired.
  ///
  /// Returns the number of panels.
  @_expose(wasm, "lab_frame") @c
  public func labFrame(_ time: Double) -> Int32 {
    guard time.isFinite else { return 0 }
    numbers = lab.stage.show(at: min(time, longestTake)).map { Double($0) }
    return Int32(numbers.count)
  }

  /// Returns 1 if the take is over because all content rests where it was at the take's start, otherwise 0.
  @_expose(wasm, "lab_is_over") @c
  public func labIsOver() -> Int32 { lab.stage.isOver ? 1 : 0 }

  /// Returns 1 if nothing moves until the next event arrives, otherwise 0.
  @_expose(wasm, "lab_is_resting") @c
  public func labIsResting() -> Int32 { lab.stage.isResting ? 1 : 0 }

  /// Makes the drawing of a panel as numbers. Returns how many numbers there are.
  @_expose(wasm, "lab_draw") @c
  public func labDraw(_ panel: Int32, _ width: Double, _ height: Double) -> Int32 {
    numbers = lab.stage.drawing(of: Int(panel), width: width, height: height)?.numbers ?? []
    return Int32(numbers.count)
  }

  /// Makes a JSON text with the results of a panel's engine for the take so far.
  @_expose(wasm, "lab_why") @c
  public func labWhy(_ panel: Int32, _ end: Double) -> Int32 {
    text(microseconds(end).flatMap { lab.stage.json(of: Int(panel), endedAt: $0) })
  }

  /// Makes a text with the take so far, in the format of trace files.
  @_expose(wasm, "lab_take") @c
  public func labTake(_ end: Double) -> Int32 {
    guard let end = microseconds(end), let trace = lab.stage.trace(endedAt: end, path: "take") else {
      return -1
    }
    output = TraceWriter.bytes(of: trace)
    return Int32(output.count)
  }

  /// The angle that libinput reports for one click of a wheel, in degrees.
  private let degreesOfClick = 15.0
  /// The longest take, in seconds: the limit of a trace.
  private let longestTake = Double(TraceReader.longestTime) / 1e6

  private func microseconds(_ value: Double) -> Int64? {
    value >= 0 && value <= longestTake * 1e6 ? Int64(value.rounded()) : nil
  }
#endif
