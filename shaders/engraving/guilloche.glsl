// Line engraving. Antialiased families of curves are summed up by how much of a pixel they cover and in which direction
// they run. Prepended to fragment.glsl, which sets `foot` and reads the sums.

uniform float uFilter; // pixels, width of the box filter: 1.2 is slightly soft, but never sparkles

const vec2 FADE = vec2(0.30, 0.467); // periods per pixel, range of the fade to a coarser set

float foot; // CSS px on the card per screen pixel
float laid; // coverage of the texel so far, 0..2
// Two sums keep the directions of crossing lines apart. xy: coverage * (cos, sin) of twice the angle, by which
// opposite directions are equal and can be averaged; z: coverage.
vec3 rising;
vec3 falling;

// Adds lines along a unit vector on top of what is there.
void stamp(inout vec3 lines, float cover, vec2 along) {
  float added = cover * (1.0 - 0.5 * laid);
  laid += added;
  lines += added * vec3(along.x * along.x - along.y * along.y, 2.0 * along.x * along.y, 1.0);
}

// Exact coverage of a pixel by a line: d distance, reach half width, pixel filter width.
float coverage(float d, float reach, float pixel) {
  float from = max(abs(d) - 0.5 * pixel, -reach);
  float to = min(abs(d) + 0.5 * pixel, reach);
  return clamp(to - from, 0.0, pixel) / pixel;
}

// Coverage by lines at whole values of `phase`; reach and pixel in phases.
float family(float phase, float reach, float pixel) {
  return coverage(abs(fract(phase + 0.5) - 0.5), reach, pixel);
}

// Lines at whole values of `phase`; width in px. Below ~2.2 device px per period they fade to every
// second line at double width, as far as `spare` (0..1) allows, then to the mean tone. No moire.
void engrave(inout vec3 lines, float phase, vec2 gradient, float width, float weight, float spare) {
  float slope = length(gradient);
  float pixel = foot * slope;
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

// Single line at signed distance `d` with unit gradient `normal`; width in px.
void stroke(float d, vec2 normal, float width, float weight) {
  stamp(rising, coverage(d, 0.5 * width, uFilter * foot) * weight, vec2(-normal.y, normal.x));
}

// The angle is 0 at the top and grows clockwise.
struct Polar { float r; float angle; vec2 outward; vec2 around; };

Polar polar(vec2 q) {
  float r = max(length(q), 1e-3);
  vec2 outward = q / r;
  return Polar(r, atan(q.x, q.y), outward, vec2(outward.y, -outward.x));
}

// Woven band: the curves r = mid + half cos(lobes angle - 2 pi j / copies) for all j, mid and half
// modulated `petals` times per turn. Solving for j gives two phase fields in closed form, for the
// rising and the falling branch. lobes * copies must be whole, copies even.
// shape, px: mid, half, modulation of mid, modulation of half; counts: lobes, copies, petals.
void weave(Polar at, vec4 shape, vec3 counts, float width, float weight) {
  float lobes = counts.x;
  float copies = counts.y;
  float petals = counts.z;
  float wave = cos(petals * at.angle);
  float swing = -petals * sin(petals * at.angle);
  float halfWidth = shape.y + shape.w * wave;
  float offset = at.r - shape.x - shape.z * wave;
  float depth = (halfWidth - abs(offset)) / foot; // device px
  float inside = clamp(depth + 0.8, 0.0, 1.0);
  if (inside <= 0.0) return;
  float u = clamp(offset / halfWidth, -0.9985, 0.9985);
  float turn = acos(u);
  float k = copies / TAU;
  vec2 along = vec2(1.0, -swing * (shape.z + u * shape.w) / at.r);
  vec2 branch = -k * inversesqrt(1.0 - u * u) / halfWidth * along;
  vec2 base = vec2(0.0, k * lobes / at.r);
  mat2 frame = mat2(at.outward, at.around);
  // It is 0 at the edge, where lines bend within a pixel, and for pairs, which cannot lose a line.
  float spare = step(3.0, copies) * smoothstep(1.0, 5.0, depth);
  engrave(rising, k * (lobes * at.angle - turn), frame * (base - branch), width, weight * inside, spare);
  engrave(falling, k * (lobes * at.angle + turn), frame * (base + branch), width, weight * inside, spare);
}
