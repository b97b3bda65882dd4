import TextFormats

@testable import TouchCapture

/// Small recordings of every format, as their programs write them, for tests of whole outputs.
enum FormatSamples {
  /// A recording with the path that it is imported from, and what its import needs.
  struct Sample: Sendable {
    let name: String
    let text: String
    var path = "u1/s1/a.log"
    var change: @Sendable (inout ImportOptions) -> Void = { _ in }
  }

  private static let pixels: @Sendable (inout ImportOptions) -> Void = { $0.scrolls.pointsPerPixel = 0.5 }

  private static func layout(_ name: String) -> @Sendable (inout ImportOptions) -> Void {
    {
      $0.layout = TableLayouts.named(name) ?? TableLayout()
      if name == "unity-touch" { $0.scrolls.pointsPerPixel = 0.5 }
    }
  }

  // MARK: Devices

  static let devices: [Sample] = [
    Sample(name: "evemu of a screen", text: RecordingTexts.evemu(Recordings.touchDrag(frames: 3))),
    Sample(
      name: "evemu without a description",
      text: RecordingTexts.evemu(Recordings.touchDrag(frames: 3)).split(separator: "\n").filter {
        $0.hasPrefix("E:")
      }.joined(separator: "\n") + "\n"),
    Sample(
      name: "libinput record of a touchpad",
      text: RecordingTexts.libinputRecord(Recordings.twoFingerScroll(frames: 2, step: 30))),
    Sample(
      name: "libinput record of a wheel", text: RecordingTexts.libinputRecord(Recordings.clicks([-1, 2]))),
    Sample(
      name: "getevent",
      text: """
        add device 1: /dev/input/event1
          name:     "a screen"
            ABS (0003): ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 10
                        ABS_MT_POSITION_Y     : value 0, min 0, max 2159, fuzz 0, flat 0, resolution 10
          input props:
            INPUT_PROP_DIRECT
        [     100.000000] /dev/input/event1: EV_ABS       ABS_MT_TRACKING_ID   0000001f
        [     100.000000] /dev/input/event1: EV_KEY       BTN_TOUCH            DOWN
        [     100.000000] /dev/input/event1: EV_ABS       ABS_MT_POSITION_X    0000021c
        [     100.000000] /dev/input/event1: EV_ABS       ABS_MT_POSITION_Y    000001f4
        [     100.000000] /dev/input/event1: EV_SYN       SYN_REPORT           00000000
        [     100.008000] /dev/input/event1: EV_ABS       ABS_MT_POSITION_Y    000001fd
        [     100.008000] /dev/input/event1: EV_SYN       SYN_REPORT           00000000             rate 125
        [     100.016000] /dev/input/event1: 0003 0036 00000206
        [     100.016000] /dev/input/event1: 0000 0000 00000000
        [     100.024000] /dev/input/event1: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
        [     100.024000] /dev/input/event1: EV_KEY       BTN_TOUCH            UP
        [     100.024000] /dev/input/event1: EV_SYN       SYN_REPORT           00000000

        """),
    Sample(
      name: "getevent of two nodes without names",
      text: """
        /dev/input/event2: 0003 0000 00000001
        [ 1.000000] /dev/input/event2: 0003 0000 00000010
        [ 1.000000] /dev/input/event2: 0003 0001 00000020
        [ 1.000000] /dev/input/event2: 0001 014a 00000001
        [ 1.000000] /dev/input/event2: 0000 0000 00000000
        [ 1.010000] /dev/input/event5: 0003 0035 00000005
        [ 1.010000] /dev/input/event5: 0003 0036 00000006
        [ 1.010000] /dev/input/event5: 0000 0002 00000000
        [ 1.010000] /dev/input/event5: 0000 0000 00000000
        [ 1.020000] /dev/input/event2: 0003 0001 00000040
        [ 1.020000] /dev/input/event2: 0000 0000 00000000
        [ 1.030000] /dev/input/event2: 0001 014a 00000000
        [ 1.030000] /dev/input/event2: 0000 0000 00000000
        [ 1.030000] /dev/input/event5: 0000 0000 00000000

        """),
    Sample(name: "evtest", text: PrintedEventReaderTests.header + PrintedEventReaderTests.drag()),
    Sample(name: "evtest without a description", text: PrintedEventReaderTests.drag("EV_SYN")),
    Sample(
      name: "xinput",
      text: """
        EVENT type 18 (TouchBegin)
            device: 12 (12)
            time:   1000
            detail: 3
            root: 100.50/200.00
            valuators:
              0: 13215.00

        EVENT type 18 (TouchBegin)
            device: 12 (12)
            time:   1004
            detail: 4
            root: 300.00/200.00

        EVENT type 19 (TouchUpdate)
            device: 12 (12)
            time:   1008
            detail: 3
            root: 100.50/230.00

        EVENT type 20 (TouchEnd)
            device: 12 (12)
            time:   1016
            detail: 3
            root: 100.50/230.00

        """),
    Sample(
      name: "xinput, raw",
      text: (0..<4).map { step in
        "EVENT type 17 (RawMotion)\n    device: 11 (12)\n    time:   \(1000 + 8 * step)\n    detail: 0\n    valuators:\n          2: \(step).00 (0.50)\n          3: 12.00 (12.00)\n\n"
      }.joined()),
    Sample(
      name: "tslib",
      text: """
        root@board:~# ts_print
        1560198942.100000:    698     24    255
        1560198942.110000:    698     44    255
        1560198942.120000:    698     64    255
        1560198942.130000:    698     64      0

        """),
    Sample(
      name: "tslib of several",
      text: """
        sample 0 - 5.000000 - (slot 0)    100    200     90
        sample 0 - 5.000000 - (slot 1)    300    200     90
        sample 1 - 5.010000 - (slot 0)    100    210     90
        sample 2 - 5.020000 - (slot 0)    100    210      0
        sample 2 - 5.020000 - (slot 1)    300    200      0

        """),
  ]

