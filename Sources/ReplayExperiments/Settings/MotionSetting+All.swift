import GestureTraces
import TextFormats
import TraceReplay

extension MotionSetting {
  /// All replay settings, in the order of help and of records.
  package static let all = clock + app + finger + scene

  /// The settings for the display's frames, and for the times at which samples count.
  package static let clock: [MotionSetting] = [
    .number(
      "rate", "HZ", MotionRange.rate, key: rateKey, "display frames per second",
      about: "Display frames per second, above 0 and at most 10,000: --rate.", get: { $0.rate },
      set: { $0.rate = $1 }),
    MotionSetting(
      "frames", "HOW", inWords: "even, from 0 on", "uneven frames: \(FramesText.forms)",
      [
        Record(
          "frames_phase",
          "The time of the first frame, as a fraction of the period, 0 to 0.999: --frames phase.",
          as: Int.self
        ) { JSONValue($0.frames.phase) },
        Record(
          "frames_drop", "The fraction of frames that are dropped at random, 0 to 0.9: --frames drop.",
          as: Double.self
        ) { JSONValue($0.frames.dropped) },
        Record(
          "frames_late",
          "The greatest delay of a frame, as a fraction of the period, 0 to 0.95: --frames late.",
          as: Double.self
        ) { JSONValue($0.frames.late) },
        Record(
          "frames_updates",
          "Frames until a request of an engine (inset, scroll or callback) takes effect, 0 to 60: --frames updates.",
          as: Int.self
        ) { JSONValue(Double($0.frames.updateDelay)) },
        // If nothing is random, the seed has no effect and is not recorded.
        Record(
          "frames_seed", "The random seed for frames; null if nothing is random.", as: Int?.self
        ) {
          $0.frames.dropped > 0 || $0.frames.late > 0 ? .number(JSONNumber($0.frames.seed)) : .null
        },
      ]
    ) { word, options throws(ValueFault) in options.frames = try FramesText.read(word) },
    .flag(
      "arrival", "give the engine each sample at its arrival time instead of its event time",
      about:
        "Whether inputs reach the engine at their arrival in the recorder instead of the kernel's time stamp: --arrival.",
      get: { $0.usesArrival }, set: { $0.usesArrival = $1 }),
  ]

  /// The settings for what the app does during a replay.
  package static let app: [MotionSetting] = [
    MotionSetting(
      "work", "MS", usual: WorkText.word(AppScript().work),
      "duration of the app's work on a refresh: \(WorkText.forms)",
      [
        Record(
          "work_ms",
          "Duration of the app's work, --work: milliseconds, one value per refresh, the last repeats; or a distribution's name and its two numbers (uniform: smallest and greatest; normal: mean and deviation; lognormal: median in ms and sigma); or never.",
          schema: { workSchema }
        ) { recorded($0.app.work) }
      ]
    ) { word, options throws(ValueFault) in options.app.work = try WorkText.read(word) },
    MotionSetting(
      "seed", "N", usual: "\(AppScript().seed)",
      "random seed for --work; the same seed gives the same times",
      [
        Record(
          "seed", "The random seed for the work: --seed; null if nothing is random.", as: Int?.self
        ) { $0.app.work.isRandom ? .number(JSONNumber($0.app.seed)) : .null }
      ]
    ) { word, options throws(ValueFault) in options.app.seed = try ValueText.seed(word) },
    MotionSetting(
      "end-again", "MS", inWords: "it does not",
      "the app ends each refresh a second time, after this time",
      [
        Record(
          "end_again_ms",
          "The time from the end of the work to a second end by the app: --end-again; null without one.",
          as: Double?.self
        ) { $0.app.endsAgainAfter.map(milliseconds) ?? .null }
      ]
    ) { word, options throws(ValueFault) in options.app.endsAgainAfter = try seconds(word) },
    MotionSetting(
      "begin", "MS", inWords: "it does not", isRepeatable: true,
      "the app begins a refresh at this time",
      [
        Record(
          "begin_ms",
          "The times at which the app begins a refresh, from the trace's zero, in order: --begin.",
          as: [Double].self
        ) { .array($0.app.begins.sorted().map(milliseconds)) }
      ]
    ) { word, options throws(ValueFault) in options.app.begins.append(try seconds(word)) },
    MotionSetting(
      "inset-change", "MS=PT", inWords: "none", isRepeatable: true,
      "the app sets its own top inset to PT at this time",
      [
        Record(
          "inset_change_ms_pt",
          "The app's changes of its own top inset, in order of time: pairs of milliseconds from the trace's zero and points: --inset-change.",
          as: [[Double]].self
        ) { recorded($0.app.insetChanges) }
      ]
    ) { word, options throws(ValueFault) in options.app.insetChanges.append(try InsetChangeText.read(word)) },
  ]

