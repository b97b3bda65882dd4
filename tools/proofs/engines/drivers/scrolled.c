// scrolled: a scroller of GTK 4 or libadwaita under a finger, on a clock that this program moves. Prints where content is.
//
//   scrolled START PIPE <GESTURE >CURVE     a GtkScrolledWindow; START is the value of its adjustment
//   carousel START PIPE <GESTURE >CURVE     an AdwCarousel of pages as long as the view; START is a page (-DCAROUSEL)
//
// GESTURE has a line for each event, 'ms down|move|up y'. They are written to PIPE, which touches.c reads in the compositor,
// and come back as Wayland's touches with those times. CURVE has a line for each frame, 'ms offset effect': the adjustment's
// value, or the carousel's position in pixels; and the height of the edge effect, negative at the top: the theme draws it
// half as high as the content is past the edge, which no adjustment has. Under a finger 'ms' is the time of the report that
// the frame shows, until it rests. A lift starts what it starts at the frame before it, so after one the frame's time is counted from there.
// GDK asks g_get_monotonic_time for the time of a frame; it stands here and goes on by a sixtieth of a second from frame
// to frame, however long each takes. So the curve is the same on every run, whatever else the machine does, but for a
// millisecond by which GDK moves frames to where the compositor says that they were shown.
#include <fcntl.h>
#include <gtk/gtk.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef CAROUSEL
#include <adwaita.h>
#endif

enum { WIDTH = 400, HEIGHT = 800, CONTENT = 20000, PAGES = 10, SETTLE = 60, TAIL_MS = 3000, FIRST_MS = 1000000, RESTS_MS = 40, MOST = 4096, PATIENCE_S = 20 };
enum { FRAMES = 60, MICROSECONDS = 1000000 };

static gint64 now = 1000 * (gint64)MICROSECONDS;  // any time but 0, in µs
static GtkWidget *window, *scroller;
#ifndef CAROUSEL
static GtkAdjustment *adjustment;
#endif
static unsigned frames, touches;
static double start;
static struct Event { long ms; char kind[8]; double y; } events[MOST];

gint64 g_get_monotonic_time(void) { return now; }

static gboolean touched(GtkEventControllerLegacy *controller, GdkEvent *event, gpointer data) {
  GdkEventType type = gdk_event_get_event_type(event);
  if (type >= GDK_TOUCH_BEGIN && type <= GDK_TOUCH_CANCEL) touches++;
  return GDK_EVENT_PROPAGATE;
}

static void painted(GdkFrameClock *clock, gpointer data) { frames++; }
static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  gtk_widget_queue_draw(widget);
  return G_SOURCE_CONTINUE;
}

// Lets GTK work until a counter moves on.
static void await(const unsigned *counter, unsigned until, const char *what) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  const time_t end = time.tv_sec + PATIENCE_S;
  while (*counter < until) {
    if (!g_main_context_iteration(NULL, FALSE)) usleep(100);
    clock_gettime(CLOCK_MONOTONIC, &time);
    if (time.tv_sec > end) {
      fprintf(stderr, "error: no %s within %d s\n", what, PATIENCE_S);
      exit(2);
    }
  }
}

// The height of the edge effect at the top (negative) or bottom: of the gradient that goes across the whole view.
static double overshoot_in(GskRenderNode *node, double y) {
  graphene_rect_t bounds;
  gsk_render_node_get_bounds(node, &bounds);
  switch (gsk_render_node_get_node_type(node)) {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children(node); i++) {
        double found = overshoot_in(gsk_container_node_get_child(node, i), y);
        if (found) return found;
      }
      return 0;
    case GSK_TRANSFORM_NODE: {
      float dx = 0, dy = 0;
      GskTransform *transform = gsk_transform_node_get_transform(node);
      if (gsk_transform_get_category(transform) >= GSK_TRANSFORM_CATEGORY_2D_TRANSLATE)
        gsk_transform_to_translate(transform, &dx, &dy);
      return overshoot_in(gsk_transform_node_get_child(node), y + dy);
    }
    case GSK_CLIP_NODE: return overshoot_in(gsk_clip_node_get_child(node), y);
    case GSK_OPACITY_NODE: return overshoot_in(gsk_opacity_node_get_child(node), y);
    case GSK_DEBUG_NODE: return overshoot_in(gsk_debug_node_get_child(node), y);
    case GSK_RADIAL_GRADIENT_NODE:
    case GSK_REPEATING_RADIAL_GRADIENT_NODE:
    case GSK_LINEAR_GRADIENT_NODE:
      if (bounds.size.width < WIDTH) return 0;
      return y + bounds.origin.y < 1 ? -bounds.size.height : bounds.size.height;
    default: return 0;
  }
}

