// Lights dark engraved paper and copper foil, whose lines and paper are in the engraved face's textures. The half
// vector in card space moves highlights with the tilt. The colour is linear and put out as sRGB, so that screen and
// cached picture match. It runs in every frame while the card moves: keep it cheap.
// Source order: box.glsl, dither.glsl, this file.

uniform sampler2D uEngraved[3]; // outputs of shaders/engraving/fragment.glsl: rising, falling, ground
uniform vec2 uSize; // CSS px, size of the card
uniform float uFoldLine; // CSS px, x + y on the fold; the card ends there
uniform vec2 uRosette; // CSS px from the card's centre, y up
uniform vec3 uPortrait; // CSS px; xy: centre of an engraved one, y up, z: radius, 0 for none
uniform vec3 uSeal; // as uPortrait
uniform float uFigures; // 0..1, how much of these two is there
uniform float uPresence; // 0..1, opacity of the card
// The theme's colours, linear, in the canvas's space. litFoil: foil in strong light; gilt: brightest foil; sheen:
// satin of the paper; film: of about zero mean, on copper + is green-gold, - rose.
uniform struct Colors { vec3 paperLight, paperDark, foil, litFoil, gilt, sheen, film; } uColors;
uniform float uLevel; // mipmap level that matches the drawn resolution, 0 the finest

in vec2 vPoint; // this and the others: vertex.glsl
in vec4 vPiece;
flat in vec4 vRadii;
flat in float vOpacity;
in vec2 vTexel;
in vec2 vStraight;
in float vSheen;
in float vFilm;
in float vFresnel;

const float DYE = 0.012; // of the foil's colour, added by a dyed fibre, times 0.5
const float GLINT = 0.9; // of gilt, on a facet that mirrors the light
const float FACET_RANGE = 0.45; // largest tilt of a facet, as a half vector
const float FACET_LOBE = 1.0 / (0.07 * 0.07);
const vec2 FILM_SHARE = vec2(0.28, 0.84); // of uColors.film, in shade and in full light
const float AMBIENT = 0.17; // on foil, so that its lines are seen in every light
const float SEAL_AMBIENT = 0.034; // its letters are seen by the light alone
const float PORTRAIT_AMBIENT = 0.56; // a face is seen without a highlight, too
const float PORTRAIT_FOIL = 0.38; // and is not brighter than on paper where the light rests
const float TEXT_LIGHT = 0.045; // upper limit of foil light under text, linear
const float BRIGHT = 0.55; // values above are compressed toward 1

// 1 / squared width of the foil lobes (satin, tight), along and across the brushing.
const vec2 ALONG = 1.0 / vec2(0.030, 0.0036);
const vec2 ACROSS = 1.0 / vec2(0.34, 0.26);
const float SATIN = 1.0 / 0.06;

vec2 unpack(vec2 value) {
  return (255.0 * value - 128.0) / 127.0;
}

// Anisotropic lobes, 1 at the peak: x satin, y tight. On circular lines the highlight is a bow tie.
// along: squared component of the half vector along the brushing; all: its squared length.
vec2 brushed(float along, float all) {
  vec2 q = 1.0 / (1.0 + along * ALONG + (all - along) * ACROSS);
  return q * q;
}

// The light on lines. doubled: half vector in the double-angle form of the lines.
vec2 lightOn(vec3 lines, vec2 doubled, float all) {
  float along = 0.5 * (all + dot(unpack(lines.xy), doubled) / max(lines.z, 0.004));
  return lines.z * brushed(clamp(along, 0.0, all), all);
}

// The sRGB curve by square roots (Chilliant), with an error up to 1/4 byte and a third of the cost of pow.
vec3 toScreen(vec3 linear) {
  vec3 a = sqrt(linear);
  vec3 b = sqrt(a);
  return 0.662002687 * a + 0.684122060 * b - 0.323583601 * sqrt(b) - 0.022541147 * linear;
}

// 1 - exp(-x) from a truncated series: error up to 0.01.
vec3 compressed(vec3 x) {
  return 1.0 - 1.0 / (1.0 + x * (1.0 + x * (0.5 + x * (0.1667 + x * 0.0417))));
}

// Coverage of the pixel by the card without its folded corner.
float foldAlpha(vec2 p) {
  float past = p.x + p.y - uFoldLine;
  return clamp(0.5 - past / length(vec2(dFdx(past), dFdy(past))), 0.0, 1.0);
}

