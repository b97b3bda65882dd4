/* The algorithms of ScrollPhysics in C, line by line: what tools/bench times it against. */
void reference_drag(const double *input, double *output, int count, double coefficient, double dimension);
void reference_decay(const double *input, double *output, int count, double start, double velocity, double rate);
void reference_spring(const double *input, double *output, int count, double edge, double displacement,
                      double velocity, double frequency);
