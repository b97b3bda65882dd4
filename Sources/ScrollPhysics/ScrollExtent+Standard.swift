extension ScrollExtent {
  /// The default viewport length, in points: that of the 4.7-inch phones that the oldest systems were written for.
  public static var standardViewport: Double { 667 }
  /// The default viewport length of content that scrolls horizontally, in points: the width of the same phones.
  public static var standardWidth: Double { 375 }
  /// The default content length, in viewports.
  public static var standardContent: Double { 10 }

  /// The default scroll range: a 667 pt viewport over ten times as much content, no insets.
  public static var standard: ScrollExtent {
    ScrollExtent(contentLength: standardContent * standardViewport, viewportLength: standardViewport)
  }
}