  // MARK: Logs

  static let logs: [Sample] = [
    Sample(
      name: "debug-events of a touchpad",
      text: """
        -event4   DEVICE_ADDED            Some TouchPad                     seat0 default group1  cap:pg  size 102x54mm tap(dl off)
         event4   GESTURE_HOLD_BEGIN      +0.990s\t2
         event4   GESTURE_HOLD_END        +1.000s\t2 cancelled
         event4   POINTER_AXIS            +1.000s\tvert 4.25/0.0* horiz 0.00/0.0 (finger)
         event4   POINTER_SCROLL_FINGER   +1.000s\tvert 4.25/0.0* horiz 0.00/0.0 (finger)
         event4   POINTER_SCROLL_FINGER  2 +1.007s\tvert 5.25/0.0* horiz -1.50/0.0* (finger)
         event4   POINTER_MOTION          +1.010s\t1.00/2.00
         event4   POINTER_SCROLL_FINGER  3 +1.016s\tvert 0.00/0.0* horiz 0.00/0.0* (finger)

        """),
    Sample(
      name: "debug-events of a wheel and a screen",
      text: """
        -event3   DEVICE_ADDED     Some Mouse   seat0 default group2  cap:p left scroll-nat scroll-button
        -event7   DEVICE_ADDED     Some Screen  seat0 default group3  cap:t  size 200x100mm calib
         event3   POINTER_SCROLL_WHEEL   +1.005s\tvert -7.50/-60.0* horiz 0.00/0.0 (wheel)
         event3   POINTER_AXIS           +1.305s\tvert 15.00/1* horiz 0.00/0 (wheel)
         event3   POINTER_SCROLL_CONTINUOUS +1.505s\tvert 2.00/0.0* horiz 3.00/0.0* (continuous)
         event7   TOUCH_DOWN             +2.020s\t0 (0) 50.00/25.00 (100.00/30.00mm)
         event7   TOUCH_FRAME            +2.020s
         event7   TOUCH_MOTION           +2.028s\t0 (0) 50.00/50.00 (100.00/60.00mm)
         event7   TOUCH_DOWN             +2.030s\t1 (1) 10.00/10.00 (20.00/10.00mm)
         event7   TOUCH_UP               +2.036s\t0 (0)
         event7   TOUCH_CANCEL           +2.040s\t1 (1) 10.00/10.00 (20.00/10.00mm)

        """),
    Sample(
      name: "WAYLAND_DEBUG",
      text: """
        [3923763.600]  -> wl_surface@3.commit()
        [3923763.610] {Default Queue} wl_pointer#29.axis_source(1)
        [3923763.629] {Default Queue} wl_pointer#29.axis(8277724, 0, -1.50000000)
        [3923763.630] {Default Queue} wl_pointer#29.axis(8277724, 1, 2.25000000)
        [3923763.633] {Default Queue} wl_pointer#29.frame()
        [3923763.640] discarded wl_pointer#29.axis(8277725, 0, 9.00000000)
        [3923773.096] {Default Queue} wl_pointer#29.axis_source(1)
        [3923773.104] {Default Queue} wl_pointer#29.axis_stop(8277733, 0)
        [3923773.128] {Default Queue} wl_pointer#29.frame()
        [3923773.130] wl_touch@31.down(5, 8277740, wl_surface@3, 0, 10.5, 20.0)
        [3923773.131] wl_touch@31.motion(8277744, 0, 10.5, 30.0)
        [3923773.132] wl_touch@31.frame()
        [3923773.133] wl_touch@31.up(6, 8277748, 0)
        [3923773.134] wl_touch@31.frame()

        """),
    Sample(
      name: "WAYLAND_DEBUG of an inverted wheel",
      text: """
        wl_pointer@5.axis_source(0)
        wl_pointer@5.axis_relative_direction(0, 1)
        wl_pointer@5.axis_value120(0, 120)
        wl_pointer@5.axis(10, 0, 10.0)
        wl_pointer@5.frame()
        wl_pointer@5.axis_source(0)
        wl_pointer@5.axis_discrete(1, -1)
        wl_pointer@5.axis(400, 1, -10.0)
        wl_pointer@5.frame()

        """),
    Sample(
      name: "wev",
      text: """
        [13:      wl_pointer] axis_source: 1 (finger)
        [13:      wl_pointer] axis: time: 6172381; axis: 0 (vertical), value: 15.000000
        [13:      wl_pointer] frame
        [13:      wl_pointer] axis_source: 1 (finger)
        [13:      wl_pointer] axis: time: 6172389; axis: 1 (horizontal), value: -2.500000
        [13:      wl_pointer] frame
        [13:      wl_pointer] axis_stop: time: 6172399; axis: 0 (vertical)
        [13:      wl_pointer] frame
        [14:        wl_touch] down: serial: 9; time: 6172500; surface: 3; id: 0; x: 1.5; y: 2.5
        [14:        wl_touch] up: serial: 9; time: 6172510; id: 0

        """),
    Sample(
      name: "logcat",
      text: [
        ("ACTION_DOWN", 1000, "id[0]=0, x[0]=600.0, y[0]=800.0"),
        ("ACTION_MOVE", 1016, "id[0]=0, x[0]=600.0, y[0]=840.0"),
        ("ACTION_POINTER_DOWN(1)", 1024, "id[0]=0, x[0]=600.0, y[0]=850.0, id[1]=1, x[1]=90.0, y[1]=90.0"),
        ("ACTION_POINTER_UP(0)", 1033, "id[0]=0, x[0]=602.0, y[0]=900.0, id[1]=1, x[1]=90.0, y[1]=95.0"),
        ("ACTION_UP", 1040, "id[0]=1, x[0]=90.0, y[0]=99.0"),
      ].map { action, time, pointers in
        "11-29 10:00:00.100  123  456 D View: MotionEvent { action=\(action), actionButton=0, \(pointers), toolType[0]=TOOL_TYPE_FINGER, buttonState=0, historySize=2, eventTime=\(time), downTime=900, deviceId=4, source=0x1002, displayId=0 }\n"
      }.joined(), change: pixels),
    Sample(
      name: "Android's numbers",
      text:
        "10:00:00.100 D/MyView( 123): onTouch action: 0 x: 120.0 y: 340.5\n10:00:00.116 D/MyView( 123): onTouch action: 2 x: 120.0 y: 350.5\n10:00:00.120 D/MyView( 123): onTouch action: 7 x: 120.0 y: 350.5\n10:00:00.133 D/MyView( 123): onTouch action: 1 x: 120.0 y: 350.5\n",
      change: pixels),
    Sample(
      name: "dumpsys input",
      text:
        "    MotionEvent(deviceId=5, eventTime=256233966000000, source=TOUCHSCREEN, action=DOWN, flags=0x00000000, pointers=[0: (540.0, 1200.0)]), age=22ms\n    MotionEvent(deviceId=5, eventTime=256233982000000, source=TOUCHSCREEN, action=POINTER_DOWN(1), flags=0x00000000, pointers=[0: (540.0, 1210.0), 1: (100.0, 200.0)]), age=22ms\n    MotionEvent(deviceId=5, eventTime=256233998000000, source=TOUCHSCREEN, action=CANCEL, flags=0x00000000, pointers=[0: (540.0, 1210.0), 1: (100.0, 200.0)]), age=22ms\n",
      change: pixels),
    Sample(
      name: "Flutter",
      text: """
        flutter: PointerDownEvent#1(position: Offset(195.0, 300.0), timeStamp: 0:00:27.500000, pointer: 3)
        flutter: PointerMoveEvent#2(position: Offset(195.0, 310.5), timeStamp: 0:00:27.508000, pointer: 3)
        flutter: PointerHoverEvent#2(position: Offset(1.0, 1.5), timeStamp: 0:00:27.510000, pointer: 9)
        flutter: PointerUpEvent#3(position: Offset(195.0, 320.0), timeStamp: 0:00:27.516000, pointer: 3)

        """),
    Sample(
      name: "flutter run -v",
      text:
        "[   +6 ms] flutter: onPointerDown: Offset(1.0, 2.0)\n[  +10 ms] other\n[   +6 ms] flutter: onPointerMove: Offset(1.0, 9.0)\n[+1,006 ms] flutter: onPointerMove: Offset(1.0, 12.0)\n[        ] flutter: onPointerUp: Offset(1.0, 9.0)\n"
    ),
    Sample(
      name: "Qt",
      text: """
        12:00:00.000 QTouchEvent(TouchBegin device: "" states: TouchPointPressed, 1 points: (TouchPoint(2000002 (587.5,449.5) TouchPointPressed pressure 1 ellipse (1 x 1 angle 0) vel (0,0) start (587.5,449.5) last (587.5,449.5) delta (0,0)))
        12:00:00.010 QTouchEvent(TouchUpdate device: "" states: TouchPointMoved|TouchPointPressed, 2 points: (TouchPoint(2000002 (587.5,459.5) TouchPointMoved pressure 1 vel (0,0) start (587.5,449.5)), TouchPoint(2000006 (100,100) TouchPointPressed pressure 1 vel (0,0)))
        12:00:00.020 QTouchEvent(TouchEnd device: "" states: TouchPointReleased, 2 points: (TouchPoint(2000002 (587.5,460) TouchPointReleased pressure 0), TouchPoint(2000006 (100,110) TouchPointReleased pressure 0))

        """),
    Sample(
      name: "UIKit",
      text: """
        <UITouchesEvent: 0x60> timestamp: 8154.5 touches: {(
            <UITouch: 0x10ba01970> phase: Began tap count: 1 force: 0.7 window: <UIWindow: 0x1; frame = (0 0; 375 812)> location in window: {160, 214.5} previous location in window: {160, 210} location in view: {0, 4}
        )}
        <UITouchesEvent: 0x60> timestamp: 8154.508 touches: {(
            <UITouch: 0x10ba01970> phase: Moved tap count: 1 force: 0.7 window: <UIWindow: 0x1; frame = (0 0; 375 812)> location in window: {160, 217}
        )}
        <UITouchesEvent: 0x60> timestamp: 8154.516 touches: {(
            <UITouch: 0x10ba01970> phase: Ended tap count: 1 force: 0.7 window: <UIWindow: 0x1; frame = (0 0; 375 812)> location in window: {160, 220}
        )}

        """),
    Sample(
      name: "a page's console",
      text: """
        20:44:11.000 touchstart client 100,100, page 100,900
        20:44:11.031 touchmove client 100,110, page 100,990
        20:44:11.016 touchmove client 100,105, page 100,950
        20:44:11.045 touchend client 100,110, page 100,990
        20:44:12.000 touchstart client 90,100, page 100,900
        20:44:12.010 touchcancel client 90,101, page 100,900

        """),
    Sample(
      name: "bare moves past midnight",
      text:
        "23:59:59.990 touchmove 10, 20\n00:00:00.006 touchmove 10, 30\n00:00:00.022 touchmove 10, 40\n00:00:09.022 touchmove 10, 40\n"
    ),
    Sample(
      name: "wheel events of a page",
      text:
        "wheel timeStamp: 100.5 deltaX: 0 deltaY: 13 deltaMode: 0\nwheel timeStamp: 110.5 deltaX: 1.5 deltaY: 5.5 deltaMode: 0\nwheel timeStamp: 410.5 deltaX: 0 deltaY: -3 deltaMode: 1\n",
      change: { $0.scrolls.source = .finger }),
    Sample(
      name: "Qt's wheel",
      text: """
        12:00:00.000 QWheelEvent(Qt::ScrollBegin, pixelDelta=QPoint(0,2), angleDelta=QPoint(0,4))
        12:00:00.008 QWheelEvent(Qt::ScrollUpdate, pixelDelta=QPoint(3,14), angleDelta=QPoint(6,28))
        12:00:00.016 QWheelEvent(Qt::ScrollEnd, pixelDelta=QPoint(0,0), angleDelta=QPoint(0,0))
        12:00:00.024 QWheelEvent(Qt::ScrollMomentum, pixelDelta=QPoint(0,9), angleDelta=QPoint(0,18))

        """),
    Sample(
      name: "momentum",
      text: """
        20:20:47.000 [type scroll][source trackpad][phase normal][y_pt 9][x_pt 0]
        20:20:47.016 [type scroll][source trackpad][phase normal][y_pt 21][x_pt 0]
        20:20:47.100 [type scroll][source trackpad][phase momentum][y_pt 6][x_pt 0]

        """),
    Sample(
      name: "frames in place of times",
      text: "[00915] MouseWheel X:0.000 Y:-4.5\n[00917] MouseWheel X:0.000 Y:-2\n",
      change: { ($0.frameRate, $0.scrolls.unit, $0.scrolls.source) = (50, .click, .wheel) }),
    Sample(
      name: "where content was",
      text: (0..<3).map { "2019-06-11 12:01:02.1\($0)3 App[1:2] contentOffset: {0, -\($0)}\n" }.joined()),
  ]

