// Places instances of one triangle by nothing but how far the dust has come. `position` is (-1, 0), (1, 0) or (0, 1).
// It ignores the camera, so frustumCulled must be false.

uniform vec2 uSize; // CSS px, size of the window
uniform float uPixelRatio; // device px per CSS px, 1..3
uniform vec2 uDrift; // x: whole crossings of the area, exact below 2^24; y: share of the next, 0..1
uniform vec2 uSurge; // extra drift from surges at depth 1, split in the same way
uniform float uRise; // share of the area's height, extra drift downward at depth 1, 0..1
uniform vec2 uStreak; // CSS px, streak of the nearest dust, right and down, 0..60 long; 0: discs

in vec4 aDot; // x, y: share across and down at the start; z: slope; w: radius, CSS px, 0.5..2.5

out highp vec2 vLocal; // CSS px from the dot's centre
out highp vec2 vShape; // x: drawn radius, y: half length of the streak, CSS px
out highp float vAlpha;

const float ALPHA = DUST_ALPHA;
const float MARGIN_PX = DUST_MOST_RADIUS; // dots come and go outside the canvas
const float RADIUS_PER_DEPTH_PX = 0.85;
// Half base and apex of a triangle on y = -1, around the unit disc, or the square that a streak nearly fills.
const vec2 AROUND_DISC = vec2(1.7320508, 2.0);
const vec2 AROUND_STREAK = vec2(2.0, 3.0);

void main() {
  float radius = aDot.w;
  float depth = min(3.0, 1.0 + floor(radius / RADIUS_PER_DEPTH_PX)); // whole: surges wrap like drift
  vec2 area = uSize + 2.0 * MARGIN_PX;
  float way = aDot.x + uDrift.y + depth * uSurge.y;
  float across = fract(way);
  float crossing = uDrift.x + depth * uSurge.x + floor(way);
  float entry = fract(aDot.y + fract(crossing * aDot.x)); // another height each time
  float down = fract(entry + aDot.z * across * area.x / area.y + depth * uRise);
  vec2 centre = vec2(across, down) * area - MARGIN_PX;

  // Discs below one device pixel would flicker, so they are drawn one pixel wide and fainter.
  float drawn = max(radius, 1.0 / uPixelRatio);
  float shrink = radius / drawn;
  float streak = length(uStreak);
  vec2 along = streak > 0.0 ? uStreak / streak : vec2(1.0, 0.0);
  float smear = 0.5 * streak * depth / 3.0;
  vShape = vec2(drawn, smear);
  vAlpha = ALPHA * shrink * shrink * mix(1.0, drawn / (drawn + smear), 0.35);
  float pad = 0.5 / uPixelRatio; // extent of the antialiased edge
  vec2 around = smear > 0.0 ? AROUND_STREAK : AROUND_DISC;
  vec2 corner = vec2(position.x * around.x, mix(-1.0, around.y, position.y));
  vLocal = corner * (vec2(drawn + smear, drawn) + pad);
  vec2 point = centre + along * vLocal.x + vec2(along.y, -along.x) * vLocal.y;
  gl_Position = vec4(point / uSize * vec2(2.0, -2.0) + vec2(-1.0, 1.0), 0.0, 1.0);
}
