// touched NUMBER: a window of Qt that prints every touch it gets, while the export of that number is played on it: time in ms,
// type, and each finger with its state, x and y. gestures.h lists the exports.
#include "gestures.h"

#include <QtGui/QGuiApplication>
#include <QtGui/QWindow>

#include <cstdio>
#include <cstdlib>

namespace {

class Window : public QWindow {
protected:
  void touchEvent(QTouchEvent *event) override
  {
    std::printf("%llu %s", (unsigned long long)event->timestamp(),
                event->type() == QEvent::TouchCancel ? "cancel" : "report");
    for (const QEventPoint &point : event->points())
      std::printf(" %d %d %.6f %.6f", point.id(), int(point.state()), point.position().x(), point.position().y());
    std::printf("\n");
    event->accept();
  }
};

}  // namespace

int main(int count, char **words)
{
  QGuiApplication app(count, words);
  if (count != 2) return 2;
  Window window;
  window.resize(500, 1000);
  window.show();
  if (!QTest::qWaitForWindowExposed(&window)) return 2;
  plays[std::atoi(words[1])](&window);
}
