// The card's sheet: a plane grown to the card's size plus a margin for its antialiased edge. Light
// and eye change so slowly over the card that they are worked out at its 25 x 17 vertices.
//
// uniform  type  unit    range
// uSize    vec2  CSS px  width and height of the card, > 0
// uExtent  vec2  CSS px  width and height of the plate's textures, a part of a texel larger
// uLight   vec3  -       unit vector toward the light, card space
// uEye     vec3  CSS px  eye in card space: transpose(R) * (0, 0, 500)
// uGlare   float -       0..1, strength of the satin sheen (0.3)

uniform vec2 uSize;
uniform vec2 uExtent;
uniform vec3 uLight;
uniform vec3 uEye;
uniform float uGlare;

out vec2 vPoint; // CSS px from the card's centre, y up
out vec2 vTexel; // where that is in the plate's textures
out vec2 vStraight; // half vector, its part in the card's plane over its part along the normal
out float vSheen; // light on satin paper
out float vFilm; // -1 rose .. 1 green-gold, hue of the foil's thin film
out float vFresnel; // how much more foil reflects at a grazing angle

const float EDGE_MARGIN_PX = 2.0;
const float TAU = 6.283185307;
const vec2 FILM_TURNS = vec2(1.16, -0.77); // turns of hue over a unit of the half vector
const float FILM_START_RAD = -0.2; // copper at rest on the wide card

void main() {
  vPoint = position.xy * (uSize + 2.0 * EDGE_MARGIN_PX);
  vTexel = (vPoint + vec2(0.5, -0.5) * uSize) / uExtent + vec2(0.0, 1.0);
  vec3 view = normalize(uEye - vec3(vPoint, 0.0));
  vec3 halfway = normalize(uLight + view);
  vStraight = halfway.xy / halfway.z;
  vFilm = sin(TAU * dot(vStraight, FILM_TURNS) + FILM_START_RAD);
  vFresnel = 0.8 + 0.2 * pow(1.0 - dot(view, halfway), 5.0);
  // The card's linear glare g (1/2 + p.u / (2 longest side)).
  vec2 lean = uLight.xy / max(length(uLight.xy), 0.12);
  vSheen = uGlare * (0.5 + dot(vPoint, lean) / (2.0 * max(uSize.x, uSize.y)));
  gl_Position = projectionMatrix * modelViewMatrix * vec4(vPoint, 0.0, 1.0);
}
