import Testing

@Suite("Chromium calculations")
struct ChromiumCalculationsTests {
  @Test("the stretch, its release and its re-grab on Windows")
  func bezier() throws {
    // 100 · tanh 0.2 = 19.7, 100 · tanh 0.4 = 38.0 (37.99).
    #expect(try outcome(of: "chromium.bezier.stretch", #"{"accumulated":200,"size":1000}"#) == "37")
    #expect(
      try outcome(of: "chromium.bezier.stretch_sequence", #"{"unused_deltas":[5,5,90,-200],"size":1000}"#)
        == "[0,1,19,-19]")
    #expect(
      try outcome(of: "chromium.bezier.release", #"{"accumulated":100,"velocity":0,"size":1000,"t_ms":0}"#)
        == "19")
    // Every ninth frame of Chromium's own test.
    #expect(
      try outcome(
        of: "chromium.bezier.forward_bounce",
        #"{"accumulated":100,"velocity_px_s":4000,"size":1000,"frame_ms":144,"frames":4}"#) == "[19,89,16,0]")
    #expect(
      try outcome(of: "chromium.bezier.forward_distance", #"{"stretch0":3,"velocity_px_s":1000,"size":1000}"#)
        == "38")
    // At once: 19 px are 96 px of force; with 4 more 100 px, 19 px.
    #expect(
      try outcome(
        of: "chromium.bezier.regrab",
        #"{"accumulated":-100,"release_then_t_ms":0,"regrab_delta":-4,"size":1000}"#) == "-19")
  }

  @Test("pushes on two axes at the ends that are pinned")
  func gate() throws {
    #expect(
      try outcome(of: "chromium.exp.gate", #"{"unused_deltas":[[0,12],[0,1],[3,0]],"pinned":"+y"}"#)
        == #"{"set_stretch_calls":2}"#)
    #expect(
      try outcome(of: "chromium.exp.axis", #"{"unused_deltas":[[30,0]],"pinned":"+x,-y"}"#)
        == "\"stretch x only\"")
    #expect(
      try outcome(of: "chromium.exp.axis", #"{"unused_deltas":[[30,0]],"pinned":"-x"}"#) == "\"no stretch\"")
    #expect(
      try outcome(of: "chromium.exp.axis", #"{"unused_deltas":[[30,0],[0,20]],"pinned":"+x +y"}"#)
        == "\"stretch x and y\"")
  }

  @Test("reconciling is a pair")
  func reconcile() throws {
    #expect(try outcome(of: "chromium.reconcile", #"{"stretch":4,"scroll":7,"max":10}"#) == "[1,10]")
  }

  @Test("what is missing, wild or impossible is said")
  func mistakes() throws {
    #expect(
      try outcome(of: "chromium.bezier.stretch", #"{"accumulated":1,"size":0}"#)
        == #"input "size" is 0.0; give a number above 0"#)
    #expect(
      try outcome(
        of: "chromium.bezier.forward_bounce",
        #"{"accumulated":1,"velocity_px_s":0,"size":10,"frame_ms":1,"frames":1e9}"#)
        == #"input "frames" is 1000000000.0; give a whole number from 0 to 100000"#)
    #expect(
      try outcome(of: "chromium.exp.gate", #"{"unused_deltas":[[0]],"pinned":"+y"}"#)
        == #"input "unused_deltas" is not [x, y]; give two numbers"#)
    #expect(
      try outcome(of: "chromium.exp.gate", #"{"unused_deltas":[[0,1]]}"#)
        == #"input "pinned" is missing; give a text"#)
  }
}
