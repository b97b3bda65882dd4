// The part of XCTest that a test of touches calls, by Apple's own names, so that it can be compiled and run without Xcode: what
// it would do is printed. Declarations after developer.apple.com (XCUIAutomation, Xcode 16.3), where speeds are told in pixels a
// second.
@_exported import Foundation

package struct CGVector {
  package var dx, dy: CGFloat
  package init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

package struct XCUIGestureVelocity: RawRepresentable, Sendable {
  package var rawValue: CGFloat
  package init(rawValue: CGFloat) { self.rawValue = rawValue }
}

@MainActor package class XCUIElement {
  init() {}

  package func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    precondition(normalizedOffset.dx == 0 && normalizedOffset.dy == 0)
    return XCUICoordinate(offset: normalizedOffset)
  }
}

@MainActor package final class XCUIApplication: XCUIElement {
  package override init() {}
}

@MainActor package final class XCUICoordinate {
  private let offset: CGVector

  init(offset: CGVector) { self.offset = offset }

  package func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
  }

  package func press(forDuration duration: TimeInterval) {
    print("press", offset.dx, offset.dy, duration)
  }

  package func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    let other = otherCoordinate.offset
    print("drag", offset.dx, offset.dy, duration, other.dx, other.dy, velocity.rawValue, holdDuration)
  }
}
