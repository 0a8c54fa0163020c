// Facets are grains of the foil that lie askew, and flash where they mirror the light. Prepended to fragment.glsl,
// after paper.glsl.

const float FACET_CELL_PX = 7.0;
const float FACET_PX = 2.2; // radius, with its soft edge: above two device px even at ratio 1, against shimmer

// A cell has at most one, wholly inside it. xy: its tilt, 0..1 long, mostly small; z: coverage.
vec3 facetAt(vec2 p) {
  ivec2 cell = ivec2(floor(p / FACET_CELL_PX));
  uint h = pcg(uint(cell.x) + pcg(uint(cell.y) + 3u));
  vec2 shift = vec2(h & 255u, (h >> 8u) & 255u) / 255.0 - 0.5;
  vec2 q = p - (vec2(cell) + 0.5) * FACET_CELL_PX - (FACET_CELL_PX - 2.0 * FACET_PX) * shift;
  float angle = float((h >> 16u) & 255u) / 255.0 * TAU;
  float tilt = float(h >> 24u) / 255.0;
  float inside = max(0.0, 1.0 - dot(q, q) / (FACET_PX * FACET_PX));
  return vec3(tilt * cos(angle), tilt * sin(angle), inside * inside);
}
