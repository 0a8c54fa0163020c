// Dark engraved paper stamped in copper foil, lit by one directional light. Everything is keyed to
// the half vector in card space, so the light travels as the card tilts. Works in linear colour.
// The source is guilloche.glsl + paper.glsl + this file, in that order.
//
// uniform     type     unit    range
// uSize       vec2     CSS px  card width and height
// uRadius     float    CSS px  corner radius, 22
// uRosette    vec3     CSS px  xy centre from the card's centre, y up; z scale, 0.7..1.1 (1: 126 px medallion)
// uPortrait   vec3     CSS px  xy centre of the round portrait, z its radius; z = 0 for none
// uTextRects  vec4[2]  CSS px  xy centre, zw half size of areas where foil keeps quiet; zw = 0 for none
// uLight      vec3     -       unit vector toward the light, card space
// uEye        vec3     CSS px  eye in card space: transpose(R) * (0, 0, 500)
// uGlare      float    -       0..1, strength of the satin sheen (0.3)
// uPresence   float    -       0..1, opacity of the whole card

uniform vec2 uSize;
uniform float uRadius;
uniform vec3 uRosette;
uniform vec3 uPortrait;
uniform vec4 uTextRects[2];
uniform vec3 uLight;
uniform vec3 uEye;
uniform float uGlare;
uniform float uPresence;

in vec2 vPoint;

const vec3 COPPER = vec3(0.78, 0.372, 0.160); // between #d99a66 and #f2b880, linear
const vec3 GILT = vec3(1.0, 0.80, 0.56); // where the foil is brightest
const vec3 SHEEN = vec3(0.72, 0.86, 1.12); // cool satin of the paper
const vec3 FILM_AXIS = vec3(-0.30, 0.36, -0.06); // zero mean: + green-gold, - rose
const vec2 FILM_SHARE = vec2(0.28, 0.84); // of the axis, in shade and in full light
const vec2 FILM_TURNS = vec2(1.16, -0.77); // turns of hue over a unit of the half vector
const float FILM_START_RAD = -0.2; // copper at rest on the wide card
const float LINE_PX = 0.78;
const float AMBIENT = 0.034; // light on foil that nothing shines on
const float TEXT_FOIL = 0.12; // share of the light that foil keeps under text
const float TEXT_LIGHT = 0.045; // and its ceiling there, linear, whatever the pose
const float EDGE_PX = 1.5;
const float HAIRLINE_PX = 0.75;
const float HAIRLINE_INSET_PX = 8.0;

float roundedBox(vec2 p, vec2 halfSize, float radius, out vec2 normal) {
  vec2 q = abs(p) - halfSize + radius;
  vec2 corner = max(q, 0.0);
  float len = length(corner);
  vec2 side = q.x > q.y ? vec2(1.0, 0.0) : vec2(0.0, 1.0);
  normal = sign(p) * (len > 0.0 ? corner / len : side);
  return len + min(max(q.x, q.y), 0.0) - radius;
}

// 0 under text, 1 away from it.
float quietAt(vec2 p) {
  float quiet = 1.0;
  for (int i = 0; i < 2; i++) {
    vec2 normal;
    float d = roundedBox(p - uTextRects[i].xy, uTextRects[i].zw, 12.0, normal);
    quiet *= mix(1.0, smoothstep(0.0, 34.0, d), step(1.0, uTextRects[i].z));
  }
  return quiet;
}

// A flower, two woven bands, a roped bezel, and long arcs that sweep out over the card.
void rosette(Polar at) {
  float r = at.r;
  if (r < 25.0) weave(at, vec4(13.5, 10.0, 0.0, 0.0), 3.0, 8.0, 0.0, LINE_PX, 0.9);
  if (r > 25.0 && r < 63.0) weave(at, vec4(44.0, 16.3, 0.0, 0.9), 7.0, 12.0, 12.0, LINE_PX, 0.9);
  if (r > 53.0 && r < 119.0) weave(at, vec4(85.5, 29.2, 0.8, 1.4), 5.0, 24.0, 12.0, LINE_PX, 0.85);
  if (abs(r - 121.0) < 5.0) weave(at, vec4(121.0, 3.4, 0.0, 0.0), 36.0, 2.0, 0.0, 0.8, 0.8);
  if (r > 120.0) {
    float fade = smoothstep(120.0, 132.0, r) * (1.0 - smoothstep(150.0, 420.0, r));
    weave(at, vec4(285.0, 160.0, 0.0, 0.0), 2.0, 84.0, 0.0, LINE_PX, 0.7 * fade);
  }
  stroke(r - 1.2, at.outward, 2.4, 1.0);
  stroke(r - 26.6, at.outward, 0.9, 0.9);
  stroke(r - 117.0, at.outward, 0.8, 0.8);
  stroke(r - 125.2, at.outward, 1.1, 0.95);
}

