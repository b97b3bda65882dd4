#if Capture
  import Testing

  @testable import TouchCapture

  @Suite("Recordings by libinput record in other layouts")
  struct LibinputRecordYAMLTests {
    /// A recording as that program writes it: two devices, a report descriptor, quirks, libinput's own events.
    private static let own = #"""
      # libinput record
      version: 1
      ndevices: 2
      libinput:
        version: "1.22.1"
      devices:
      - node: /dev/input/event1
        evdev:
          # Name: not this one
          name: "A pad: it's #1"
          id: [24, 1267, 12474, 256]
          codes:
            0: [0, 1, 3] # EV_SYN
            3: [0, 1, 53] # EV_ABS
          absinfo:
            0: [0, 3000, 8, 0, 30]
            53: [-5, 3000, 0, 0, 31]
          properties: [0, 2]
        hid: [
          0x05, 0x0d, 
          0xc0
        ]
        udev:
          properties:
          - ID_INPUT=1
          - ID_INPUT_TOUCHPAD=1
        quirks:
        - AttrSizeHint=100x58
        libinput:
          size: [100, 58]
          capabilities: [pointer, gesture]
        events:
        # Current time is 12:00:00
        - evdev:
          - [  0,      0,   3,  53,     100] # EV_ABS / ABS_MT_POSITION_X 100
          - [  1,     20,   0,   0,       0] # SYN_REPORT
        - libinput:
          - {time: 1.000020, type: POINTER_MOTION, delta: [  1.00,   2.00]}
        - evdev:
          - [  2,      0,   3,  53,     -70] # EV_ABS / ABS_MT_POSITION_X 100
          - [  2,      0,   0,   0,       0] # SYN_REPORT
      - node: /dev/input/event2
        evdev:
          name: "A second"
          id: [3, 1, 2, 3]
        quirks:
        events:
      """#

    /// Other layouts of `own`: PyYAML's blocks with sorted keys, its flow style, JSON, and one by hand with other indents,
    /// order, quotes, comments and parts that nobody asks for.
    private static let others = [
      #"""
      devices:
      - evdev:
          absinfo:
            0:
            - 0
            - 3000
            - 8
            - 0
            - 30
            53:
            - -5
            - 3000
            - 0
            - 0
            - 31
          codes:
            0:
            - 0
            - 1
            - 3
            3:
            - 0
            - 1
            - 53
          id:
          - 24
          - 1267
          - 12474
          - 256
          name: 'A pad: it''s #1'
          properties:
          - 0
          - 2
        events:
        - evdev:
          - - 0
            - 0
            - 3
            - 53
            - 100
          - - 1
            - 20
            - 0
            - 0
            - 0
        - libinput:
          - delta:
            - 1.0
            - 2.0
            time: 1.00002
            type: POINTER_MOTION
        - evdev:
          - - 2
            - 0
            - 3
            - 53
            - -70
          - - 2
            - 0
            - 0
            - 0
            - 0
        hid:
        - 5
        - 13
        - 192
        libinput:
          capabilities:
          - pointer
          - gesture
          size:
          - 100
          - 58
        node: /dev/input/event1
        quirks:
        - AttrSizeHint=100x58
        udev:
          properties:
          - ID_INPUT=1
          - ID_INPUT_TOUCHPAD=1
      - evdev:
          id:
          - 3
          - 1
          - 2
          - 3
          name: A second
        events: null
        node: /dev/input/event2
        quirks: null
      libinput:
        version: 1.22.1
      ndevices: 2
      version: 1
      """#,
      #"""
      {devices: [{evdev: {absinfo: {0: [0, 3000, 8, 0, 30], 53: [-5, 3000, 0, 0, 31]}, codes: {
                0: [0, 1, 3], 3: [0, 1, 53]}, id: [24, 1267, 12474, 256], name: 'A pad:
                it''s #1', properties: [0, 2]}, events: [{evdev: [[0, 0, 3, 53, 100], [
                    1, 20, 0, 0, 0]]}, {libinput: [{delta: [1.0, 2.0], time: 1.00002, type: POINTER_MOTION}]},
              {evdev: [[2, 0, 3, 53, -70], [2, 0, 0, 0, 0]]}], hid: [5, 13, 192], libinput: {
              capabilities: [pointer, gesture], size: [100, 58]}, node: /dev/input/event1,
            quirks: [AttrSizeHint=100x58], udev: {properties: [ID_INPUT=1, ID_INPUT_TOUCHPAD=1]}},
          {evdev: {id: [3, 1, 2, 3], name: A second}, events: null, node: /dev/input/event2,
            quirks: null}], libinput: {version: 1.22.1}, ndevices: 2, version: 1}
      """#,
      #"""
      {"version": 1, "ndevices": 2, "libinput": {"version": "1.22.1"}, "devices": [{"node": "/dev/input/event1", "evdev": {"name": "A pad: it's #1", "id": [24, 1267, 12474, 256], "codes": {"0": [0, 1, 3], "3": [0, 1, 53]}, "absinfo": {"0": [0, 3000, 8, 0, 30], "53": [-5, 3000, 0, 0, 31]}, "properties": [0, 2]}, "hid": [5, 13, 192], "udev": {"properties": ["ID_INPUT=1", "ID_INPUT_TOUCHPAD=1"]}, "quirks": ["AttrSizeHint=100x58"], "libinput": {"size": [100, 58], "capabilities": ["pointer", "gesture"]}, "events": [{"evdev": [[0, 0, 3, 53, 100], [1, 20, 0, 0, 0]]}, {"libinput": [{"time": 1.00002, "type": "POINTER_MOTION", "delta": [1.0, 2.0]}]}, {"evdev": [[2, 0, 3, 53, -70], [2, 0, 0, 0, 0]]}]}, {"node": "/dev/input/event2", "evdev": {"name": "A second", "id": [3, 1, 2, 3]}, "quirks": null, "events": null}]}
      """#,
      #"""
      %YAML 1.1
      ---
      "ndevices": 2   # the keys are quoted, some lists are too
      devices:
          -   events:     # events before what sends them

              -   evdev: [["0", "0", '3', 53, 100],

                    [1, 20, 0, 0, 0]]  # two events in one list
              -   libinput: []
                  evdev:
                      - - 2
                        - 0
                        - 3
                        - 53
                        - -70
                      - [2, 0, 0, 0, 0]
              hid: ~
              udev:
                    properties: [ "ID_INPUT=1", 'ID_INPUT_TOUCHPAD=1' ]
                    other: { a: [ b, { c: d } ] }
              evdev: { properties: [0,2], "id": [ 24, 1267, 12474, 256 ],
                  absinfo: { "53": [-5, 3000, 0, 0, 31], 0: [0, 3000, 8, 0, 30] },
                  codes: {3: [0, 1, 53], 0: [0, 1, 3]}, unknown: [1, 2],
                  name: "A pad: it\u0027s #1" }
          -   evdev: {name: A second, id: [3, 1, 2, 3], codes: , properties: null}
              events: null
      """#,
    ]

    private func read(_ text: String) throws(CaptureError) -> EvdevRecording {
      try LibinputRecordReader.read(Array(text.utf8), file: "pad.yml")
    }

    private func message(_ text: String) -> String {
      do { return "\(try read(text).devices.count) devices" } catch { return "\(error)" }
    }

    @Test(
      "every layout is recognised, and gives the devices and events that the program's own gives",
      arguments: others.indices)
    func layouts(index: Int) throws {
      let recording = try read(Self.own)
      #expect(recording.devices.map(\.name) == ["A pad: it's #1", "A second"])
      #expect(recording.devices.map(\.events.count) == [4, 0])
      #expect(recording.devices[0].udev.count == 2 && recording.devices[0].axes.count == 2)
      #expect(LibinputRecordReader.recognises(Array(Self.others[index].utf8)))
      #expect(try read(Self.others[index]) == recording)
    }

    @Test("the program's own layout needs no libyaml, and libyaml reads it alike")
    func ownLayout() throws {
      // A name with a quote in it is no YAML, and that program writes it all the same.
      let quoted = Self.own.replacing("it's", with: "5\" wide")
      #expect(try read(quoted).devices[0].name == "A pad: 5\" wide #1")
      #expect(try LibinputRecordYAML.read(Array(Self.own.utf8), file: "f") == read(Self.own))
    }

    @Test(
      "lists in lists without end are refused at once: libyaml's time grows with the square of their depth")
    func deep() throws {
      let text = "devices:\n  - x: " + String(repeating: "[", count: 1_000_000)
      let error = #expect(throws: CaptureError.self) {
        try LibinputRecordYAML.read(Array(text.utf8), file: "a.yml")
      }
      #expect("\(try #require(error))".hasPrefix("a.yml:2: lists and maps more than 64 deep"))
    }

    // The file's map, the list of devices and a device's map are three levels.
    @Test("lists and maps may be 64 deep, not 65")
    func deepest() throws {
      let text = { (lists: Int) in
        "devices:\n  - x: " + String(repeating: "[", count: lists) + String(repeating: "]", count: lists)
          + "\n"
      }
      #expect(try LibinputRecordYAML.read(Array(text(61).utf8), file: "a.yml").devices.count == 1)
      let error = #expect(throws: CaptureError.self) {
        try LibinputRecordYAML.read(Array(text(62).utf8), file: "a.yml")
      }
      #expect("\(try #require(error))".hasPrefix("a.yml:2: lists and maps more than 64 deep"))
    }

    @Test("errors say file, line, and what was expected")
    func errors() {
      let flow = { (events: String) in
        "{ndevices: 1,\ndevices: [{evdev: {name: x},\nevents: [{evdev: [\n\(events)]}]}]}\n"
      }
      #expect(message(flow("[0, 0, 0, 0, 0]")) == "1 devices")
      let expected = [
        "[0, 0, 0, 0]": "4: expected an event: [seconds, microseconds, type, code, value]",
        "[0, 1000000, 0, 0, 0]": "4: expected an event: [seconds, microseconds, type, code, value]",
        "[0, 0, 0, 0, 0],\n[0, 0, 3, 53, 1e3]": "5: '1e3' is not a whole number",
        "[1, 0, 0, 0, 0],\n[0, 999999, 3, 53, 7]":
          "5: time goes back by 1 µs; events must be in order of time",
        "[&a 0, 0, 0, *a, 0]": "4: a name for another part (*…); write that part out",
        "{a: b}": "4: expected a list here; is this a recording by 'libinput record'?",
        "[[0], 0, 0, 0, 0]":
          "4: a list where a value was expected; is this a recording by 'libinput record'?",
      ]
      for (events, error) in expected {
        #expect(message(flow(events)) == "pad.yml:\(error)")
      }
      #expect(message("devices: [1]").hasPrefix("pad.yml:1: expected keys with values here"))
      #expect(message("devices: [{evdev: {id: [1, 2, 3]}}]").hasPrefix("pad.yml:1: expected bus, vendor"))
      #expect(message("devices: [{evdev: {absinfo: {0: [1]}}}]").hasPrefix("pad.yml:1: expected minimum"))
      #expect(message("devices: [{evdev: {codes: {0: [1024]}}}]") == "pad.yml:1: 1024 is not an event code")
      #expect(message("devices: [{a: 1").hasPrefix("pad.yml:2: not YAML: did not find expected"))
      #expect(message("ndevices: 0\n").hasPrefix("pad.yml: it does not contain a device"))
      #expect(message("devices: \u{1}").hasPrefix("pad.yml:1: not YAML: control characters are not allowed"))
    }

    @Test("a recording cut at any byte is read as far as its whole lines go, or one line says why not")
    func truncated() {
      for text in [Self.own] + Self.others {
        let bytes = Array(text.utf8)
        for count in 0..<bytes.count {
          do {
            _ = try LibinputRecordReader.read(Array(bytes[..<count]), file: "cut")
          } catch {
            #expect("\(error)".hasPrefix("cut:"))
          }
        }
      }
    }
  }
#endif
