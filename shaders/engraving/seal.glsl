// The seal is a small rosette, whose foil is brushed one way, and nearly across that way in the owner's initials. Both
// shine alike in the resting light. In any other the letters are light on dark, or dark on light.
// src/site/engraving/plate.ts says how large it is drawn. Prepended to fragment.glsl.

uniform vec3 uSeal; // CSS px; xy: centre, y up, z: radius, 0 for none
uniform vec2 uRest; // CSS px, over which point the light rests
uniform sampler2D uInitials; // red: the letters' shape in the square round the disc, first row on top

const vec2 SEAL_TURN = vec2(0.53, 0.85); // cosine and sine of the angle between the two, 58 degrees

// The part in the card's plane of a unit vector from below `q` to the eye, or the light, above the card.
vec2 leanOf(vec2 q) {
  return q * inversesqrt(1.0 + dot(q, q) / (PERSPECTIVE * PERSPECTIVE));
}

// Direction of foil at `p`, turned from the one that mirrors the resting light; turn: cosine and sine of twice the angle.
vec2 brushedTo(vec2 p, vec2 turn) {
  vec2 way = normalize(leanOf(p) - leanOf(uRest));
  vec2 doubled = vec2(way.x * way.x - way.y * way.y, 2.0 * way.x * way.y);
  return turn.y * vec2(-doubled.y, doubled.x) - turn.x * doubled;
}

// p: CSS px from the centre, y up.
void seal(vec2 p) {
  float pixel = foot;
  float scale = uSeal.z / SEAL_RADIUS;
  foot = pixel / scale;
  Polar at = polar(p / scale);
  weave(at, SEAL_SHAPES[0], SEAL_WEAVES[0], 0.75, 1.0);
  weave(at, SEAL_SHAPES[1], SEAL_WEAVES[1], 0.75, 1.0);
  vec2 uv = 0.5 + vec2(0.5, -0.5) * p / (SEAL_DISC * scale);
  float letter = smoothstep(0.35, 0.65, textureLod(uInitials, uv, 0.0).r);
  vec2 brushed = brushedTo(uSeal.xy + p, SEAL_TURN * vec2(1.0, 2.0 * letter - 1.0));
  float cover = rising.z + falling.z;
  rising = vec3(cover * brushed, cover);
  falling = vec3(0.0);
  stroke(at.r - SEAL_CIRCLE.x, at.outward, SEAL_CIRCLE.y, 1.0);
  weave(at, SEAL_SHAPES[2], SEAL_WEAVES[2], 0.75, 1.0);
  foot = pixel;
}
