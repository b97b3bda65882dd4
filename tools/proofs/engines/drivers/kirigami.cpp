// kirigami: a ScrollablePage of Kirigami on Qt 5 under a finger, on a clock that this program moves. Prints when it refreshes.
//
//   kirigami <GESTURE
//
// GESTURE has a line for each event, 'ms down|move|up y'; the events go to the window through QWindowSystemInterface, as in
// flickable.cpp, and animations and the page's timer, which is one of them, run by a driver whose time is the gesture's. The
// first line printed is the grid unit in px, then one 'ms contentY refreshing' for each frame. No screen is needed.
#include <QtCore/QAnimationDriver>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtCore/QVariantAnimation>
#include <QtGui/QFont>
#include <QtGui/QGuiApplication>
#include <QtGui/QTouchDevice>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickView>
#include <QtQuick/private/qquickwindow_p.h>
#include <qpa/qwindowsysteminterface.h>

#include <cstdio>
#include <cstring>
#include <vector>

namespace {

constexpr int viewWidth = 400, viewHeight = 800, frame = 8, tail = 2000, never = 1 << 30;  // px, ms
constexpr ulong firstTimestamp = 100000;
constexpr double fingerWidth = 4;

struct Event {
  int time;
  Qt::TouchPointState state;
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
    event.state = !std::strcmp(kind, "down") ? Qt::TouchPointPressed
                  : !std::strcmp(kind, "up") ? Qt::TouchPointReleased
                                             : Qt::TouchPointMoved;
    events.push_back(event);
  }
  return events;
}

void deliver(QWindow* window, QTouchDevice* device, const Event& event) {
  QWindowSystemInterface::TouchPoint point;
  point.id = 1;
  point.state = event.state;
  point.area = QRectF((viewWidth - fingerWidth) / 2, event.y - fingerWidth / 2, fingerWidth, fingerWidth);
  point.pressure = event.state == Qt::TouchPointReleased ? 0 : 1;
  point.normalPosition = QPointF(0.5, event.y / viewHeight);
  QWindowSystemInterface::handleTouchEvent(window, firstTimestamp + ulong(event.time), device, {point});
  QWindowSystemInterface::sendWindowSystemEvents(QEventLoop::AllEvents);
}

constexpr char scene[] = R"(
import QtQuick 2.15
import org.kde.kirigami 2.20 as Kirigami
Kirigami.ScrollablePage {
  property real unit: Kirigami.Units.gridUnit
  property real position: flickable.contentY - flickable.originY
  supportsRefreshing: true
  padding: 0
  Rectangle { implicitHeight: 20000 }
}
)";

}  // namespace

int main(int count, char** words) {
  QGuiApplication app(count, words);
  const std::vector<Event> events = readGesture();
  if (events.empty()) {
    std::fprintf(stderr, "usage: kirigami <GESTURE\n");
    return 2;
  }
  // A font whose letters are as high as the unit that Kirigami falls back on, 18 px.
  if (const char* size = std::getenv("FONT_PX")) {
    QFont font = app.font();
    font.setPixelSize(std::atoi(size));
    app.setFont(font);
  }
  Clock clock;
  clock.install();
  QVariantAnimation keepAlive;
  keepAlive.setStartValue(0);
  keepAlive.setEndValue(1);
  keepAlive.setDuration(never);
  keepAlive.start();

  const QTemporaryDir folder;
  QFile file(folder.filePath("scene.qml"));
  if (!file.open(QIODevice::WriteOnly)) return 2;
  file.write(scene);
  file.close();
  QQuickView view;
  view.setResizeMode(QQuickView::SizeRootObjectToView);
  view.setSource(QUrl::fromLocalFile(file.fileName()));
  view.resize(viewWidth, viewHeight);
  view.show();
  QQuickItem* const page = view.rootObject();
  if (!page) return 2;
  const auto device = new QTouchDevice;  // Qt's from here on
  device->setType(QTouchDevice::TouchScreen);
  device->setCapabilities(QTouchDevice::Position);
  QWindowSystemInterface::registerTouchDevice(device);
  const auto settle = [&] {
    for (int i = 0; i < 4; i++) app.processEvents();
  };
  settle();

  std::printf("%g\n", page->property("unit").toDouble());
  const int end = events.back().time + tail;
  size_t next = 0;
  for (int time = 0; time <= end; time += frame) {
    clock.now = time;
    clock.advance();
    settle();
    for (; next < events.size() && events[next].time <= time; next++) {
      deliver(&view, device, events[next]);
      QQuickWindowPrivate::get(&view)->flushFrameSynchronousEvents();
      settle();
    }
    std::printf("%d %.4f %d\n", time, page->property("position").toDouble(), page->property("refreshing").toBool());
  }
}
