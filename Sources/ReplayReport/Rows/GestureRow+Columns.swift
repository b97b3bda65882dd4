import GestureTraces
import ReplayExperiments
import ScrollPhysics
import TakeChecks
import TextFormats
import TraceReplay

/// One value of a row: its column, and how it is read from a row that any program wrote.
struct RowEntry: Sendable {
  let column: RowColumn<GestureRow>
  let read: @Sendable (inout RowParts) throws(RowError) -> Void

  /// Describes a value by its key, its meaning, and the functions that write and read it.
  init<Value: RowValue>(
    _ key: String, _ description: String, isRequired: Bool = true, type: String? = nil,
    _ value: @escaping @Sendable (GestureRow) -> Value,
    read: @escaping @Sendable (inout RowParts) throws(RowError) -> Void
  ) {
    column = RowColumn(key, description, isRequired: isRequired, type: type, value)
    self.read = read
  }

  /// Describes a value of a row that is a figure of the replay.
  init(_ figure: ReplayFigure) {
    let isKnown = figure.isAlways && figure.isSeenOfApps
    let description =
      figure.isAlways && !figure.isSeenOfApps
      ? "\(figure.description.dropLast()); null in rows of a real app." : figure.description
    guard !figure.unit.isEmpty else {
      self.init(figure.key, description) { row in
        figure.value(ofRow: row).map { Int($0) }
      } read: { parts throws(RowError) in
        try parts.take(figure, parts.fields.count(figure.key).map(Double.init))
      }
      return
    }
    self.init(figure.key, description, type: isKnown ? "number" : nil) { row in
      figure.value(ofRow: row)
    } read: {
      parts throws(RowError) in
      try parts.take(figure, figure.isTime ? parts.time(figure.key) : parts.fields.number(figure.key))
    }
  }
}

extension ReplayFigure {
  /// The figure's value in a row; nil if the log of a real app does not give it.
  fileprivate func value(ofRow row: GestureRow) -> Double? {
    isSeenOfApps || row.observation == nil ? value(in: row.scored.result) : nil
  }
}

extension RowParts {
  /// Sets the figure's value in the result that is being read.
  ///
  /// A figure whose key is missing keeps its default; so does one without a value in the row of a real app.
  fileprivate mutating func take(_ figure: ReplayFigure, _ value: Double?) {
    if value != nil || !isObserved && fields.has(figure.key) { figure.set(&scored.result, value) }
  }
}

extension GestureRow {
  /// The row's columns, in order.
  package static let columns = entries.map(\.column)

  /// The single values of a row in order, each with its column and how it is read.
  static let entries: [RowEntry] = ofTrace + ofVerdict + ofTimes + ofShape + ofSettings

