// Places one piece of the card's sheet, with a margin for its antialiased edge. The whole card is one piece.
// Light and eye vary slowly, so they are computed per vertex (25 x 17).

uniform vec2 uSize; // CSS px, size of the card, > 0
uniform vec2 uExtent; // CSS px, size of the plate's textures: the card rounded up to whole texels
uniform vec3 uLight; // unit vector toward the light, card space
uniform vec3 uEye; // CSS px, eye in card space
uniform float uGlare; // 0..1, strength of the satin sheen (0.3)
uniform float uFoil; // 0..1, strength of the foil's highlight

in vec4 aCentre; // xyz: CSS px, centre in the card's space, y up, z toward the eye; w: 0..1, opacity
in vec4 aShape; // xy: CSS px, size; zw: radians, CSS's rotateX and rotateY
in vec4 aCrop; // CSS px from the card's centre, y up; xy: centre, zw: size of what it shows
in vec4 aRadii; // CSS px: top left, top right, bottom right, bottom left
in vec4 aBleed; // CSS px, how far it reaches under its neighbours: top, right, bottom, left

out vec2 vPoint; // CSS px from the card's centre, y up
out vec4 vPiece; // CSS px; xy: from the piece's centre, y up, zw: half its size
flat out vec4 vRadii;
flat out float vOpacity;
out vec2 vTexel; // uv in the plate's textures
out vec2 vStraight; // half vector, xy / z
out float vSheen; // satin light on the paper
out float vFilm; // hue of the thin film, -1 rose .. 0.3 gold
out float vFresnel; // Fresnel factor of the foil's highlight, times its strength

const float EDGE_MARGIN_PX = 2.0;
const vec2 FILM_TURNS = vec2(1.16, -0.77); // hue cycles per unit of the half vector
const float FILM_GOLD = 0.3; // share of the green-gold side: more of it is green
const float FILM_START_RAD = -0.2; // copper at rest on the wide card

void main() {
  vec2 low = -0.5 * aShape.xy - aBleed.wz;
  vec2 high = 0.5 * aShape.xy + aBleed.yx;
  vec2 local = position.xy * (high - low + 2.0 * EDGE_MARGIN_PX);
  vPiece = vec4(local, 0.5 * (high - low));
  vRadii = aRadii;
  vOpacity = aCentre.w;
  local += 0.5 * (low + high);
  vPoint = aCrop.xy + local / aShape.xy * aCrop.zw;
  vTexel = (vPoint + vec2(0.5, -0.5) * uSize) / uExtent + vec2(0.0, 1.0);

  // Turns light and eye into the piece's space.
  vec2 c = cos(aShape.zw);
  vec2 s = sin(vec2(-aShape.z, aShape.w));
  mat3 axes = mat3(c.y, s.x * s.y, -c.x * s.y, 0.0, c.x, s.x, s.y, -s.x * c.y, c.x * c.y);
  vec3 light = uLight * axes;
  vec3 view = normalize((uEye - aCentre.xyz) * axes - vec3(local, 0.0));
  vec3 halfway = normalize(light + view);
  vStraight = halfway.xy / halfway.z;
  vFilm = sin(TAU * dot(vStraight, FILM_TURNS) + FILM_START_RAD);
  vFilm *= vFilm > 0.0 ? FILM_GOLD : 1.0;
  vFresnel = uFoil * (0.8 + 0.2 * pow(1.0 - dot(view, halfway), 5.0));
  // The card's linear glare: g (1/2 + p.u / (2 longest side)).
  vec2 lean = light.xy / max(length(light.xy), 0.12);
  vSheen = uGlare * (0.5 + dot(vPoint, lean) / (2.0 * max(uSize.x, uSize.y)));
  vec3 point = aCentre.xyz + axes * vec3(local, 0.0);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(point, 1.0);
}
