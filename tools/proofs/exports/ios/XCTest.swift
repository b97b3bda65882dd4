// The part of XCTest that a test of touches calls, by Apple's own names, so that it can be compiled and run without Xcode: what
// it would do is printed. Declarations after developer.apple.com (XCUIAutomation, Xcode 16.3), where speeds are told in pixels a
// second.
@_exported import Foundation

public struct CGVector {
  public var dx, dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

public struct XCUIGestureVelocity: RawRepresentable, Sendable {
  public var rawValue: CGFloat
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
}

@MainActor public class XCUIElement {
  init() {}

  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    precondition(normalizedOffset.dx == 0 && normalizedOffset.dy == 0)
    return XCUICoordinate(offset: normalizedOffset)
  }
}

@MainActor public final class XCUIApplication: XCUIElement {
  public override init() {}
}

@MainActor public final class XCUICoordinate {
  private let offset: CGVector

  init(offset: CGVector) { self.offset = offset }

  public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
  }

  public func press(forDuration duration: TimeInterval) {
    print("press", offset.dx, offset.dy, duration)
  }

  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    let other = otherCoordinate.offset
    print("drag", offset.dx, offset.dy, duration, other.dx, other.dy, velocity.rawValue, holdDuration)
  }
}
