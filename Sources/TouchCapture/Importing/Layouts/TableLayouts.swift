import TextFormats

/// The layouts of published studies, each in the JSON that a user would write for their own data.
///
/// Each is based on the study's documentation or on the program that wrote its files, which `described` names. Except `unity-touch` and
/// `how-we-swipe`, they were tested only with files made according to that documentation.
package enum TableLayouts {
  /// All layouts, in the order of their names.
  package static let all: [TableLayout] = texts.map { name, text in
    // Tests check that each of them can be read.
    (try? TableLayout(json: Array(text.utf8), name: name)) ?? TableLayout()
  }

  /// The layout with this name; nil if there is none.
  package static func named(_ name: String) -> TableLayout? { all.first { $0.name == name } }

  /// The JSON of the layout with this name, as an example for a user's own; nil if there is none.
  package static func text(of name: String) -> String? { texts.first { $0.name == name }?.text }

  static let texts: [(name: String, text: String)] = [
    (
      "bb-mas",
      """
      {"about": "BB-MAS: 117 people on two phones and a tablet; *_TouchEvent_*.csv",
       "described": "Belman et al. 2019, arXiv:1912.02736; IEEE DataPort rpaz-0h66",
       "files": ["*_TouchEvent_*.csv"],
       "columns": {"time": "time", "x": ["Xvalue", "x"], "y": ["Yvalue", "y"], "phase": ["actionType", "action"],
                   "contact": ["pointerID", "pointerId", "pid", null], "subject": ["@folder", null]},
       "time-unit": "ms", "missing": ["null"], "unit": "px",
       "density": {"HTC_One": 480, "Samsung_S6": 640, "Nexus9": 320},
       "phase-words": {"0": "down", "1": "up", "2": "move", "3": "cancel", "5": "down", "6": "up"}}
      """
    ),
    (
      "brainrun",
      """
      {"about": "BrainRun: 2,218 people playing on their own phones; the collection of gestures as JSON",
       "described": "Papamichail et al. 2019, Data 4(2), 60; React Native, PanResponder.gestureState",
       "files": ["*gestures*.json"],
       "json-path": "[].data[]",
       "columns": {"time": "t_start..t_stop", "x": ["x0+dx", "moveX"], "y": ["y0+dy", "moveY"],
                   "subject": ["user_id", "player_id", "device_id", null], "session": ["session_id", null]},
       "time-unit": "ms", "unit": "pt"}
      """
    ),
    (
      "feta",
      """
      {"about": "FETA: 470 people scrolling feeds and swiping pictures on iPhones; touch_data/*.csv",
       "described": "Georgiev et al. 2022, arXiv:2201.10606; github.com/ssloxford/evaluation-pitfalls-touch, README.md and ArticleGame.swift",
       "files": ["touch_data/*.csv"],
       "columns": {"time": "timestamp", "x": "x", "y": "y", "phase": "type",
                   "subject": ["@folder5", null], "session": ["@folder4", null]},
       "time-unit": "ms", "unit": "pt",
       "phase-words": {"0": "down", "1": "move", "2": "up"}}
      """
    ),
    (
      "hmog",
      """
      {"about": "HMOG: 100 people reading, writing and using maps on a Galaxy S4; TouchEvent.csv",
       "described": "Yang et al. 2014, SenSys; data_description.pdf of the data set",
       "files": ["TouchEvent.csv"],
       "header": false,
       "columns": {"time": 1, "x": 6, "y": 7, "phase": 5, "contact": 4,
                   "subject": ["@folder[:6]", null], "session": ["@folder", null]},
       "time-unit": "ms", "unit": "px", "density": 480,
       "phase-words": {"0": "down", "1": "up", "2": "move", "3": "cancel",
                       "5": "down", "6": "up", "261": "down", "262": "up"}}
      """
    ),
    (
      "how-we-swipe",
      """
      {"about": "How We Swipe: 1,338 people's swipes on a keyboard in their browsers; *.log",
       "described": "Leiva et al. 2021, MobileHCI; osf.io/sj67f",
       "files": ["*.log"],
       "columns": {"time": "timestamp", "x": "x_pos", "y": "y_pos", "phase": "event", "subject": ["@file", null]},
       "time-unit": "ms", "unit": "css px"}
      """
    ),
    (
      "rrweb",
      """
      {"about": "rrweb: recorded sessions of web pages; known by its content, so nothing needs to be mapped",
       "described": "github.com/rrweb-io/rrweb, packages/types, touchMoveData and mouseInteractionData"}
      """
    ),
    (
      "touchalytics",
      """
      {"about": "Touchalytics: 41 people reading and comparing pictures; data.csv",
       "described": "Frank et al. 2013, IEEE TIFS 8(1); mariofrank.net/touchalytics",
       "files": ["data.csv"],
       "header": false,
       "columns": {"time": 3, "x": 6, "y": 7, "phase": 4,
                   "subject": 1, "session": 2},
       "time-unit": "ms", "unit": "px", "density": 240,
       "phase-words": {"0": "down", "1": "up", "2": "move"}}
      """
    ),
    (
      "unity-touch",
      """
      {"about": "Unity: touches of a game (Input.touches) as CSV or JSON; y grows upwards",
       "described": "docs.unity3d.com, Touch and TouchPhase",
       "asks": "--density or --points-per-px of the screen",
       "columns": {"time": ["time", "timestamp", "deltaTime"], "x": ["x", "position.x", "posX", "pos_x"],
                   "y": ["y", "position.y", "posY", "pos_y"], "phase": ["touchPhase", "phase", null],
                   "contact": ["fingerId", "finger_id", "fingerID", null], "session": ["@file", null]},
       "time-unit": "s", "unit": "px", "flip-y": true}
      """
    ),
  ]
}