  // MARK: Tables and JSON

  static let tables: [Sample] = [
    Sample(
      name: "positions",
      text: """
        time_ms,x,y,phase,user,session,label
        0,5,10,down,s01,1,pull
        8,5,20,move,s01,1,pull
        16,5,90,up,s01,1,pull
        0,5,10,down,s02,1,fling
        50,5,60,cancel,s02,1,fling

        """, path: "a.csv"),
    Sample(
      name: "positions without phases",
      text:
        "t_s;x_px;y_px;id\n1,5;10;20;a\n1,516;10;25,5;a\n1,516;90;20;b\n1,533;10;31;a\n4;10;31;a\n4,016;10;40;a\n",
      path: "a.csv", change: pixels),
    Sample(
      name: "positions with a title",
      text:
        "Here is what I recorded:\n\ntime_ms\tx_mm\ty_mm\tunit\n0\t1\t10\tmm\n8\t1\t20\tmm\n16\t1\t25\tmm\n\nThanks\n",
      path: "a.csv"),
    Sample(
      name: "positions that jump",
      text: "time_ms,x_pt,y_pt\n"
        + (0..<12).map { "\(8 * $0),\($0 == 5 ? 900 : 100),\(100 + 6 * $0)\n" }.joined(), path: "a.csv"),
    Sample(
      name: "scrolls",
      text:
        "time_ms,dx,dy,unit,source,phase\n0,0,5,pt,finger,begin\n8,0,1,click,wheel,\n16,1,3,pt,finger,\n24,0,3,pt,finger,end\n32,0,3,pt,finger,momentum\n",
      path: "a.csv"),
    Sample(
      name: "scrolls of a wheel", text: "timestamp,deltaY,deltaMode\n1000,100,0\n1100,-100,0\n1400,3,1\n",
      path: "a.csv", change: { $0.scrolls.source = .wheel }),
    Sample(
      name: "Perfetto's table",
      text: "\"event_id\",\"ts\",\"key\",\"display_value\"\n"
        + [(7, 0, 0, 200), (9, 2, 8, 240), (4, 1, 16, 260)].flatMap { id, action, time, y in
          [
            ("action", "\(action)"), ("device_id", "4"),
            ("event_time_nanos", "\(64_179_212_500_000 + time * 1_000_000)"), ("source", "4098"),
            ("pointer[0].axis_value[0].axis", "0"), ("pointer[0].axis_value[0].value", "400.0"),
            ("pointer[0].axis_value[1].axis", "1"), ("pointer[0].axis_value[1].value", "\(y)"),
            ("pointer[0].pointer_id", "0"),
          ]
          .map { "\(id),64179212600000,\"\($0.0)\",\"\($0.1)\"\n" }
        }.joined(), path: "a.csv", change: pixels),
    Sample(
      name: "Touchalytics",
      text:
        "1,7,1,1303000000000,0,1,230.00,500.00,0.38,0.044,0\n1,7,1,1303000000016,2,1,230.00,530.00,0.38,0.044,0\n1,7,1,1303000000032,1,1,230.00,560.00,0.38,0.044,0\n1,9,2,1303000000000,0,1,230.00,500.00,0.38,0.044,0\n1,9,2,1303000000010,1,1,230.00,515.00,0.38,0.044,0\n",
      path: "data.csv", change: layout("touchalytics")),
    Sample(
      name: "HMOG",
      text:
        "1396226695000,1000,100669011000001,1,0,0,300,600,1,0.02,0\n1396226695016,1016,100669011000001,1,0,2,300,660,1,0.02,0\n1396226695020,1020,100669011000001,2,1,5,500,900,1,0.02,0\n1396226695030,1030,100669011000001,2,1,6,500,900,1,0.02,0\n1396226695040,1040,100669011000001,1,0,1,300,720,1,0.02,0\n",
      path: "public/100669/100669_session_1/TouchEvent.csv", change: layout("hmog")),
    Sample(
      name: "BB-MAS",
      text:
        "EID,Xvalue,Yvalue,pressure,touchMajor,touchMinor,pointerID,orientation,actionType,time\n0,300,600,1,10,10,0,0,0,2018-02-11 13:20:00:000\n1,300,660,1,10,10,0,0,2,2018-02-11 13:20:00:017\n2,300,720,1,10,10,0,0,1,2018-02-11 13:20:00:033\n",
      path: "d/1/1_HandPhone_TouchEvent_(HTC_One).csv", change: layout("bb-mas")),
    Sample(
      name: "BrainRun",
      text:
        #"{"type":"swipe","session_id":"s1","device_id":"d1","t_start":{"$numberLong":"1000"},"t_stop":1040,"data":[{"x0":10,"y0":20,"dx":0,"dy":0},{"x0":10,"y0":20,"dx":0,"dy":30},{"x0":10,"y0":20,"dx":0,"dy":50}]}"#
        + "\n"
        + #"{"type":"swipe","session_id":"s1","device_id":"d1","t_start":900,"t_stop":920,"data":[{"moveX":10,"moveY":20},{"moveX":10,"moveY":25}]}"#
        + "\n", path: "gestures.json", change: layout("brainrun")),
    Sample(
      name: "Unity",
      text:
        "fingerId,time,touchPhase,x,y\n0,5.0,Began,100,700\n0,5.02,Stationary,100,700\n0,5.04,Moved,100,500\n0,5.06,Ended,100,400\n",
      path: "session-1.csv", change: layout("unity-touch")),
    Sample(
      name: "How We Swipe",
      text:
        "sentence timestamp keyb_width keyb_height event x_pos y_pos x_radius y_radius angle word is_err\ns 1576480557856 360 205 touchstart 140 100 1.33 1.33 0 force 0\ns 1576480557864 360 205 touchmove 140 90 1.33 1.33 0 force 0\ns 1576480557879 360 205 touchend 140 80 1.33 1.33 0 force 0\n",
      path: "a/g1.log", change: layout("how-we-swipe")),
    Sample(
      name: "columns by name",
      text:
        "when;x;y;finger_x;finger_y;kind\n0,5;9;9;1;10;press\n8,5;9;9;1;20,5;drag\n16,5;9;9;1;30;release\n",
      path: "a.csv",
      change: {
        $0.layout.columns = (try? TableLayout.columns("time=when,x=3,y=finger_y,phase=kind")) ?? [:]
        $0.layout.timeUnit = .milliseconds
        $0.layout.phaseWords = (try? TableLayout.phaseWords("press=down,drag=move,release=up")) ?? [:]
      }),
    Sample(
      name: "a path in JSON",
      text:
        #"{"user":{"id":"u"},"strokes":{"done":[{"points":[{"t":2,"p":[1,40]},{"t":3,"p":[1,30]}]}],"open":[{"points":[{"t":1,"p":[1,20]},{"t":1.5,"p":[1,10]}]}]}}"#,
      path: "a.json",
      change: {
        $0.layout.path = JSONPath("strokes.*[].points[]")
        $0.layout.columns = (try? TableLayout.columns("time=t,x=p.0,y=p.1,subject=user.id")) ?? [:]
        $0.layout.timeUnit = .seconds
      }),
    Sample(
      name: "wheel events in JSON",
      text:
        #"{"userAgent":"Mozilla/5.0 (Macintosh)","wheelEvents":[{"deltaX":0,"deltaY":-7,"deltaMode":0,"timeStamp":10.25},{"deltaX":0,"deltaY":-3,"deltaMode":1,"timeStamp":26.5}]}"#,
      path: "a.json"),
    Sample(
      name: "a sequence of deltas",
      text: #"{"dt_ms":[-1,10,8],"delta":[1,2,3],"format":"wheel-delta-sequence"}"#, path: "a.json"),
    Sample(
      name: "touch events",
      text:
        #"[{"type":"touchstart","timeStamp":5,"changedTouches":[{"identifier":7,"clientX":10,"clientY":10}],"touches":[]},{"type":"touchstart","timeStamp":13,"changedTouches":[{"identifier":8,"clientX":50,"clientY":50}]},{"type":"touchmove","timeStamp":21,"changedTouches":[{"identifier":7,"clientX":10,"clientY":20}]},{"type":"touchend","timeStamp":29,"changedTouches":[{"identifier":7,"clientX":10,"clientY":20}]},{"type":"touchend","timeStamp":37,"changedTouches":[{"identifier":8,"clientX":50,"clientY":50}]}]"#,
      path: "a.json"),
    Sample(
      name: "DevTools' touches",
      text:
        #"[{"method":"Input.dispatchTouchEvent","params":{"type":"touchStart","timestamp":1000,"touchPoints":[{"x":1,"y":2}]}},{"method":"Input.dispatchTouchEvent","params":{"type":"touchMove","timestamp":1000.008,"touchPoints":[{"x":1,"y":9}]}},{"method":"Input.dispatchTouchEvent","params":{"type":"touchEnd","timestamp":1000.016,"touchPoints":[]}}]"#,
      path: "a.json"),
    Sample(
      name: "rrweb",
      text:
        #"{"events":[{"type":4,"data":{"href":"a"},"timestamp":900},{"type":3,"data":{"source":2,"type":7,"id":1,"x":5,"y":10},"timestamp":1000},{"type":3,"data":{"source":2,"type":9,"id":1,"x":5,"y":40},"timestamp":1100},{"type":3,"data":{"source":6,"positions":[{"x":5,"y":20,"id":1,"timeOffset":-450},{"x":5,"y":40,"id":1,"timeOffset":-420}]},"timestamp":1500},{"type":3,"data":{"source":2,"type":10,"x":5,"y":40},"timestamp":1600}]}"#,
      path: "a.json"),
    Sample(
      name: "PointerData",
      text:
        #"[{"ts":1,"events":[{"timeStamp":27584669000,"change":1,"physicalX":512.0,"physicalY":1927.0},{"timeStamp":27584669000,"change":4,"pointerIdentifier":1,"physicalX":512.0,"physicalY":1900.0}]},{"ts":2,"events":[{"timeStamp":27584677000,"change":5,"pointerIdentifier":1,"physicalX":512.0,"physicalY":1800.0}]},{"ts":3,"events":[{"timeStamp":27584685000,"change":6,"pointerIdentifier":1,"physicalX":512.0,"physicalY":1800.0}]}]"#,
      path: "a.json", change: pixels),
    Sample(
      name: "MotionEvents in JSON",
      text:
        #"{"units":"dp","events":[{"eventTime":0,"action":"ACTION_DOWN","pointers":[{"id":0,"x":1,"y":1}]},{"eventTime":16,"action":"ACTION_MOVE","history":[{"eventTime":8,"pointers":[{"id":0,"x":1,"y":5}]}],"pointers":[{"id":0,"x":1,"y":9}]},{"eventTime":24,"action":"ACTION_POINTER_DOWN","actionIndex":1,"pointers":[{"id":0,"x":1,"y":9},{"id":3,"x":70,"y":9}]},{"eventTime":32,"action":"ACTION_CANCEL","pointers":[{"id":0,"x":1,"y":9},{"id":3,"x":70,"y":9}]}]}"#,
      path: "a.json"),
    Sample(
      name: "a DevTools trace out of order",
      text:
        #"{"traceEvents":[{"ph":"X","name":"InputHandlerProxy::HandleGestureScrollUpdate","ts":17000,"args":{"dx":1,"dy":11}},{"ph":"I","name":"EventDispatch","ts":1000,"args":{"data":{"type":"touchstart"}}},{"ph":"X","name":"InputHandlerProxy::HandleGestureScrollBegin","ts":2000},{"ph":"X","name":"InputHandlerProxy::HandleGestureScrollUpdate","ts":9000,"args":{"dx":0,"dy":9}},{"ph":"I","name":"EventDispatch","ts":25000,"args":{"data":{"type":"touchend"}}},{"ph":"X","name":"X::HandleGestureScrollUpdate","ts":33000,"args":{"data":{"delta_x":2,"delta_y":-4}}}]}"#,
      path: "a.json"),
    Sample(
      name: "a DevTools trace without touches",
      text:
        #"[{"ph":"X","pid":1,"name":"X::HandleGestureScrollUpdate","ts":17000,"args":{"dx":1,"dy":11}},{"ph":"X","pid":1,"name":"X::HandleGestureScrollUpdate","ts":25000,"args":{"dy":0}},{"ph":"X","pid":1,"name":"X::HandleGestureFling","ts":33000}]"#,
      path: "a.json"),
    Sample(
      name: "WebDriver's actions",
      text:
        #"{"actions":[{"type":"pointer","id":"a","parameters":{"pointerType":"touch"},"actions":[{"type":"pointerMove","duration":0,"x":1,"y":2},{"type":"pointerDown","button":0},{"type":"pointerMove","duration":10,"x":1,"y":9},{"type":"pointerUp","button":0}]},{"type":"pointer","id":"b","parameters":{"pointerType":"touch"},"actions":[{"type":"pointerMove","duration":0,"x":50,"y":2},{"type":"pause","duration":0},{"type":"pause","duration":30},{"type":"pointerDown","button":0},{"type":"pointerUp","button":0}]}]}"#,
      path: "a.json"),
    Sample(
      name: "objects behind a console's clock",
      text:
        "20:44:11.000 app.js:42 {\"type\":\"touchstart\",\"x\":1,\"y\":2}\n20:44:11.016 app.js:42 {\"type\":\"touchmove\",\"x\":1,\"y\":9}\n20:44:11.032 app.js:42 {\"type\":\"touchend\",\"x\":1,\"y\":9}\n"
    ),
    Sample(
      name: "React Native",
      text: ["Start", "Move", "End"].enumerated().map {
        " LOG  onTouch\($1) {\"changedTouches\": [{\"identifier\": 1, \"locationY\": 2, \"pageX\": 9, \"pageY\": \(10 * $0), \"timestamp\": \(813_543 + 16 * $0)}]}\n"
      }.joined()),
    Sample(
      name: "xcuitest",
      text: """
        // The touches of a trace, written by 'overscroll export --as xcuitest'.
          let touches: [Touch] = [
            Touch(time: 0, press: 0.1, from: CGVector(dx: 100, dy: 200),
              to: CGVector(dx: 160, dy: 280), speed: 1000, rest: 0.2),
            Touch(time: 2, press: 0.05, from: CGVector(dx: 50, dy: 60), to: nil, speed: 0, rest: 0),
          ]

        """, path: "a.swift"),
    Sample(
      name: "maestro",
      text: """
        # The touches of a trace, written by 'overscroll export --as maestro'.
        # Pixels per point: 2

        appId: com.example.app
        ---
        - swipe:
            start: 200,400
            end: 260,480
            duration: 40
        - tapOn:
            point: 10,10
        - longPressOn:
            point: 10,10
        - swipe:
            start: 200,500
            end: 200,400
            duration: 33

        """, path: "a.yaml"),
    Sample(
      name: "espresso",
      text: """
        // The touches of a trace, written by 'overscroll export --as espresso'.
            [0, MotionEvent.ACTION_DOWN, 0, [0, 100.0, 200.0]],
            [8.5, MotionEvent.ACTION_MOVE, 0, [0, 100.0, 210.0]],
            [16, MotionEvent.ACTION_POINTER_DOWN, 1, [0, 100.0, 210.0], [1, 50.0, 60.0]],
            [24, MotionEvent.ACTION_CANCEL, 0, [0, 100.0, 210.0], [1, 50.0, 60.0]],

        """, path: "a.kt"),
    Sample(
      name: "flutter's script",
      text: """
        // The touches of a trace, written by 'overscroll export --as flutter'.
          (0, 1, 'down', 100.0, 200.0),
          (8000, 1, 'move', 100.0, 210.5),
          (16000, 1, 'up', 100.0, 210.5),

        """, path: "a.dart"),
    Sample(
      name: "playwright's script",
      text: """
        # The touches of a trace, written by 'overscroll export --as playwright-python'.
            (0, "touchStart", [(0, 100, 200)]),
            (8.3, "touchMove", [(0, 100, 210), (1, 7, 8)]),
            (16.7, "touchEnd", []),

        """, path: "a.py"),
    Sample(
      name: "detox",
      text: "// written by 'overscroll export --as detox'.\nawait element.swipe('down', 'fast', 1, 0, 0);\n",
      path: "a.js"),
  ]
}
