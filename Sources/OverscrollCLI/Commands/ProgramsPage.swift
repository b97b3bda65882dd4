import ExternalEngines
import TextFormats

/// The help page about external engines: the requests they receive, and the answers they give.
enum ProgramsPage {
  /// The page, ending with a line feed.
  static var text: String {
    let parts = [
      HelpText.wrap(
        "A program is an engine as --engine exec:COMMAND, in \(commands). COMMAND goes to a shell. The program reads a JSON object a line from standard input and answers each with one on standard output, flushed; what it writes to standard error is shown. It is started once and serves one replay after the other; with --jobs there are several of it. It ends when its input does."
      ),
      "First line in, and its answer (\(ExternalEngine.protocolName)):\n"
        + block([
          #"{"event":"hello","protocol":"overscroll-engine/1"}"#,
          #"{"protocol":"overscroll-engine/1","name":"mine","like":"mrefresh","#,
          #" "states":["idle","pulling",{"name":"loading","as":"refreshing"}]}"#,
        ]),
      rows([
        ("like", "the built-in engine that it is held against: its pull, moment and list"),
        ("policy", "in place of like: an object as 'overscroll engines --policy NAME' prints"),
        (
          "states",
          "its states, the first at the start; 'as' is idle, pulling, armed, refreshing or finishing"
        ),
        (
          "wants",
          "finger-moved (every sample), fingers (others that come or leave), begin-refreshing (--begin), threshold (sweep)"
        ),
        ("deadline_ms", "the longest it may take for an answer, 1 to 60000; else 5000"),
      ]),
      "Before each replay, to forget all, and then each event, as an engine sees it:\n"
        + block([
          #"{"event":"start","viewport_pt":667,"top_inset_pt":0,"threshold_pt":null}"#,
          #"{"event":"offset-changed","time_s":0.35,"offset_pt":-61.5,"top_inset_pt":0,"#,
          #" "viewport_pt":667,"tracking":true,"dragging":true,"decelerating":false,"#,
          #" "bouncing":false,"travel_pt":140,"across_pt":2,"velocity_pt_s":-210,"#,
          #" "release_velocity_pt_s":0,"fingers":1,"source":"touchscreen","axis_deg":1}"#,
        ]),
      HelpText.wrap(
        "Events: contact-began, drag-began, finger-moved, finger-joined, finger-left, offset-changed, drag-ended, drag-cancelled, contact-ended, timer-fired, begin-refreshing, end-refreshing, top-inset-changed. Offsets are below -top_inset_pt where content is pulled past the top."
      ),
      "An answer: {} for nothing, or some of\n"
        + block([
          #"{"effects":[{"enter":"loading"},{"top_inset_pt":60,"duration_s":0.3},"#,
          #"            {"trigger":"contact"},{"callback":true},"#,
          #"            {"scroll_to_pt":-60,"animated":true}],"#,
          #" "timer_s":0.85,"idle":false,"pull_pt":61.5}"#,
        ]),
      rows([
        (
          "trigger",
          "a refresh begins: contact, released or settling, as a finger, its lift or neither did it"
        ),
        ("callback", "the app is told; it answers with end-refreshing when its work is done"),
        ("timer_s", "when it wants timer-fired, once; null for no more; left out, as before"),
        ("idle", "whether nothing goes on; left out, its state says so"),
        ("pull_pt", "the pull as it sees it; left out, that of like or policy"),
      ]),
      HelpText.wrap(
        "'overscroll engines exec:COMMAND' shows what a program says of itself, runs it twice over the same gestures and tells whether it did the same. Examples in Python, JavaScript and C: tools/engines."
      ) + "\n",
    ]
    return parts.joined(separator: "\n\n")
  }

  private static let commands = "replay, report, compare, sweep, stress, shrink, bundle and render"

  private static func block(_ lines: [String]) -> String { lines.map { "  " + $0 }.joined(separator: "\n") }

  private static func rows(_ rows: [(String, String)]) -> String {
    rows.map { HelpText.row($0.0, $0.1, indent: 15) }.joined(separator: "\n")
  }
}
