import CommandArguments
import CommandInputs
import TouchCapture

/// `overscroll import FILE…`: converts recordings of other programs into traces.
package enum ImportCommand {
  /// The name, options and help text of `overscroll import`, and the function that runs it.
  package static let command = Command(
    name: "import",
    summary:
      "Turn recordings by other programs, and logs people paste, into traces.",
    positionals: .some("FILE", .files),
    options: ImportCommandOptions(),
    notes: [
      "A folder means the recordings under it; - is stdin. The format is recognised by the content: evemu, libinput record, getevent -lt, evtest and evdev events as other programs print them, tslib's ts_print, the output of libinput debug-events, xinput test-xi2 and wev, WAYLAND_DEBUG=1, CSV, JSON. Each device in a recording becomes a trace of its own; the second has -2 added to its name.",
      "Text around a recording does no harm: prompts, sentences, code fences, quotation marks, HTML, colours, log prefixes, UTF-16. A damaged line costs its event, a bad contact of a table that contact; the grade names the first. If more than a tenth is damaged, the file is an error.",
      "evemu, libinput record, getevent and printed evdev events go through the real libinput, and the raw contacts become the layer evdev. If a recording has no axis ranges and --range is not given, its own extremes are used. Without a resolution the size of the surface is not known unless --surface says it, and the scale is assumed. If an evemu recording has no description (a .desc file beside it), the kind of device is inferred from its events. Either makes the grade B at best, and the grade names the reason. getevent's devices are touchscreens unless they say otherwise.",
      "If a log (debug-events, xinput, wev, WAYLAND_DEBUG) does not say when a scroll ends or in which direction, the options decide, and the grade says so.",
      "Logs in which an app prints its own touches or scrolls are read line by line: MotionEvent { … } in logcat, Flutter's PointerMoveEvent(…), UITouch, Qt's TouchPoint(…), touchmove and wheel in a console. JSON may hold touches anywhere: TouchEvent, PointerEvent, rrweb sessions, DevTools traces, Flutter's PointerData, the Chrome DevTools Protocol. Pixels of a screen (MotionEvent, physicalX) need --density; without times --frame-rate counts lines.",
      "CSV has a line of column names: time_ms (or time_us, time_s), x, y; if there are any, slot (or id) and phase (down, move, up, cancel). Without phase the first row of a contact is its down, its last one its lift. JSON has the same names: a list of objects, {\"events\":[…]} with it, or {\"columns\":[…],\"events\":[[…],…]}. Both are touchscreens.",
      "Cells are separated by commas, semicolons, tabs, bars or spaces. Tables with other names, or none, need --columns and the options beside it, or the layout of a study: --layout NAME (overscroll help layouts), or a file with your own. If columns are missing, the error lists those that were found, those that are needed, and the option that maps them.",
      "The unit of positions follows a column's name (x_px, x_mm), in a column unit, in JSON's \"units\", or in --unit: pt, dp and css px are points; px need --density or --points-per-px; mm, cm and in are lengths of the finger; fractions of the surface need --surface. If no unit is stated, points are assumed, and the grade is B at best; --unit pt says that they are.",
      "An option that changes nothing in a recording is an error for that recording.",
      "Rows with dx and dy (or a browser's deltaX, deltaY, deltaMode, or Qt's pixelDelta, angleDelta) are scrolls, positive down and right; if there are any, unit, source (finger, wheel, continuous) and phase (begin, update, end, momentum).",
      "Input that no finger makes (times in another unit, jumps, rounded time stamps, positions outside the surface) lowers the grade, and the reason names the line. If most pulls of a table move up or sideways, the grade suggests --flip-y or --swap-xy; neither is done unasked.",
      "The takes that the page of lab hands out as one file become its traces as they are, in a folder of the file's name.",
      "Columns subject and session make a trace for each, in a folder of the recording's name; a column intent labels the gestures.",
    ],
    examples: [
      "overscroll import recordings -o imported",
      "overscroll import --range 0,1079,0,1919 --intent scroll phone.txt",
      "overscroll import --layout hmog public_dataset -o hmog",
      "overscroll import --label-column meant --label refresh=pull study.csv -o study",
    ],
    run: run)

  private static func run(_ invocation: Invocation<ImportCommandOptions>) throws -> ExitStatus {
    guard invocation.density == nil || invocation.pointsPerPixel == nil else {
      throw UserError("--density and --points-per-px both say how long a px is; give one")
    }
    let sources = try ImportSource.expand(invocation.positionals, into: invocation.output ?? "")
    var batch = ImportBatch(
      sources, into: invocation.output ?? "", try ImportOptions(invocation),
      jobs: invocation.jobs ?? ParallelMap.processors,
      overwrites: invocation.force, isFull: invocation.full, console: invocation.console)
    return batch.run()
  }
}