  /// The settings for how finger travel is read from a trace.
  package static let finger =
    [
      length(
        "slop", key: "slop_pt", otherwise: "0 on a model; on native each scroll view's own",
        "travel of the finger before it moves content",
        about:
          "Travel that is discarded before content moves, 0 or more: --slop; null if not given: 0 on a model, on native that of each engine's scroll view.",
        get: { $0.dragStart?.slop }, set: { $0.slop = $1 })
    ] + reading + [
      length(
        "viewport", MotionRange.viewport, key: "viewport_pt", otherwise: "the trace's, else 667",
        "length of the viewport",
        about:
          "The viewport's length, above 0: --viewport; null if each trace's scenario decides, else 667.",
        get: { $0.scene.viewport }, set: { $0.scene.viewport = $1 })
    ]

  /// The settings for traces in other units than points, or with several layers.
  package static let reading: [MotionSetting] = [
    .number(
      "points-per-mm", "N", MotionRange.scale, key: "points_per_mm",
      "points per millimetre on a touchscreen",
      about: "Points per millimetre on a touchscreen, above 0: --points-per-mm.", as: Double?.self,
      get: { $0.pointsPerMillimetre }, set: { $0.pointsPerMillimetre = $1 }),
    pointsPerUnit,
    .number(
      "wheel-step", "PT", MotionRange.length, key: "wheel_step_pt", "points per click of a wheel",
      about: "Points per click of a wheel, above 0: --wheel-step.", get: { $0.wheelStep },
      set: { $0.wheelStep = $1 }),
    layer,
    .flag(
      "traditional", "invert touchpad scrolls, for a touchpad without natural scrolling",
      about: "Whether touchpad scrolls are inverted: --traditional.",
      get: { $0.isTraditional }, set: { $0.isTraditional = $1 }),
  ]

  /// The setting for the content movement in points per scroll unit of a touchpad.
  package static let pointsPerUnit = MotionSetting.number(
    "points-per-unit", "N", MotionRange.scale, key: "points_per_unit",
    "points per scroll unit of a touchpad",
    about: "Points per scroll unit of a touchpad, above 0: --points-per-unit.", get: { $0.pointsPerUnit },
    set: { $0.pointsPerUnit = $1 })

  /// The setting for the layer of a trace to replay, such as `libinput`.
  package static let layer = MotionSetting(
    "layer", "NAME", inWords: "libinput, if it has a drag",
    names: TraceLayer.allCases.map { $0.rawValue }, "the layer of a trace to replay",
    [
      Record(
        "layer",
        "The layer that is replayed, libinput or evdev: --layer; null for each trace's own.",
        as: String?.self
      ) { $0.layer.map { .string($0.rawValue) } ?? .null }
    ]
  ) { word, options throws(ValueFault) in
    options.layer = try ValueText.name(
      word, kind: "layer", among: TraceLayer.allCases.map { (name: $0.rawValue, value: $0) })
  }

