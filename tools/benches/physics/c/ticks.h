/* Motions by the frame, 60 a second, as FrameTicks.swift has them: friction, springs and rests, shown at frames alone. */
#ifndef TICKS_H
#define TICKS_H
#include "decay.h"
#include "settle.h"

static const double tick = 1.0 / 60;

static inline double tick_time(double index) { return tick + (index - 1) * tick; }

static inline double ticks_up_to(double time) {
  double count = floor((time - tick) / tick + 1e-6) + 1;
  return count > 0 ? count : 0;
}

static inline double tick_at_or_after(double time) {
  double index = ceil((time - tick) / tick - 1e-6) + 1;
  return index > 1 ? index : 1;
}

struct ticked_piece {
  enum { HELD, SLOWING, SPRUNG } kind;
  double offset, velocity, rate;
  struct spring_motion spring;
};

struct ticked {
  int count;
  double since[5];
  struct ticked_piece piece[5];
};

static inline void add_piece(struct ticked *t, double since, struct ticked_piece piece) {
  t->since[t->count] = since;
  t->piece[t->count++] = piece;
}

static inline void hold(struct ticked *t, double since, double offset) {
  add_piece(t, since, (struct ticked_piece){.kind = HELD, .offset = offset});
}

static inline void spring_back(struct ticked *t, double since, double edge, struct spring_motion spring) {
  add_piece(t, since, (struct ticked_piece){.kind = SPRUNG, .offset = edge, .spring = spring});
}

static inline double slowing_offset(const struct ticked_piece *p, double time) {
  return p->offset + -p->velocity * elementary_expm1(-p->rate * time) / p->rate;
}

static inline double slowing_velocity(const struct ticked_piece *p, double time) {
  return p->velocity * elementary_exp(-p->rate * time);
}

/* Rest on the edge from the first frame after `index` at which a spring from `since` on is within `bound`. */
static inline void hold_when_near(struct ticked *t, double edge, const struct spring_motion *spring, double since,
                                  double index, double bound) {
  double end = index + 1;
  while (fabs(spring_displacement(spring, tick_time(end) - since)) > bound) end++;
  hold(t, tick_time(end), edge);
}

static inline double ticked_offset(const struct ticked *t, double time) {
  double count = ticks_up_to(time), shown = count > 0 ? tick_time(count) : 0;
  int i = 0;
  while (i + 1 < t->count && shown >= t->since[i + 1]) i++;
  const struct ticked_piece *p = &t->piece[i];
  double local = shown > t->since[i] ? shown - t->since[i] : 0;
  switch (p->kind) {
    case HELD: return p->offset;
    case SLOWING: return slowing_offset(p, local);
    default: return p->offset + spring_displacement(&p->spring, local);
  }
}
#endif
