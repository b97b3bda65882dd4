import GestureTraces

/// A table of Android motion events in Kotlin, and the code that creates `MotionEvent`s from it.
///
/// The table is text, because a JVM class may have 64 KB of code to fill a table of objects, and 64 KB in one literal; a long
/// trace has several literals.
enum MotionTable {
  /// The greatest number of lines in one literal; at 100 bytes per line, 64 KB would be 655 lines.
  private static let linesOfLiteral = 500

  /// An Android test that plays the touches of a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - options: Where it is placed on the target.
  ///   - format: The format.
  ///   - losses: What else the format cannot represent.
  ///   - usage: Creates the line that says how to use the object, from the object's name.
  ///   - body: Creates the object's code up to its table, from its name.
  /// - Returns: The file, and what it cannot represent.
  /// - Throws: Why the format cannot represent the trace.
  static func export(
    _ trace: Trace, _ options: ExportOptions, as format: ExportFormat, losses: [String] = [],
    usage: (String) -> String, body: (String) -> String
  ) throws(ExportError) -> TraceExport {
    let touches = try ScreenTouches(of: trace, options: options)
    let (steps, lifted) = MotionStep.steps(of: touches)
    let losses =
      touches.losses + ScriptLosses.lifted(lifted) + [ScriptLosses.milliseconds] + losses
      + ScriptLosses.positions(of: touches)
    let object = GestureName(trace).capitalised
    let header = SourceHeader.text("//", format, trace, losses: losses, usage: [usage(object)])
    return TraceExport(text: header + body(object) + declaration(of: steps) + "}\n", losses: losses)
  }

  /// The declaration of `TOUCHES`, a list of strings with one event per line.
  ///
  /// - Parameter steps: The events, in time order.
  /// - Returns: Lines of a class, indented by four spaces.
  private static func declaration(of steps: [MotionStep]) -> String {
    let rows = steps.map(row)
    let literals = stride(from: 0, to: rows.count, by: linesOfLiteral).map { start in
      "        \"\"\"\n\(rows[start..<min(start + linesOfLiteral, rows.count)].joined())        \"\"\""
    }
    return "    private val TOUCHES = listOf(\n\(literals.joined(separator: ",\n"))\n    )\n"
  }

  private static func row(_ step: MotionStep) -> String {
    let fingers = step.fingers.map { "\($0.id) \(SourceText.position($0.x)) \(SourceText.position($0.y))" }
    let time = SourceText.wholeMilliseconds(ofMicroseconds: step.timeMicroseconds)
    return "        \(time) \(step.action.rawValue) \(step.index) \(fingers.joined(separator: " "))\n"
  }

  /// Imports of Android classes. Assembled from a list, because tools would take a source line beginning with `import` for an import of
  /// this file.
  ///
  /// - Parameter classes: Names below `android`.
  /// - Returns: One line per class.
  static func imports(_ classes: [String]) -> String { classes.map { "import android.\($0)\n" }.joined() }

  /// The Kotlin declaration of `ACTIONS`, which maps the names of actions in the table to Android's numbers.
  static let actions = """
        private val ACTIONS = mapOf(
            "DOWN" to MotionEvent.ACTION_DOWN, "UP" to MotionEvent.ACTION_UP,
            "MOVE" to MotionEvent.ACTION_MOVE, "CANCEL" to MotionEvent.ACTION_CANCEL,
            "POINTER_DOWN" to MotionEvent.ACTION_POINTER_DOWN, "POINTER_UP" to MotionEvent.ACTION_POINTER_UP
        )
    """

  /// Kotlin statements that read a `line` of the table into `time`, `action`, `downTime`, `fingers`, `properties` and `positions`.
  ///
  /// - Parameters:
  ///   - x: A Kotlin expression for a finger's x in pixels.
  ///   - y: A Kotlin expression for its y.
  /// - Returns: Lines of a function, indented by twelve spaces.
  static func reading(x: String, y: String) -> String {
    """
                val words = line.trim().split(' ')
                val time = start + words[0].toLong()
                val action = ACTIONS.getValue(words[1]) or (words[2].toInt() shl MotionEvent.ACTION_POINTER_INDEX_SHIFT)
                if (action == MotionEvent.ACTION_DOWN) downTime = time
                val fingers = words.drop(3).chunked(3)
                val properties = fingers.map { (id) ->
                    MotionEvent.PointerProperties().also {
                        it.id = id.toInt()
                        it.toolType = MotionEvent.TOOL_TYPE_FINGER
                    }
                }
                val positions = fingers.map { (_, x, y) ->
                    MotionEvent.PointerCoords().also {
                        it.x = \(x)
                        it.y = \(y)
                        it.pressure = 1f
                        it.size = 1f
                    }
                }
    """
  }

  /// The Kotlin call that creates a `MotionEvent` from the variables that `reading` has set.
  static let obtaining = """
    MotionEvent.obtain(
                    downTime, time, action, fingers.size, properties.toTypedArray(), positions.toTypedArray(),
                    0, 0, 1f, 1f, 0, 0, InputDevice.SOURCE_TOUCHSCREEN, 0
                )
    """

  /// The comment above the table, which explains the table's columns.
  static let comment = """
        /**
         * One event per line: milliseconds since the first, action, index of the finger that came or was lifted; then each
         * finger on the screen with its number, x and y in dp.
         */
    """
}