  private static let ofTrace: [RowEntry] =
    [
      RowEntry("schema", "") { _ in
        schema
      } read: {
        _ = $0.fields.value("schema")
      },
      RowEntry("trace", "The path of the trace as given; - for stdin.") {
        $0.scored.label.trace
      } read: { parts throws(RowError) in
        parts.scored.label.trace = try parts.fields.require(parts.fields.name("trace"), "trace")
      },
      RowEntry(
        "hash",
        "XXH64, in hexadecimal, of the data that a replay reads: the same for a renamed or relabelled copy.",
        type: "string"
      ) {
        $0.scored.label.contentHash.map(ContentHash.text(of:))
      } read: { parts throws(RowError) in
        parts.scored.label.contentHash = try parts.hash()
      },
      RowEntry("subject", "The pseudonym of the person who made the trace; null if not stated.") {
        $0.scored.label.subject
      } read: { parts throws(RowError) in
        parts.scored.label.subject = try parts.fields.name("subject")
      },
      RowEntry("device", "The device's name, or its kind if the trace does not name it.") {
        $0.scored.label.device
      } read: { parts throws(RowError) in
        parts.scored.label.device = try parts.fields.name("device") ?? "unknown"
      },
      RowEntry("device_kind", "The surface: touchscreen, touchpad or wheel.") {
        $0.scored.label.source
      } read: { parts throws(RowError) in
        parts.scored.label.source = try parts.fields.name("device_kind") ?? "unknown"
      },
      RowEntry(
        "origin",
        "The trace's origin: recorded, imported or synthetic, followed by -remade if shrink or stress made it from another."
      ) {
        $0.scored.label.origin
      } read: { parts throws(RowError) in
        parts.scored.label.origin = try parts.fields.require(parts.fields.name("origin"), "origin")
      },
      RowEntry(
        "grade",
        "The grade of the recording, from A (complete) to D (movements may be wrong) and F (not usable); null if it was cut off."
      ) {
        $0.scored.label.grade
      } read: { parts throws(RowError) in
        parts.scored.label.grade = try parts.fields.text("grade")
      },
      RowEntry("layer", "The layer that was replayed: libinput, or evdev (raw contacts).") {
        $0.scored.label.layer.rawValue
      } read: { parts throws(RowError) in
        parts.scored.label.layer = try parts.fields.word("layer") ?? .libinput
      },
      RowEntry("gesture", "The number of the gesture in the trace, from 1; null without gestures.") {
        $0.scored.result.gesture
      } read: { parts throws(RowError) in
        parts.scored.label.gesture = try parts.fields.count("gesture") ?? 0
      },
      RowEntry("gestures", "The number of gestures in the trace, 0 or more.") {
        $0.scored.label.gestures
      } read: { parts throws(RowError) in
        parts.scored.label.gestures = try parts.fields.require(parts.fields.count("gestures"), "gestures")
        try parts.checkGesture()
      },
    ] + ReplayFigure.span.map(RowEntry.init) + [
      RowEntry(
        "intent",
        "The gesture's intent: that of the label in which it begins, else the trace's; null without either."
      ) {
        $0.scored.label.intent?.rawValue
      } read: { parts throws(RowError) in
        parts.scored.label.intent = try parts.fields.word("intent")
      },
      RowEntry(
        "unlike_intent",
        "The first problem of the gesture for its intent, by the checks of `record --protocol`; null if it looks like its intent, does not have one, or is free use."
      ) {
        $0.scored.label.fault
      } read: { parts throws(RowError) in
        parts.scored.label.fault = try parts.fields.word("unlike_intent")
      },
    ]