static double overshoot(void) {
  GdkPaintable *picture = gtk_widget_paintable_new(scroller);
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gdk_paintable_snapshot(picture, snapshot, WIDTH, HEIGHT);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  double found = node ? overshoot_in(node, 0) : 0;
  if (node) gsk_render_node_unref(node);
  g_object_unref(picture);
  return found;
}

static double offset(void) {
#ifdef CAROUSEL
  return adw_carousel_get_position(ADW_CAROUSEL(scroller)) * HEIGHT;
#else
  return gtk_adjustment_get_value(adjustment);
#endif
}

static GtkWidget *make_scroller(void) {
#ifdef CAROUSEL
  GtkWidget *made = adw_carousel_new();
  gtk_orientable_set_orientation(GTK_ORIENTABLE(made), GTK_ORIENTATION_VERTICAL);
  for (int i = 0; i < PAGES; i++) {
    GtkWidget *page = gtk_drawing_area_new();
    gtk_widget_set_size_request(page, WIDTH, HEIGHT);
    gtk_widget_set_vexpand(page, TRUE);
    adw_carousel_append(ADW_CAROUSEL(made), page);
  }
#else
  GtkWidget *made = gtk_scrolled_window_new(), *content = gtk_drawing_area_new();
  gtk_widget_set_size_request(content, WIDTH, CONTENT);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(made), content);
  adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(made));
#endif
  return made;
}

// Shows some frames.
static void settle(void) {
  for (int frame = 0; frame < SETTLE; frame++) {
    now += MICROSECONDS / FRAMES;
    await(&frames, frames + 1, "frame");
  }
}

static void show(void) {
  window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), WIDTH, HEIGHT);
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  scroller = make_scroller();
  gtk_window_set_child(GTK_WINDOW(window), scroller);
  GtkEventController *controller = gtk_event_controller_legacy_new();
  gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE);
  g_signal_connect(controller, "event", G_CALLBACK(touched), NULL);
  gtk_widget_add_controller(window, controller);
  gtk_window_fullscreen(GTK_WINDOW(window));
  gtk_window_present(GTK_WINDOW(window));
  gtk_widget_add_tick_callback(scroller, tick, NULL, NULL);
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), NULL);
}

static void print_row(double ms) { printf("%.3f %.4f %.1f\n", ms, offset(), overshoot()); }
static double frame_ms(gint64 began) {
  return (gdk_frame_clock_get_frame_time(gtk_widget_get_frame_clock(window)) - began) / 1000.0;
}

int main(int count, char **words) {
#ifdef CAROUSEL
  adw_init();
#else
  gtk_init();
#endif
  if (count != 3) {
    fprintf(stderr, "usage: %s START PIPE <GESTURE\n", words[0]);
    return 2;
  }
  start = atof(words[1]);
  int pipe = open(words[2], O_WRONLY);
  int number = 0;
  struct Event *event = events;
  while (number < MOST && scanf("%ld %7s %lf", &event->ms, event->kind, &event->y) == 3) event++, number++;
  if (pipe < 0 || !number) return 2;
  show();
  settle();
#ifdef CAROUSEL
  adw_carousel_scroll_to(ADW_CAROUSEL(scroller), adw_carousel_get_nth_page(ADW_CAROUSEL(scroller), start), FALSE);
#else
  gtk_adjustment_set_value(adjustment, start);
#endif
  settle();
  if (gtk_widget_get_width(scroller) != WIDTH || gtk_widget_get_height(scroller) != HEIGHT) {
    fprintf(stderr, "error: the view is %dx%d px\n", gtk_widget_get_width(scroller), gtk_widget_get_height(scroller));
    return 2;
  }
  const gint64 began = now + MICROSECONDS / FRAMES;
  const long end = events[number - 1].ms + TAIL_MS;
  double shift = 0, shown = -1;  // ms
  for (int frame = 0, next = 0;; frame++) {
    now = began + frame * (gint64)MICROSECONDS / FRAMES;
    await(&frames, frames + 1, "frame");
    const struct Event *last = next ? &events[next - 1] : NULL;
    const int held = last && strcmp(last->kind, "up");
    const int rests = held && frame_ms(began) > last->ms + RESTS_MS;
    const double ms = held && !rests ? last->ms : frame_ms(began) + shift;
    if (last && ms > shown) print_row(shown = ms);
    if ((now - began) / 1000 > end) return 0;
    const gint64 until = began + (frame + 1) * (gint64)MICROSECONDS / FRAMES;
    for (; next < number && began + events[next].ms * 1000 < until; next++) {
      if (began + events[next].ms * 1000 > now) now = began + events[next].ms * 1000;
      dprintf(pipe, "%ld %s %d %.4f\n", (long)(events[next].ms + FIRST_MS), events[next].kind, WIDTH / 2, events[next].y);
      await(&touches, touches + 1, "touch");
      if (!strcmp(events[next].kind, "up")) shift = events[next].ms - frame_ms(began);
    }
  }
}
