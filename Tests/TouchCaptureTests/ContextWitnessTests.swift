#if Capture
  import CUdev
  import GestureTraces
  import Testing

  @testable import TouchCapture

  @Suite("What libinput's callbacks saw")
  struct ContextWitnessTests {
    private func device(_ id: Int, _ node: String) -> InputDevice {
      InputDevice(
        id: id, name: "Pad", node: node, kind: .touchpad, bus: nil, vendor: 1, product: 2, size: nil,
        naturalScroll: false, scrollMethod: nil)
    }

    @Test("a loss is that of the device which has the node now, not of one that had it and is gone")
    func pluggedInAgain() throws {
      try InputLibrary.libinput.load()
      let witness = ContextWitness(udev: try #require(udev_new()))
      witness.devices = [device(0, "/dev/input/event4"), device(1, "/dev/input/event40")]
      witness.hear("event4  - Pad: SYN_DROPPED event - some input events have been lost.", isError: false)
      #expect(witness.takeDrops() == [0])
      witness.devices.append(device(2, "/dev/input/event4"))
      witness.hear("event4  - Pad: SYN_DROPPED event - some input events have been lost.", isError: false)
      #expect(witness.takeDrops() == [2])
      #expect(witness.takeDrops().isEmpty)
    }
  }
#endif
