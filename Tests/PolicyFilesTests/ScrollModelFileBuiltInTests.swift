import GestureTraces
import ScrollPhysics
import TestSamples
import Testing

@testable import PolicyFiles

/// Built-in models as files: every answer of the composed model must be the built-in model's, to the last bit.
@Suite("Built-in models as files")
struct ScrollModelFileBuiltInTests {
  private static let models = ScrollModel.all.filter { reason($0) == nil }

  /// Why a model has no file; nil if it has one.
  private static func reason(_ model: ScrollModel) -> String? {
    do throws(ScrollModelFile.Reason) {
      _ = try ScrollModelFile(of: model)
      return nil
    } catch {
      return error.text
    }
  }

  @Test("half of the models have a file, and the others say why they have none")
  func reasons() {
    #expect(Self.models.count >= 20)
    let lines = ScrollModel.all.compactMap { model in
      Self.reason(model).map { "\(model.name): \($0)\n" }
    }
    let difference = Golden.difference(of: lines.joined(), from: "models-without-a-file.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("what is written is read back as the same parts", arguments: models)
  func read(model: ScrollModel) throws {
    let file = try ScrollModelFile(of: model)
    #expect(try ScrollModelFile(Array(file.text.utf8), path: "a.json") == file, "\(file.text)")
    #expect(file.parts.isComposable && file.name == "my-\(model.name)")
  }

  /// A scroll range, at times shorter than its viewport.
  private static func extent(_ random: inout SeededRandom) -> ScrollExtent {
    ScrollExtent(
      contentLength: random.nextEven(0, 5000), viewportLength: random.nextEven(1, 1200),
      topInset: random.nextEven(0, 90), bottomInset: random.nextEven(0, 90))
  }

  @Test("drags, catches and releases are the same", arguments: models, UInt64(1)...10)
  func answers(model: ScrollModel, seed: UInt64) throws {
    let other = try ScrollModelFile(of: model).model
    var random = SeededRandom(seed: seed)
    for _ in 0..<40 {
      let extent = Self.extent(&random)
      let (one, two) = (model.traits(in: extent), other.traits(in: extent))
      #expect(one.mapping == two.mapping && one.tolerance == two.tolerance && one.pixel == two.pixel)
      #expect(one.trackerRule == two.trackerRule && one.touchpadTravel == two.touchpadTravel)
      let raw = random.nextEven(-1500, 6000)
      let shown = model.offset(forRaw: raw, in: extent)
      #expect(other.offset(forRaw: raw, in: extent) == shown)
      #expect(other.slope(atRaw: raw, in: extent) == model.slope(atRaw: raw, in: extent))
      #expect(other.raw(forOffset: shown, in: extent) == model.raw(forOffset: shown, in: extent))
      #expect(other.raw(forCatchAt: shown, in: extent) == model.raw(forCatchAt: shown, in: extent))
      if one.mapping == .increments {
        let delta = random.nextEven(-300, 300)
        #expect(
          other.offset(from: shown, movedBy: delta, in: extent)
            == model.offset(from: shown, movedBy: delta, in: extent))
      }
      let release = FingerRelease(
        velocity: random.nextEven(-9000, 9000), travel: random.nextEven(-60, 60),
        lastEventVelocity: random.nextEven(-3000, 3000))
      #expect(
        other.releaseVelocity(release, atRaw: raw, in: extent)
          == model.releaseVelocity(release, atRaw: raw, in: extent))
    }
  }

  @Test(
    "motions are the same, released and resumed, until they have settled", arguments: models, UInt64(1)...10)
  func motions(model: ScrollModel, seed: UInt64) throws {
    let other = try ScrollModelFile(of: model).model
    var random = SeededRandom(seed: seed)
    for _ in 0..<40 {
      let extent = Self.extent(&random)
      let shown = model.offset(forRaw: random.nextEven(-900, 6000), in: extent)
      let velocity = random.nextEven(-4000, 4000) * random.nextUnit()
      for start in [shown, extent.nearestRest(to: shown)] {
        for isResumed in [false, true] {
          func motion(_ model: ScrollModel) -> ScrollTrajectory {
            isResumed
              ? model.trajectory(resumedFrom: start, velocity: velocity, in: extent, ticks: .standard)
              : model.trajectory(from: start, velocity: velocity, in: extent)
          }
          let (one, two) = (motion(model), motion(other))
          for time in [0, 0.001, random.nextEven(0, 0.3), random.nextEven(0, 3), 9] {
            #expect(one.offset(at: time) == two.offset(at: time))
            #expect(one.velocity(at: time) == two.velocity(at: time))
          }
          #expect(one.limit == two.limit && one.lastChange == two.lastChange)
          let tolerance = model.tolerance(in: extent)
          #expect(one.settleTime(tolerance) == two.settleTime(tolerance))
        }
      }
    }
  }

  @Test("a scroll view that fingers throw and catch shows the same at every moment", arguments: models)
  func scrollers(model: ScrollModel) throws {
    let other = try ScrollModelFile(of: model).model
    for seed in UInt64(1)...20 {
      var random = SeededRandom(seed: seed)
      let extent = ScrollExtent(contentLength: random.nextEven(100, 5000), viewportLength: 667, topInset: 20)
      var one = Scroller(model: model, extent: extent, offset: -20)
      var two = Scroller(model: other, extent: extent, offset: -20)
      func same(_ time: Double) {
        #expect(one.offset(at: time) == two.offset(at: time), "seed \(seed) at \(time)")
        #expect(one.velocity(at: time) == two.velocity(at: time), "seed \(seed) at \(time)")
        #expect(one.phase(at: time) == two.phase(at: time), "seed \(seed) at \(time)")
      }
      var time = 0.0
      for gesture in 0..<4 {
        one.beginContact(at: time)
        two.beginContact(at: time)
        var travel = 0.0
        let speed = random.nextEven(-30, 40)
        for _ in 0..<20 {
          time += 0.008
          travel += speed + random.nextEven(-3, 3)
          one.moveFinger(to: travel, at: time)
          two.moveFinger(to: travel, at: time)
          same(time)
        }
        if gesture == 2 {
          one.setTopInset(64, at: time, closingDuration: 0.3, rebase: true)
          two.setTopInset(64, at: time, closingDuration: 0.3, rebase: true)
        }
        one.endContact(at: time)
        two.endContact(at: time)
        let pause = random.nextEven(0.02, 1.5)
        for step in 0...30 { same(time + pause * Double(step) / 30) }
        time += pause
        if gesture == 1 {
          one.setTopInset(30, at: time, closingDuration: 0.3, rebase: false)
          two.setTopInset(30, at: time, closingDuration: 0.3, rebase: false)
        }
      }
    }
  }
}
