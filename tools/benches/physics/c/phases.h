/* A motion of up to five stretches, one after the other. */
#ifndef PHASES_H
#define PHASES_H
#include "braking.h"
#include "ease.h"
#include "spline.h"
#include "stretch.h"

struct phase {
  enum { REST, MOVE, BRAKING, SPLINE, STRETCH } kind;
  union {
    double rest;
    struct move move;
    struct {
      struct braking braking;
      double entered;
    };
    struct spline spline;
    struct recede recede;
  };
};

struct phases {
  int count;
  double since[5];
  struct phase phase[5];
};

static inline double phase_duration(const struct phase *p) {
  switch (p->kind) {
    case REST: return 0;
    case MOVE: return p->move.duration;
    case BRAKING: return braking_duration(&p->braking) - p->entered;
    case SPLINE: return p->spline.duration;
    default: return p->recede.duration;
  }
}

static inline double phase_offset(const struct phase *p, double time) {
  switch (p->kind) {
    case REST: return p->rest;
    case MOVE: return move_offset(&p->move, time);
    case BRAKING: return braking_offset(&p->braking, p->entered + time);
    case SPLINE: return spline_offset(&p->spline, time);
    default: return recede_offset(&p->recede, time);
  }
}

/* `phase` from `time` on. */
static inline void then_at(struct phases *p, struct phase phase, double time) {
  p->since[p->count] = time;
  p->phase[p->count++] = phase;
}

/* `phase` from where the last one comes to rest. */
static inline void then(struct phases *p, struct phase phase) {
  int last = p->count - 1;
  then_at(p, phase, last < 0 ? 0 : p->since[last] + phase_duration(&p->phase[last]));
}

static inline struct phases phases(struct phase first) {
  struct phases p;
  p.count = 0;
  then(&p, first);
  return p;
}

static inline double phases_offset(const struct phases *p, double time) {
  int i = 0;
  while (i + 1 < p->count && time >= p->since[i + 1]) i++;
  double since = p->since[i];
  return phase_offset(&p->phase[i], time > since ? time - since : 0);
}

static inline struct phase rest(double offset) { return (struct phase){.kind = REST, .rest = offset}; }

static inline struct phase move(double start, double end, double duration, enum easing easing) {
  return (struct phase){.kind = MOVE, .move = {start, end, duration, easing}};
}

static inline struct phase braking(double start, double velocity, double deceleration, double entered) {
  return (struct phase){.kind = BRAKING, .braking = {start, velocity, deceleration}, .entered = entered};
}
#endif
