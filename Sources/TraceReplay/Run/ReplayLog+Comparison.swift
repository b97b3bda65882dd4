import PullToRefresh
import ScrollPhysics

/// Compares every field of two logs, to prove that two ways to replay a trace are equivalent.
extension ReplayLog {
  /// The names of the fields in which another log differs; numbers are compared bit by bit. Empty if the logs are equal.
  public func differences(from other: ReplayLog) -> [String] {
    zip(fields, other.fields).filter { $0.bits != $1.bits }.map { $0.0.name }
  }

  /// The name of each field, and its contents as bits.
  private var fields: [(name: String, bits: [UInt64])] {
    [
      ("states", states.flatMap { [$0.time.bitPattern, UInt64($0.state)] }),
      ("triggerTimes", triggerTimes.map { $0.bitPattern }),
      ("firstTrigger", bits(firstTrigger?.time) + bits(firstTrigger?.phase) + bits(firstTrigger?.gesture)),
      ("callback", bits(callback)),
      ("gesture", bits(gesture)),
      ("end", bits(end)),
      ("isInsetConserved", bits(isInsetConserved)),
      ("offsetJump", bits(offsetJump)),
      ("velocityJump", bits(velocityJump)),
      ("gestures", gestures.flatMap { $0.bits }),
      ("hasMovedContent", bits(hasMovedContent)),
      ("found", found.flatMap { $0.bits }),
      ("findings", findings.flatMap { $0.bits }),
    ]
  }
}

private func bits(_ number: Double?) -> [UInt64] { number.map { [1, $0.bitPattern] } ?? [0] }

private func bits(_ count: Int?) -> [UInt64] { count.map { [1, UInt64(bitPattern: Int64($0))] } ?? [0] }
private func bits(_ isTrue: Bool) -> [UInt64] { [isTrue ? 1 : 0] }

private func bits(_ phase: TriggerPhase?) -> [UInt64] {
  switch phase {
  case .contact: [1]
  case .released: [2]
  case .settling: [3]
  case nil: [0]
  }
}

extension GestureLog {
  /// The contents of all fields as bits, for comparison.
  fileprivate var bits: [UInt64] {
    let trigger = TraceReplay.bits(firstTrigger?.time) + TraceReplay.bits(firstTrigger?.phase)
    return TraceReplay.bits(began) + TraceReplay.bits(firstState) + TraceReplay.bits(isBusy)
      + TraceReplay.bits(triggers) + trigger + TraceReplay.bits(callback) + TraceReplay.bits(offsetJump)
      + TraceReplay.bits(velocityJump)
  }
}

extension FoundContent {
  /// The bits of the content that its later motion depends on, and of what it shows at first.
  fileprivate var bits: [UInt64] {
    let extent = [content.extent.topInset, content.extent.bottomInset, content.extent.contentLength]
    let motion = [content.motionStart ?? -1, content.motionLimit, content.raw, content.releaseVelocity]
    let shown =
      content.motionStart.map { [content.offset(at: $0), content.velocity(at: $0)] } ?? [
        content.offset(at: 0)
      ]
    return TraceReplay.bits(gesture) + (extent + motion + shown).map { $0.bitPattern }
  }
}

extension ReplayFinding {
  /// The contents of all fields as bits, for comparison.
  fileprivate var bits: [UInt64] {
    let words = [
      UInt64(truncatingIfNeeded: kind.index), cause.map { UInt64(truncatingIfNeeded: $0.index) } ?? .max,
    ]
    return words + TraceReplay.bits(time) + TraceReplay.bits(gesture) + TraceReplay.bits(size)
  }
}

extension CaseIterable where Self: Equatable {
  /// The case's position among all cases of its type.
  fileprivate var index: Int { Array(Self.allCases).firstIndex(of: self) ?? 0 }
}