  private static let ofVerdict: [RowEntry] = [
    RowEntry(
      "engine",
      "The pull-to-refresh engine, as `engines` lists it, or the name of a policy file or of a program; followed by its file or command in brackets if two engines of the call have the same name."
    ) {
      $0.scored.result.engine
    } read: { parts throws(RowError) in
      parts.scored.result.engine = try parts.fields.require(parts.fields.name("engine"), "engine")
    },
    RowEntry(
      "engine_id",
      "The engine's identity: `built-in`; `policy:` and the first 16 hexadecimal digits of the SHA-256 of the policy without its name, as `engines --policy` writes it; `program:` and that of the command after exec:. Rows with the same name but different values here are never counted as one engine. Null for a real app."
    ) {
      $0.scored.engineID
    } read: { parts throws(RowError) in
      parts.scored.engineID = parts.fields.has("engine_id") ? try parts.fields.name("engine_id") : nil
    },
    RowEntry("model", ScrollModel.nameMeaning) {
      $0.scored.result.model
    } read: { parts throws(RowError) in
      parts.scored.result.model = try parts.fields.name("model") ?? "unknown"
    },
    RowEntry(
      "model_id",
      "The scroll model's identity: `built-in`; `model:` and the first 16 hexadecimal digits of the SHA-256 of its model file without the name, as `models --file` writes it. Rows with the same model name but different values here are never counted as one model. Null for a real app; missing in older rows.",
      isRequired: false
    ) {
      $0.scored.modelID
    } read: { parts throws(RowError) in
      parts.scored.modelID = parts.fields.has("model_id") ? try parts.fields.name("model_id") : nil
    },
    RowEntry(
      "ground",
      "The scroll physics (ground): the model's name, or `native` if each engine ran on the model it ships on."
    ) {
      $0.scored.ground
    } read: { parts throws(RowError) in
      // In an older row without a ground, the ground is its model.
      let ground = parts.fields.has("ground") ? try parts.fields.name("ground") : nil
      parts.scored.ground = ground ?? parts.scored.result.model
    },
    RowEntry(
      "call_order",
      "The position of this engine and scroll physics in the call, from 1: report --rows keeps that order. Null in rows of a real app; missing in older rows.",
      isRequired: false
    ) {
      $0.scored.callOrder
    } read: { parts throws(RowError) in
      parts.scored.callOrder = parts.fields.has("call_order") ? try parts.fields.count("call_order") : nil
    },
    RowEntry("rate_hz", "Display frames per second, above 0 and at most 10,000: --rate.") {
      $0.settings.rate
    } read: { parts throws(RowError) in
      parts.scored.result.rate = try parts.rate()
    },
    RowEntry(.threshold),
    RowEntry(
      "reached",
      "Whether the pull passed the threshold under the finger, whether or not the engine fired; null in rows of a real app."
    ) {
      $0.known($0.scored.result.isReached)
    } read: { parts throws(RowError) in
      parts.scored.result.isReached = try parts.fields.truth("reached") ?? false
    },
    RowEntry(
      "fired",
      "Whether the engine started a refresh in the gesture or its momentum: `triggers` is not 0."
    ) {
      $0.scored.result.triggers > 0
    } read: { parts throws(RowError) in
      parts.fired = try parts.fields.truth("fired")
    },
    RowEntry(
      "triggers",
      "The number of refreshes that the engine started, 0 or more, without those that the app began."
    ) {
      $0.scored.result.triggers
    } read: { parts throws(RowError) in
      parts.scored.result.triggers = try parts.triggers()
    },
    RowEntry(
      "outcome",
      "`hit` or `miss` for a pull that fired or not, `false-alarm` or `correct-rejection` for any other intent, `fired` or `quiet` without an intent; `busy`; `no-drag` for a trace without a gesture; `left-out`, with the reason in `reason`."
    ) {
      $0.scored.outcome.rawValue
    } read: { _ in
    },
    RowEntry(
      "busy",
      "Whether the gesture began during a refresh and could not have fired, whatever the finger did. Only the rate of free use includes such gestures."
    ) {
      $0.scored.result.isBusy
    } read: { parts throws(RowError) in
      parts.scored.result.isBusy = try parts.fields.truth("busy") ?? false
    },
    RowEntry("reason", "Why a report leaves it out; null if it does not") {
      $0.scored.label.reasonToExclude
    } read: { _ in
    },
  ]

  private static let ofTimes: [RowEntry] = ReplayFigure.times.flatMap { figure in
    [RowEntry(figure)]
      + (figure.key == "trigger_ms" ? [triggerPhase] : figure.key == "due_ms" ? [dueUnseen] : [])
  }

  private static let triggerPhase = RowEntry(
    "trigger_phase",
    "`contact`: a finger is down, or left in the frame that shows its crossing; `released`: the release is the cause, even if the engine notices it at a later callback; `settling`: an offset change without a finger is"
  ) {
    $0.scored.result.triggerPhase?.word
  } read: { parts throws(RowError) in
    parts.scored.result.triggerPhase = try parts.phase()
  }

  private static let dueUnseen = RowEntry(
    "due_unseen",
    "Whether it was due but did not fire because the finger had left before the frame that would have shown it; null in rows of a real app."
  ) {
    $0.known($0.scored.result.isDueUnseen)
  } read: { parts throws(RowError) in
    parts.scored.result.isDueUnseen = try parts.fields.truth("due_unseen") ?? false
  }

  private static let ofShape: [RowEntry] =
    ReplayFigure.shape.map(RowEntry.init) + [
      // Only the last gesture includes the end of the run.
      RowEntry(
        "inset_conserved",
        "Whether the top inset at the end of the run is that at the start plus the app's changes; null except for the last gesture."
      ) { row in
        let label = row.scored.label
        return label.gesture == label.gestures ? row.known(row.scored.result.isInsetConserved) : nil
      } read: { parts throws(RowError) in
        parts.scored.result.isInsetConserved = try parts.fields.truth("inset_conserved") ?? true
      }
    ]

