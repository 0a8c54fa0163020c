// The hairline along the card's edge is microtext where letters can be told apart, else a line. Prepended to
// fragment.glsl.

uniform sampler2D uMicrotext; // red: the text once, first row on top; mipmaps

const float HAIRLINE_PX = 0.75;
const float HAIRLINE_WEIGHT = 0.75;
const float STRIP_PX = 2.6; // 1.3 em
const vec2 LEGIBLE = vec2(0.5, 0.34); // CSS px per screen pixel, from line to letters

// CSS px. edge: signed distance to the card's edge; normal: its gradient; straight: half of the straight sides.
void hairline(vec2 p, float edge, vec2 normal, vec2 straight) {
  float d = edge + HAIRLINE_INSET;
  if (abs(d) > 0.5 * STRIP_PX) return;
  float cover = coverage(d, 0.5 * HAIRLINE_PX, uFilter * foot);
  vec2 past = abs(p) - straight;
  // There are no letters round the corners.
  if (min(past.x, past.y) < 0.0) {
    bool isLevel = past.x < 0.0;
    float share = isLevel ? 0.5 * p.x * sign(p.y) / straight.x : -0.5 * p.y * sign(p.x) / straight.y;
    vec2 strip = vec2(textureSize(uMicrotext, 0));
    float times = round(2.0 * (isLevel ? straight.x : straight.y) * strip.y / (strip.x * STRIP_PX));
    vec2 uv = vec2((share + 0.5) * max(times, 1.0), 0.5 - d / STRIP_PX);
    float level = log2(uFilter * foot * strip.y / STRIP_PX);
    float letters = textureLod(uMicrotext, uv, max(level, 0.0)).r;
    cover = mix(cover, letters, smoothstep(LEGIBLE.x, LEGIBLE.y, foot));
  }
  stamp(rising, HAIRLINE_WEIGHT * cover, vec2(-normal.y, normal.x));
}
