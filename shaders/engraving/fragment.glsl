// Draws into three textures all of a face that does not depend on the tilt. shaders/card lights it. Source order:
// box.glsl, guilloche.glsl, paper.glsl, facets.glsl, portrait.glsl, seal.glsl, hairline.glsl, this file.

uniform vec2 uSize; // CSS px, size of the card
uniform float uPixelSize; // CSS px, side of a screen pixel
uniform vec3 uRosette; // xy: CSS px from the card's centre, y up; z: CSS px per unit of the plate
uniform vec3 uPortrait; // CSS px; xy: centre, z: radius, 0 for none
// The owner's lines (src/site/engraving/plate.ts), from the centre outwards: flower, inner and outer ring,
// rope, field.
uniform vec4 uShapes[5]; // units: mid, half, modulation of mid, modulation of half
uniform vec3 uWeaves[5]; // lobes, copies, petals
uniform vec2 uCircles[4]; // units: radius, width; 0 for none
uniform vec2 uClear; // CSS px, a point at which the field has faded out: the texts begin there

in vec2 vPoint;

layout(location = 0) out vec4 outRising; // xyz: lines, see guilloche.glsl; w: half the paper tone
layout(location = 1) out vec4 outFalling; // xyz: crossing lines; w: 0 among the texts, 1 away
layout(location = 2) out vec4 outGround; // xy: slope of the grain, or tilt of a facet; z: halo; w: dyed fibre up to 0.5, facet above

const float WELL = 0.78; // paper tone behind an engraved portrait
const vec2 RIM = vec2(2.4, 1.2); // units: distance from the portrait, width
const float RING_WEIGHTS[5] = float[5](0.9, 0.9, 0.85, 0.8, FIELD_WEIGHT);
const float EDGE_PX = 1.5;
const float HALO_PX = 110.0;

// 0 among the texts, 1 from the rosette's middle on.
float quietAt(vec2 p) {
  vec2 way = uRosette.xy - uClear;
  return smoothstep(0.0, 1.0, dot(p - uClear, way) / dot(way, way));
}

void rosette(Polar at, float quiet) {
  float r = at.r;
  for (int i = 0; i < 5; i++) {
    float weight = RING_WEIGHTS[i];
    if (i == 4) weight *= quiet * smoothstep(FIELD_FADE_IN.x, FIELD_FADE_IN.y, r) * (1.0 - smoothstep(FIELD_FADE_OUT.x, FIELD_FADE_OUT.y, r));
    if (weight > 0.0) weave(at, uShapes[i], uWeaves[i], LINE_WIDTH, weight);
  }
  for (int i = 0; i < 4; i++) {
    if (uCircles[i].y > 0.0) stroke(r - uCircles[i].x, at.outward, uCircles[i].y, 0.9);
  }
}

// Signed values as bytes with an exact zero at 128.
vec2 pack(vec2 value) {
  return (127.0 * value + 128.0) / 255.0;
}

void main() {
  vec2 p = vPoint;
  vec2 edgeNormal;
  float edge = roundedBox(p, 0.5 * uSize, RADIUS_CARD, edgeNormal);
  float quiet = quietAt(p);
  vec2 bump;
  vec2 paper = paperAt(p, bump);

  // `foot`, `laid`, `rising` and `falling` are of guilloche.glsl. The rosette has a scale of its own, and is masked by
  // hairline, portrait and seal.
  laid = 0.0;
  rising = vec3(0.0);
  falling = vec3(0.0);
  float scale = uRosette.z;
  foot = uPixelSize / scale;
  Polar at = polar((p - uRosette.xy) / scale);
  rosette(at, quiet);
  float face = uPortrait.z > 0.0 ? at.r - uPortrait.z / scale : 1e3;
  vec2 toSeal = p - uSeal.xy;
  float besideSeal = length(toSeal) - uSeal.z;
  float keep = (1.0 - smoothstep(-1.5, 0.0, edge + HAIRLINE_INSET)) * smoothstep(RIM.x, RIM.x + 2.0, face);
  if (uSeal.z > 0.0) keep *= smoothstep(2.0, 14.0, besideSeal);
  rising *= keep;
  falling *= keep;
  laid *= keep;
  stroke(face - RIM.x, at.outward, RIM.y, 0.9);
  foot = uPixelSize;

  if (uPitch > 0.0 && face < 0.0) portrait(p - uPortrait.xy, uPortrait.z);
  if (uPitch > 0.0) paper.x *= mix(WELL, 1.0, smoothstep(0.0, RIM.x, face));
  if (besideSeal < 2.0) seal(toSeal);
  stroke(edge + 0.95, edgeNormal, EDGE_PX, 1.0);
  hairline(p, edge, edgeNormal, 0.5 * uSize - RADIUS_CARD);

  outRising = vec4(pack(rising.xy), rising.z, 0.5 * paper.x);
  outFalling = vec4(pack(falling.xy), falling.z, at.r < PLATE_RADIUS ? 1.0 : quiet);
  // Facets lie on lines of foil alone, neither on portrait and seal nor under text.
  vec3 facet = facetAt(p);
  facet.z *= smoothstep(0.2, 0.5, rising.z + falling.z) * smoothstep(RIM.x + 2.0, RIM.x + 6.0, face);
  if (uSeal.z > 0.0) facet.z *= smoothstep(2.0, 6.0, besideSeal);
  vec2 slope = facet.z > 0.0 ? facet.xy : bump / BUMP_RANGE;
  float grains = facet.z > 0.0 ? 0.5 + 0.5 * facet.z : 0.5 * paper.y;
  outGround = vec4(pack(slope), keep * quiet * exp(-at.r / HALO_PX), grains);
}
