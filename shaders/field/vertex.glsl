// The drifting dust: instances of one triangle, the place of each a pure function of seed and time.
// `position` is (-1, 0), (1, 0) or (0, 1). Ignores the camera: set frustumCulled = false.
//
// Precision: crossings * slots <= 2^24 is exact in float32, and so is division by 512. The error
// stays below 0.002 px; fract(k * t / T) in float32 would be off by 0.5 px late in the period.

uniform vec2 uResolution; // CSS px, size of the field
uniform float uPixelRatio; // device px per CSS px, 1..3
uniform vec2 uTime; // x: whole slots of 64 s, 0..511; y: fraction of a slot, 0..1
uniform vec2 uSurge; // extra drift from surges, split in the same way
uniform float uRise; // CSS px, extra drift downward at depth 1
uniform vec2 uStreak; // CSS px, streak of the nearest dust, right and down, 0..60 long; 0: discs

#ifdef REPULSE_DISTANCE_PX
uniform vec2 uPointer; // CSS px

// Same formula as repulsePush in particle-material.ts.
vec2 repulsed(vec2 place) {
  vec2 away = place - uPointer;
  float distance = length(away);
  float near = max(0.0, 1.0 - distance / REPULSE_DISTANCE_PX);
  float push = min(REPULSE_MAX_PX, REPULSE_FACTOR * (1.0 - (1.0 - near) * (1.0 - near)));
  return place + away / max(distance, 0.001) * push;
}
#endif

in uint aSeed; // hashed with the crossing number for the height of entry
// x: whole crossings per period; y: phase at time 0, 0..1; z: vertical drift per crossing, CSS px;
// w: height shift, 0..1
in vec4 aPath;
in vec2 aBody; // x: radius, CSS px; y: depth 1, 2 or 3, whole so that surges wrap like time

out highp vec2 vLocal; // CSS px from the particle's centre
out highp vec2 vShape; // x: drawn radius, y: half length of the streak, CSS px
out highp float vAlpha;

const float SLOTS = 512.0;
const float ALPHA = 0.6;
// Half base and apex of a triangle on y = -1: around the unit disc, and around the square of half
// side 1, which a streak nearly fills.
const vec2 AROUND_DISC = vec2(1.7320508, 2.0);
const vec2 AROUND_STREAK = vec2(2.0, 3.0);

uint pcg(uint v) {
  uint s = v * 747796405u + 2891336453u;
  uint w = ((s >> ((s >> 28u) + 4u)) ^ s) * 277803737u;
  return (w >> 22u) ^ w;
}

float unitHash(uint v) {
  return float(pcg(v) >> 8u) / 16777216.0;
}

// Splits rate * clock into whole and fractional crossings.
vec2 crossings(float rate, vec2 clock) {
  float steps = rate * clock.x;
  float whole = floor(steps / SLOTS);
  float rest = (steps - whole * SLOTS) / SLOTS + rate * clock.y / SLOTS;
  return vec2(whole + floor(rest), fract(rest));
}

void main() {
  float radius = aBody.x;
  vec2 drift = crossings(aPath.x, uTime);
  vec2 surge = crossings(aPath.x * aBody.y, uSurge);
  float phase = aPath.y + drift.y + surge.y;
  float crossing = drift.x + surge.x + floor(phase);
  crossing -= aPath.x * floor((crossing + 0.5) / aPath.x); // mod() may be off by one on a GPU
  phase = fract(phase);

  float entry = unitHash(aSeed ^ pcg(uint(crossing + 0.5)));
  float height = uResolution.y + 2.0 * radius;
  float x = phase * (uResolution.x + 2.0 * radius) - radius;
  float down = aPath.z * phase + uRise * aBody.y;
  float y = fract(entry + aPath.w + down / height) * height - radius;

  // Discs below one device pixel would flicker: draw them one pixel wide and fainter.
  float drawn = max(radius, 1.0 / uPixelRatio);
  float shrink = radius / drawn;
  float streak = length(uStreak);
  vec2 along = streak > 0.0 ? uStreak / streak : vec2(1.0, 0.0);
  float smear = 0.5 * streak * aBody.y / 3.0;
  vShape = vec2(drawn, smear);
  vAlpha = ALPHA * shrink * shrink * mix(1.0, drawn / (drawn + smear), 0.35);
  float pad = 0.5 / uPixelRatio; // extent of the antialiased edge
  vec2 around = smear > 0.0 ? AROUND_STREAK : AROUND_DISC;
  vec2 corner = vec2(position.x * around.x, mix(-1.0, around.y, position.y));
  vLocal = corner * (vec2(drawn + smear, drawn) + pad);
  vec2 place = vec2(x, y);
#ifdef REPULSE_DISTANCE_PX
  place = repulsed(place);
#endif
  place += along * vLocal.x + vec2(along.y, -along.x) * vLocal.y;
  gl_Position = vec4(place / uResolution * vec2(2.0, -2.0) + vec2(-1.0, 1.0), 0.0, 1.0);
}