  private static let ofSettings: [RowEntry] = [
    RowEntry("unfinished", "Whether the file ends before the gesture, so that the release is missing.") {
      $0.scored.label.isUnfinished
    } read: { parts throws(RowError) in
      parts.scored.label.isUnfinished = try parts.fields.truth("unfinished") ?? false
    },
    RowEntry("truncated", "Whether the recording was cut off: the file's end line is missing.") {
      $0.scored.label.isTruncated
    } read: { parts throws(RowError) in
      parts.scored.label.isTruncated = try parts.fields.truth("truncated") ?? false
    },
    RowEntry("layer_missing", "Whether the layer of --layer does not have events in the trace.") {
      $0.scored.label.isLayerMissing
    } read: { parts throws(RowError) in
      parts.scored.label.isLayerMissing = try parts.fields.truth("layer_missing") ?? false
    },
    RowEntry(
      "units",
      "The unit of positions: mm, normalised (fractions of the surface) or points."
    ) {
      $0.scored.label.units.rawValue
    } read: { parts throws(RowError) in
      parts.scored.label.units = try parts.fields.word("units") ?? .millimetres
    },
    RowEntry(
      "scale",
      "The source of the unit's length in points: told (by the file or whoever imported it), device (axis ranges with a resolution) or assumed; null in rows that do not state it."
    ) {
      $0.scored.label.scale?.rawValue
    } read: { parts throws(RowError) in
      parts.scored.label.scale = try parts.fields.word("scale")
    },
    RowEntry(
      "duration_ms",
      "The length of the whole recording, 0 or more. It counts once, with the gesture that carries it: the first of free use."
    ) {
      Nanoseconds.milliseconds($0.scored.label.duration) as Double?
    } read: { parts throws(RowError) in
      parts.scored.label.duration = try parts.time("duration_ms") ?? 0
    },
    RowEntry(
      "carries_duration",
      "Whether `duration_ms` counts with this line when lengths of recordings are summed; true of the first gesture of free use in a trace, and of a trace without a gesture."
    ) {
      $0.scored.label.carriesDuration
    } read: { parts throws(RowError) in
      parts.scored.label.carriesDuration =
        try parts.fields.truth("carries_duration") ?? (parts.scored.label.gesture <= 1)
    },
    RowEntry(
      "rule", "When the engine fires: crossing, release, bounce-back or dwell; null in rows of a real app."
    ) {
      $0.known($0.scored.rule.moment.rawValue)
    } read: { parts throws(RowError) in
      parts.scored.rule.moment = try parts.fields.word("rule") ?? .crossing
    },
    RowEntry(
      "strict", "Whether the pull must exceed the threshold, not only reach it; null in rows of a real app."
    ) {
      $0.known($0.scored.rule.isStrict)
    } read: { parts throws(RowError) in
      parts.scored.rule.isStrict = try parts.fields.truth("strict") ?? false
    },
    RowEntry(
      "measures",
      "What the engine measures as the pull: offset, the content's distance past the edge; travel, the finger's travel; null in rows of a real app."
    ) {
      $0.known($0.scored.rule.measure.rawValue)
    } read: { parts throws(RowError) in
      parts.scored.rule.measure = try parts.fields.word("measures") ?? .offset
    },
    RowEntry(
      "settings",
      "Every option of the replay that differs from its default, as a JSON object in a text; `{}` if there is none"
    ) { row in
      JSONWriter.text(of: .object(row.settings.differences))
    } read: { parts throws(RowError) in
      parts.settings = try parts.differences()
    },
  ]

  /// The value, or nil in the row of a real app, because the app's log does not give it.
  private func known<Value>(_ value: Value) -> Value? { observation == nil ? value : nil }
}

extension TakeFault: FieldWord, RowValue {
  package static func rowCell(_ value: TakeFault?) -> RowCell { .text(value?.rawValue) }
}