void bezel(Polar at, float radius) {
  float r = at.r - radius;
  stroke(r - 5.0, at.outward, 1.2, 0.9);
  if (abs(r - 9.8) < 5.0) weave(at, vec4(radius + 9.8, 2.8, 0.0, 0.0), 48.0, 2.0, 0.0, 0.7, 0.6);
  stroke(r - 14.6, at.outward, 0.7, 0.6);
}

void main() {
  vec2 p = vPoint;
  footX = dFdx(p);
  footY = dFdy(p);
  vec2 edgeNormal;
  float edge = roundedBox(p, 0.5 * uSize, uRadius, edgeNormal);
  float alpha = clamp(0.5 - edge / footprint(edgeNormal), 0.0, 1.0) * uPresence;
  if (alpha <= 0.0) discard;

  vec3 view = normalize(uEye - vec3(p, 0.0));
  vec3 halfway = normalize(uLight + view);
  vec2 straight = halfway.xy / halfway.z;
  float quiet = quietAt(p);
  float voice = mix(TEXT_FOIL, 1.0, quiet);

  // Satin sheen: the card's linear glare g (1/2 + p.u / (2 longest side)), as light on paper.
  vec2 bump;
  vec3 paper = paperAt(p, uSize, bump);
  vec2 lean = uLight.xy / max(length(uLight.xy), 0.12);
  float sheen = uGlare * (0.5 + dot(p, lean) / (2.0 * max(uSize.x, uSize.y)));
  vec2 rough = straight + bump;
  float satin = 1.0 / (1.0 + dot(rough, rough) / 0.06);
  vec3 color = paper * (1.0 + 2.2 * sheen);
  color += SHEEN * sheen * (0.004 + 0.075 * satin * satin) * mix(0.6, 1.0, quiet);

  // The rosette, in its own scale. It stops at the hairline and the portrait, and hushes under text.
  halfXY = straight + 0.30 * bump;
  foil = vec3(0.0);
  float scale = uRosette.z;
  Polar at = polar((p - uRosette.xy) / scale);
  footX /= scale;
  footY /= scale;
  rosette(at);
  footX *= scale;
  footY *= scale;
  float face = uPortrait.z > 0.0 ? length(p - uPortrait.xy) - uPortrait.z : 1e3;
  float keep = (1.0 - smoothstep(-1.5, 0.0, edge + HAIRLINE_INSET_PX)) * smoothstep(8.0, 40.0, face);
  foil *= keep * vec3(mix(0.5, 1.0, quiet), voice, voice);
  float halo = keep * voice * brushed(at.around).x * exp(-at.r / 110.0);

  if (uPortrait.z > 0.0 && face < 20.0) bezel(polar(p - uPortrait.xy), uPortrait.z);
  stroke(edge + 0.95, edgeNormal, EDGE_PX, 1.0);
  stroke(edge + HAIRLINE_INSET_PX, edgeNormal, HAIRLINE_PX, 0.75);

  // Copper, its thin film swinging between rose and green-gold where the light is strong.
  float strength = smoothstep(0.0, 0.35, foil.z + 0.4 * foil.y);
  float film = sin(TAU * dot(straight, FILM_TURNS) + FILM_START_RAD);
  vec3 metal = COPPER * (1.0 + mix(FILM_SHARE.x, FILM_SHARE.y, strength) * film * FILM_AXIS);
  float fresnel = 0.8 + 0.2 * pow(1.0 - dot(view, halfway), 5.0);
  vec3 lit = metal * (AMBIENT * foil.x + 0.19 * foil.y + 0.95 * fresnel * foil.z + 0.018 * halo);
  lit += GILT * 0.5 * foil.z * foil.z;
  lit /= 1.0 + (1.0 - quiet) * max(lit.r, lit.g) / TEXT_LIGHT;
  color = color * (1.0 - 0.5 * min(foil.x, 1.0)) + lit;
  color = min(color, 0.55 + 0.45 * (1.0 - exp(-max(color - 0.55, 0.0) / 0.45)));

  gl_FragColor = vec4(color, alpha);
  #include <colorspace_fragment>
  gl_FragColor.rgb += (noiseAt(ivec2(gl_FragCoord.xy)) - 0.5) / 255.0;
  #include <premultiplied_alpha_fragment>
}