  /// The setting for the axis along which content scrolls.
  ///
  /// It is not one of ``all``, because engines pull downwards.
  package static let axis = MotionSetting(
    "axis", "NAME", usual: ScrollAxis.vertical.rawValue, names: ScrollAxis.allCases.map { $0.rawValue },
    "the axis along which content scrolls; horizontal: travel to the right is positive", []
  ) { word, options throws(ValueFault) in
    options.axis = try ValueText.name(
      word, kind: "axis", among: ScrollAxis.allCases.map { (name: $0.rawValue, value: $0) })
  }

  /// The settings for the lengths of a scene, in addition to the viewport.
  package static let scene: [MotionSetting] = [
    .length(
      "content", key: "content_pt", otherwise: "the trace's, else ten viewports", "length of the content",
      about:
        "The content's length, 0 or more: --content; null if each trace's scenario decides, else ten viewports.",
      get: { $0.scene.content }, set: { $0.scene.content = $1 }),
    MotionSetting(
      "inset-top", "PT", inWords: "the trace's, else 0", "top inset",
      [
        Record(
          "inset_top_pt",
          "The app's own top inset, 0 or more: --inset-top; null if each trace's scenario decides, else 0.",
          as: Double?.self
        ) { recorded($0.scene.topInset) },
        // No command-line option sets this value.
        Record(
          "inset_bottom_pt",
          "The app's own bottom inset, 0 or more: --inset-bottom; null if not given, which means 0.",
          as: Double?.self
        ) { recorded($0.scene.bottomInset) },
      ]
    ) { word, options throws(ValueFault) in
      options.scene.topInset = try ValueText.number(word, MotionRange.length)
    },
    .length(
      "start-offset", key: "start_offset_pt", otherwise: "the trace's, else 0",
      "distance that the content is scrolled down at the start",
      about:
        "Distance that the content is scrolled down at the start, 0 at the top edge: --start-offset; null if each trace's scenario decides, else 0.",
      get: { $0.scene.startOffset },
      set: { $0.scene.startOffset = $1 }),
  ]

  /// The key of the frame rate in records; rows of results store the frame rate separately.
  package static let rateKey = "rate_hz"

  /// Reads the time of an action by the app as seconds; the user gives milliseconds or a unit.
  private static func seconds(_ word: String) throws(ValueFault) -> Double {
    try ValueText.duration(word, MotionRange.appTime, in: .milliseconds) / 1000
  }

  /// A time in seconds as JSON in milliseconds, rounded to a nanosecond so that the number the user typed is recovered.
  private static func milliseconds(_ seconds: Double) -> JSONValue {
    JSONValue((seconds * 1e9).rounded() / 1e6)
  }

  private static func recorded(_ length: Double?) -> JSONValue { length.map { JSONValue($0) } ?? .null }

  /// The JSON schema of the app's work: times, a distribution with its parameters, or a word.
  private static var workSchema: JSONObject {
    var schema = JSONObject("type", .texts("array", "string"))
    schema["items"] = .object(JSONObject("type", .texts("number", "string")))
    return schema
  }

  private static func recorded(_ work: WorkTime) -> JSONValue {
    switch work {
    case .never: .string("never")
    case .list(let times): .array(times.map(milliseconds))
    case .uniform(let low, let high): .array([.string("uniform"), milliseconds(low), milliseconds(high)])
    case .normal(let mean, let deviation):
      .array([.string("normal"), milliseconds(mean), milliseconds(deviation)])
    case .logNormal(let median, let sigma):
      .array([.string("lognormal"), milliseconds(median), JSONValue(sigma)])
    }
  }

  /// The app's inset changes as JSON, sorted by time.
  ///
  /// The sort is stable, because of several changes at one time the last one counts.
  private static func recorded(_ changes: [AppInsetChange]) -> JSONValue {
    let inOrder = changes.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    return .array(inOrder.map { .array([milliseconds($0.element.time), JSONValue($0.element.points)]) })
  }
}
