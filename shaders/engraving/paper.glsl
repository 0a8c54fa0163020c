// Cotton paper has grain and fibres, which are fixed to the card. Prepended to fragment.glsl.

const float GRAIN_PX = 2.1; // above two device px even at ratio 1, against shimmer
const float FIBRE_CELL_PX = 30.0;

// PCG hash (Jarzynski and Olano, JCGT 2020).
uint pcg(uint v) {
  uint s = v * 747796405u + 2891336453u;
  uint w = ((s >> ((s >> 28u) + 4u)) ^ s) * 277803737u;
  return (w >> 22u) ^ w;
}

float noiseAt(ivec2 cell) {
  return float(pcg(uint(cell.x) + pcg(uint(cell.y))) >> 8u) / 16777216.0;
}

// Value noise: xy gradient, z value 0..1.
vec3 grain(vec2 p) {
  ivec2 cell = ivec2(floor(p));
  vec2 f = fract(p);
  vec2 w = f * f * (3.0 - 2.0 * f);
  float a = noiseAt(cell);
  float b = noiseAt(cell + ivec2(1, 0));
  float c = noiseAt(cell + ivec2(0, 1));
  float k = a - b - c + noiseAt(cell + ivec2(1, 1));
  vec2 slope = 6.0 * f * (1.0 - f) * (vec2(b - a, c - a) + k * w.yx);
  return vec3(slope, a + (b - a) * w.x + (c - a) * w.y + k * w.x * w.y);
}

// At most one fibre per cell, wholly inside it: x coverage, y 1 if dyed.
vec2 fibre(vec2 p, uint layer) {
  ivec2 cell = ivec2(floor(p / FIBRE_CELL_PX));
  uint h = pcg(uint(cell.x) + pcg(uint(cell.y) + layer));
  vec2 shift = vec2(h & 255u, (h >> 8u) & 255u) / 255.0 - 0.5;
  vec2 q = p - (vec2(cell) + 0.5) * FIBRE_CELL_PX - 8.0 * shift;
  float angle = float((h >> 16u) & 255u) / 255.0 * TAU;
  q = mat2(cos(angle), -sin(angle), sin(angle), cos(angle)) * q;
  q.y += 1.6 * sin(q.x * 0.28 + angle * 3.0);
  float d = length(vec2(max(abs(q.x) - 6.5, 0.0), q.y));
  float fate = float(h >> 24u) / 255.0;
  return vec2((1.0 - smoothstep(0.25, 0.95, d)) * step(fate, 0.62), step(fate, 0.05));
}

// p in CSS px. x: tone, mean 1; y: coverage by dyed fibre, 0..1.
vec2 paperAt(vec2 p, out vec2 bump) {
  vec3 fine = grain(p / GRAIN_PX);
  vec3 felt = grain(mat2(0.11, -0.29, 0.31, 0.09) * p + 0.5 * fine.xy);
  bump = 0.016 * fine.xy + 0.010 * felt.xy; // slope of the grain
  vec2 above = fibre(p, 1u);
  vec2 below = fibre(mat2(0.8, 0.6, -0.6, 0.8) * p, 2u);
  float tone = 1.0 + 0.09 * (fine.z - 0.5) + 0.10 * (felt.z - 0.5);
  return vec2(tone * (1.0 + 0.16 * above.x - 0.12 * below.x), above.x * above.y);
}
