// Line engraving in foil: antialiased curve families and how brushed metal on them catches light.
// Joined before fragment.glsl; that sets footX, footY, halfXY and reads foil.
//
// uniforms: none

const float TAU = 6.283185307;
const vec2 FADE = vec2(0.36, 0.56); // filtered pixels a period, between which lines give way
const float FILTER_PX = 1.2; // width of the box filter, device px: a little soft, never sparkling

// Satin and tight lobe of the brushed foil: squared spread along and across the brushing.
const vec2 SPREAD_ALONG = vec2(0.030, 0.0036);
const vec2 SPREAD_ACROSS = vec2(0.34, 0.26);

vec2 footX; // CSS px of the card under one device pixel, right and up
vec2 footY;
vec2 halfXY; // half vector, its part in the card plane over its part along the normal
vec3 foil; // gathered foil: x coverage, y satin light, z tight light

float footprint(vec2 gradient) {
  return length(vec2(dot(gradient, footX), dot(gradient, footY)));
}

// Light on foil brushed along a unit vector: x satin, y tight, both 1 at their peak. Along the
// brushing the lobe is narrow, so circular lines show a bow-tie that turns with the light.
vec2 brushed(vec2 along) {
  float t = dot(halfXY, along);
  float b = dot(halfXY, vec2(-along.y, along.x));
  vec2 q = 1.0 / (1.0 + t * t / SPREAD_ALONG + b * b / SPREAD_ACROSS);
  return q * q;
}

void stamp(float cover, vec2 light) {
  foil += cover * (1.0 - 0.5 * foil.x) * vec3(1.0, light);
}

// Exact share of a pixel under a line: d its distance, reach its half width, pixel the filter.
float coverage(float d, float reach, float pixel) {
  float from = max(abs(d) - 0.5 * pixel, -reach);
  float to = min(abs(d) + 0.5 * pixel, reach);
  return clamp(to - from, 0.0, pixel) / pixel;
}

// Share of a pixel under lines that stand where `phase` is a whole number; reach and pixel in phases.
float lines(float phase, float reach, float pixel) {
  return coverage(abs(fract(phase + 0.5) - 0.5), reach, pixel);
}

// One family of lines, where `phase` is a whole number; width in px. Below ~2.2 device px a period
// every second line alone is cut, twice as wide, as far as the family has lines to `spare` (0..1);
// below that its mean tone: the light stays, and nothing can shimmer or beat.
void engrave(float phase, vec2 gradient, float width, float weight, float spare) {
  float slope = length(gradient);
  float pixel = FILTER_PX * footprint(gradient);
  float reach = 0.5 * width * slope;
  float cover = lines(phase, reach, pixel);
  if (pixel > FADE.x) {
    float coarse = min(2.0 * reach, 1.0);
    float sparse = spare * (1.0 - smoothstep(FADE.x, FADE.y, 0.5 * pixel));
    if (sparse > 0.0) coarse = mix(coarse, lines(0.5 * phase, reach, 0.5 * pixel), sparse);
    cover = mix(cover, coarse, smoothstep(FADE.x, FADE.y, pixel));
  }
  stamp(cover * weight, brushed(vec2(-gradient.y, gradient.x) / slope));
}

// A single stroke at signed distance `d` with unit gradient `normal`; width in px.
void stroke(float d, vec2 normal, float width, float weight) {
  float pixel = FILTER_PX * footprint(normal);
  stamp(coverage(d, 0.5 * width, pixel) * weight, brushed(vec2(-normal.y, normal.x)));
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
  engrave(k * (lobes * at.angle - turn), frame * (base - branch), width, weight * inside, spare);
  engrave(k * (lobes * at.angle + turn), frame * (base + branch), width, weight * inside, spare);
}
