import PullToRefresh
import ReplayPages
import TraceReplay

/// A pull of 300 pt in 300 ms that a policy answers at 100 pt, with 60 pt of inset and half a second of work.
enum SampleReplay {
  static func picture(
    script: String = "down; move 300 300; hold 100; release", size: PictureSize = .phone, topInset: Double = 0
  ) throws -> ReplayPicture {
    var options = ReplayOptions()
    options.app.work = .fixed(0.5)
    options.scene.topInset = topInset
    let track = FingerTrack(of: try FingerScript(script), rate: 100)
    let replay = Replay(
      track: track, scene: Scene(scenario: nil, overrides: options.scene), model: .uikit, options: options)
    var policy = RefreshPolicy(threshold: .points(100), moment: .crossing)
    policy.inset = RefreshInset(height: 60, timing: .trigger, opening: 0.3, closing: 0.3)
    let (result, frames) = replay.run(replay.engine(of: policy), keepsFrames: true)
    return ReplayPicture(of: replay, result: result, frames: frames, size: size)
  }
}