bool isWithin(vec3 circle, vec2 p) {
  vec2 away = p - circle.xy;
  return dot(away, away) < circle.z * circle.z;
}

float pieceAlpha() {
  vec2 p = vPiece.xy;
  vec2 sides = p.x < 0.0 ? vRadii.xw : vRadii.yz;
  vec2 normal;
  float edge = roundedBox(p, vPiece.zw, p.y > 0.0 ? sides.x : sides.y, normal);
  float pixel = length(vec2(dot(normal, dFdx(p)), dot(normal, dFdy(p))));
  return clamp(0.5 - edge / pixel, 0.0, 1.0) * vOpacity;
}

void main() {
  vec2 p = vPoint;
  float alpha = pieceAlpha() * uPresence * foldAlpha(p);
  vec4 rising = textureLod(uEngraved[0], vTexel, uLevel);
  vec4 falling = textureLod(uEngraved[1], vTexel, uLevel);
  vec4 ground = textureLod(uEngraved[2], vTexel, uLevel);
  float quiet = falling.w;
  vec2 slope = unpack(ground.xy);
  vec2 bump = BUMP_RANGE * slope;

  float fall = clamp(0.5 - p.y / uSize.y + 0.18 * p.x / uSize.x, 0.0, 1.0);
  vec3 paper = 2.0 * rising.w * mix(uColors.paperLight, uColors.paperDark, fall) + ground.w * DYE * uColors.foil;
  vec2 rough = vStraight + bump;
  float satin = 1.0 / (1.0 + dot(rough, rough) * SATIN);
  vec3 color = paper * (1.0 + 2.2 * vSheen);
  color += uColors.sheen * (vSheen * (0.004 + 0.075 * satin * satin) * mix(0.6, 1.0, quiet));

  bool isFace = isWithin(uPortrait, p);
  bool isSeal = isWithin(uSeal, p);
  float there = isFace || isSeal ? uFigures : 1.0;

  // Foil lies on the lines, and as a halo around the rosette.
  vec2 bent = vStraight + 0.30 * bump;
  float all = dot(bent, bent);
  vec2 doubled = vec2(bent.x * bent.x - bent.y * bent.y, 2.0 * bent.x * bent.y);
  vec2 foil = there * (lightOn(rising.xyz, doubled, all) + lightOn(falling.xyz, doubled, all));
  if (isFace) foil *= PORTRAIT_FOIL;
  vec2 away = p - uRosette;
  float across = dot(bent, vec2(-away.y, away.x));
  float halo = ground.z * brushed(across * across / max(dot(away, away), 1e-6), all).x;
  float cover = there * min(rising.z + falling.z, 1.0);

  // A thin film on the foil shifts its hue in strong light.
  float strength = smoothstep(0.0, 0.35, foil.y + 0.4 * foil.x);
  vec3 metal = mix(uColors.foil, uColors.litFoil, strength);
  metal *= 1.0 + mix(FILM_SHARE.x, FILM_SHARE.y, strength) * vFilm * uColors.film;
  float ambient = isFace ? PORTRAIT_AMBIENT : isSeal ? SEAL_AMBIENT : AMBIENT;
  vec3 lit = metal * (ambient * cover + 0.19 * foil.x + 0.95 * vFresnel * foil.y + 0.018 * halo);
  vec2 askew = vStraight - FACET_RANGE * slope;
  float glint = max(0.0, 1.0 - dot(askew, askew) * FACET_LOBE);
  glint *= glint * max(0.0, 2.0 * ground.w - 1.0) * vFresnel * GLINT;
  lit += uColors.gilt * (0.5 * foil.y * foil.y + glint);
  lit /= 1.0 + (1.0 - quiet) * max(lit.r, lit.g) / TEXT_LIGHT;
  color = color * (1.0 - 0.5 * cover) + lit;
  color = min(color, BRIGHT) + (1.0 - BRIGHT) * compressed(max(color - BRIGHT, 0.0) / (1.0 - BRIGHT));

  gl_FragColor = vec4(toScreen(color), alpha);
  gl_FragColor.rgb += (dither(gl_FragCoord.xy) - 0.5) / 255.0;
  #include <premultiplied_alpha_fragment>
}
