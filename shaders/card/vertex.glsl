// Plane of the card's size plus a margin for its antialiased edge. Light and eye vary slowly, so
// they are evaluated per vertex (25 x 17).

uniform vec2 uSize; // CSS px, size of the card, > 0
uniform vec2 uExtent; // CSS px, size of the plate's textures: the card rounded up to whole texels
uniform vec3 uLight; // unit vector toward the light, card space
uniform vec3 uEye; // CSS px, eye in card space; for pieces, the card lies flat
uniform float uGlare; // 0..1, strength of the satin sheen (0.3)

out vec2 vPoint; // CSS px from the card's centre, y up
out vec2 vTexel; // uv in the plate's textures
out vec2 vStraight; // half vector, xy / z
out float vSheen; // satin light on the paper
out float vFilm; // hue of the thin film, -1 rose .. 1 green-gold
out float vFresnel; // Fresnel factor of the foil

const float EDGE_MARGIN_PX = 2.0;
const float TAU = 6.283185307;
const vec2 FILM_TURNS = vec2(1.16, -0.77); // hue cycles per unit of the half vector
const float FILM_START_RAD = -0.2; // copper at rest on the wide card

void main() {
#ifdef IS_PIECE
  vec3 light = uLight;
  vec3 toEye = uEye;
  vec3 place = posedPiece(EDGE_MARGIN_PX, light, toEye, vPoint);
#else
  vPoint = position.xy * (uSize + 2.0 * EDGE_MARGIN_PX);
  vec3 light = uLight;
  vec3 place = vec3(vPoint, 0.0);
  vec3 toEye = uEye - place;
#endif
  vTexel = (vPoint + vec2(0.5, -0.5) * uSize) / uExtent + vec2(0.0, 1.0);
  vec3 view = normalize(toEye);
  vec3 halfway = normalize(light + view);
  vStraight = halfway.xy / halfway.z;
  vFilm = sin(TAU * dot(vStraight, FILM_TURNS) + FILM_START_RAD);
  vFresnel = 0.8 + 0.2 * pow(1.0 - dot(view, halfway), 5.0);
  // The card's linear glare: g (1/2 + p.u / (2 longest side)).
  vec2 lean = light.xy / max(length(light.xy), 0.12);
  vSheen = uGlare * (0.5 + dot(vPoint, lean) / (2.0 * max(uSize.x, uSize.y)));
  gl_Position = projectionMatrix * modelViewMatrix * vec4(place, 1.0);
}
