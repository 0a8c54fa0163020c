// The latent image: a disc of fine lines, which cross at right angles in the owner's initials. All cover the
// same and take the same light at rest; under any other, letters are light on dark, or dark on light.
// src/site/engraving/plate.ts says how large it is drawn; prepended to fragment.glsl.

uniform vec3 uSeal; // CSS px; xy: centre, y up, z: radius, 0 for none
uniform vec2 uRest; // CSS px, over which point the light rests
uniform sampler2D uInitials; // red: their shape in the disc's square, first row on top

const float SEAL_PITCH_PX = 1.5;
const float SEAL_SHARE = 0.42; // of the pitch, taken by a line

// p: CSS px from the centre, y up.
void seal(vec2 p) {
  float pixel = foot;
  float scale = uSeal.z / SEAL_RADIUS;
  foot = pixel / scale;
  Polar at = polar(p / scale);
  weave(at, SEAL_ROPE, SEAL_ROPE_COUNTS, 0.8, 0.8);
  float inside = clamp(0.5 + (SEAL_DISC - at.r) / foot, 0.0, 1.0);
  foot = pixel;
  if (inside == 0.0) return;
  vec2 uv = 0.5 + vec2(0.5, -0.5) * p / (SEAL_DISC * scale);
  float letter = smoothstep(0.35, 0.65, textureLod(uInitials, uv, 0.0).r);
  // Spirals at 45 degrees to the way to the resting light, on either side of it, everywhere.
  vec2 way = uSeal.xy - uRest;
  vec2 q = way + p;
  float reach = length(q);
  float turns = length(way) / (sqrt(2.0) * SEAL_PITCH_PX);
  vec2 phase = turns * vec2(log(reach / length(way)), atan(way.x * q.y - way.y * q.x, dot(way, q)));
  vec2 outward = turns * q / (reach * reach);
  vec2 around = vec2(-outward.y, outward.x);
  float width = SEAL_SHARE * SEAL_PITCH_PX;
  engrave(rising, phase.x + phase.y, outward + around, width, inside * (1.0 - letter), 0.0);
  engrave(falling, phase.x - phase.y, outward - around, width, inside * letter, 0.0);
}
