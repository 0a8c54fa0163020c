// Line engraving: antialiased curve families, gathered as how much of a pixel they cover and in which
// direction they run. Joined before fragment.glsl; that sets footX, footY and reads what was laid.
//
// uniform uFilter: see fragment.glsl

uniform float uFilter;

const float TAU = 6.283185307;
const vec2 FADE = vec2(0.30, 0.467); // pixels a period, between which lines give way

vec2 footX; // CSS px of the card under one pixel of the screen, right and up
vec2 footY;
float laid; // share of the texel that is covered already, 0..2
// Two sets of lines, so that those that cross keep a direction each. xy: coverage times cosine and
// sine of twice the angle (a line has no front end; such vectors may be averaged), z: coverage.
vec3 rising;
vec3 falling;

float footprint(vec2 gradient) {
  return length(vec2(dot(gradient, footX), dot(gradient, footY)));
}

// Lays lines that run along a unit vector over what is there already.
void stamp(inout vec3 lines, float cover, vec2 along) {
  float added = cover * (1.0 - 0.5 * laid);
  laid += added;
  lines += added * vec3(along.x * along.x - along.y * along.y, 2.0 * along.x * along.y, 1.0);
}

// Exact share of a pixel under a line: d its distance, reach its half width, pixel the filter.
float coverage(float d, float reach, float pixel) {
  float from = max(abs(d) - 0.5 * pixel, -reach);
  float to = min(abs(d) + 0.5 * pixel, reach);
  return clamp(to - from, 0.0, pixel) / pixel;
}

// Share of a pixel under lines that stand where `phase` is a whole number; reach and pixel in phases.
float family(float phase, float reach, float pixel) {
  return coverage(abs(fract(phase + 0.5) - 0.5), reach, pixel);
}

// One family of lines, where `phase` is a whole number; width in px. Below ~2.2 device px a period
// every second line alone is cut, twice as wide, as far as the family has lines to `spare` (0..1);
// below that its mean tone: the light stays, and nothing can shimmer or beat.
void engrave(inout vec3 lines, float phase, vec2 gradient, float width, float weight, float spare) {
  float slope = length(gradient);
  float pixel = footprint(gradient);
  float soft = uFilter * pixel;
  float reach = 0.5 * width * slope;
  float cover = family(phase, reach, soft);
  if (pixel > FADE.x) {
    float coarse = min(2.0 * reach, 1.0);
    float sparse = spare * (1.0 - smoothstep(FADE.x, FADE.y, 0.5 * pixel));
    if (sparse > 0.0) coarse = mix(coarse, family(0.5 * phase, reach, 0.5 * soft), sparse);
    cover = mix(cover, coarse, smoothstep(FADE.x, FADE.y, pixel));
  }
  stamp(lines, cover * weight, vec2(-gradient.y, gradient.x) / slope);
}

// A single stroke at signed distance `d` with unit gradient `normal`; width in px.
void stroke(float d, vec2 normal, float width, float weight) {
  float pixel = uFilter * footprint(normal);
  stamp(rising, coverage(d, 0.5 * width, pixel) * weight, vec2(-normal.y, normal.x));
}

struct Polar { float r; float angle; vec2 outward; vec2 around; };

Polar polar(vec2 q) {
  float r = max(length(q), 1e-3);
  vec2 outward = q / r;
  return Polar(r, atan(q.y, q.x), outward, vec2(-outward.y, outward.x));
}

// Woven band, as a rose engine cuts it: the curves r = mid + half cos(lobes angle - 2 pi j / copies)
// for all j, with mid and half scalloped `petals` times a turn. Solving for j gives two phase
// fields in closed form, one for the rising and one for the falling branch.
// shape, px: mid, half, scallop of mid, scallop of half. lobes * copies must be whole; copies even.
void weave(Polar at, vec4 shape, float lobes, float copies, float petals, float width, float weight) {
  float wave = cos(petals * at.angle);
  float swing = -petals * sin(petals * at.angle);
  float halfWidth = shape.y + shape.w * wave;
  float offset = at.r - shape.x - shape.z * wave;
  float depth = (halfWidth - abs(offset)) / footprint(at.outward); // device px
  float inside = clamp(depth + 0.8, 0.0, 1.0);
  if (inside <= 0.0) return;
  float u = clamp(offset / halfWidth, -0.9985, 0.9985);
  float turn = acos(u);
  float k = copies / TAU;
  vec2 along = vec2(1.0, -swing * (shape.z + u * shape.w) / at.r);
  vec2 branch = -k * inversesqrt(1.0 - u * u) / halfWidth * along;
  vec2 base = vec2(0.0, k * lobes / at.r);
  mat2 frame = mat2(at.outward, at.around);
  // None at the edge, where the lines bend within a pixel, and half a rope is no rope.
  float spare = step(3.0, copies) * smoothstep(1.0, 5.0, depth);
  engrave(rising, k * (lobes * at.angle - turn), frame * (base - branch), width, weight * inside, spare);
  engrave(falling, k * (lobes * at.angle + turn), frame * (base + branch), width, weight * inside, spare);
}
