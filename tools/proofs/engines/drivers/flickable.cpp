// flickable: a Flickable of Qt Quick under a finger, on a clock that this program moves. Prints where its content is.
//
//   flickable START FRAME <GESTURE >CURVE
//
// START is contentY at the beginning, FRAME a frame's length in ms. GESTURE has a line for each event, 'ms down|move|up y', in whole ms; the events go to
// the window with those timestamps through QWindowSystemInterface, as a platform plugin delivers them. CURVE has a line
// for each ms at which something happened, 'ms contentY', after the frame. Animations run by a QAnimationDriver whose time
// is the gesture's, and what Qt Quick keeps for the next frame is delivered at each event. So the curve is the same on
// every run, whatever else the machine does. No screen is needed: QT_QPA_PLATFORM=offscreen.
#include <QtCore/QAnimationDriver>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtCore/QVariantAnimation>
#include <QtGui/QGuiApplication>
#include <QtGui/qpointingdevice.h>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickView>
#include <QtQuick/private/qquickwindow_p.h>
#include <qpa/qwindowsysteminterface.h>

#include <cstdio>
#include <cstring>
#include <vector>

namespace {

constexpr int viewWidth = 400, viewHeight = 800, contentHeight = 20000;
constexpr int tail = 4000;           // ms that the content is watched after the last event
constexpr int never = 1 << 30;       // ms: longer than any gesture
constexpr double fingerWidth = 4;    // px
constexpr ulong firstTimestamp = 100000;  // ms; a timestamp of 0 would count as none

struct Event {
  int time;
  QEventPoint::State state;
  double y;
};

class Clock : public QAnimationDriver {
 public:
  qint64 now = 0;
  qint64 elapsed() const override { return now; }
};

std::vector<Event> readGesture() {
  std::vector<Event> events;
  char kind[8];
  Event event;
  while (std::scanf("%d %7s %lf", &event.time, kind, &event.y) == 3) {
    event.state = !std::strcmp(kind, "down") ? QEventPoint::Pressed
                  : !std::strcmp(kind, "up") ? QEventPoint::Released
                                             : QEventPoint::Updated;
    events.push_back(event);
  }
  return events;
}

void deliver(QWindow* window, const QPointingDevice* device, const Event& event) {
  QWindowSystemInterface::TouchPoint point;
  point.id = 1;
  point.state = event.state;
  point.area = QRectF((viewWidth - fingerWidth) / 2, event.y - fingerWidth / 2, fingerWidth, fingerWidth);
  point.pressure = event.state == QEventPoint::Released ? 0 : 1;
  point.normalPosition = QPointF(0.5, event.y / viewHeight);
  QWindowSystemInterface::handleTouchEvent(window, firstTimestamp + ulong(event.time), device, {point});
  QWindowSystemInterface::sendWindowSystemEvents(QEventLoop::AllEvents);
}

QUrl writeScene(const QTemporaryDir& folder) {
  const QString path = folder.filePath("scene.qml");
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly)) std::exit(2);
  file.write(QStringLiteral("import QtQuick\nFlickable { contentWidth: %1; contentHeight: %2 }\n")
                 .arg(viewWidth).arg(contentHeight).toUtf8());
  return QUrl::fromLocalFile(path);
}

}  // namespace

int main(int count, char** words) {
  QGuiApplication app(count, words);
  const std::vector<Event> events = readGesture();
  const int frame = count == 3 ? std::atoi(words[2]) : 0;
  if (frame < 1 || events.empty()) {
    std::fprintf(stderr, "usage: flickable START FRAME <GESTURE\n");
    return 2;
  }
  Clock clock;
  clock.install();
  // Something always runs, so that Qt never goes back to its own clock in between.
  QVariantAnimation keepAlive;
  keepAlive.setStartValue(0);
  keepAlive.setEndValue(1);
  keepAlive.setDuration(never);
  keepAlive.start();

  const QTemporaryDir folder;
  QQuickView view;
  view.setResizeMode(QQuickView::SizeRootObjectToView);
  view.setSource(writeScene(folder));
  view.resize(viewWidth, viewHeight);
  view.show();
  QQuickItem* const flickable = view.rootObject();
  if (!flickable) return 2;
  flickable->setProperty("contentY", std::atof(words[1]));
  const auto device = new QPointingDevice("finger", 1, QInputDevice::DeviceType::TouchScreen,
                                          QPointingDevice::PointerType::Finger,
                                          QInputDevice::Capability::Position, 10, 0);
  QWindowSystemInterface::registerInputDevice(device);
  const auto settle = [&] {
    for (int i = 0; i < 4; i++) app.processEvents();
  };
  settle();

  const int end = events.back().time + tail;
  size_t next = 0;
  for (int time = 0; time <= end; time++) {
    bool happened = false;
    clock.now = time;
    // The frame first: Qt begins what an event starts at the time of the last frame, so that this one must be on it.
    if (time % frame == 0) {
      clock.advance();
      settle();
      happened = true;
    }
    for (; next < events.size() && events[next].time <= time; next++, happened = true) {
      deliver(&view, device, events[next]);
      QQuickWindowPrivate::get(&view)->flushFrameSynchronousEvents();
      settle();
    }
    if (happened) std::printf("%d %.4f\n", time, flickable->property("contentY").toDouble());
  }
}
