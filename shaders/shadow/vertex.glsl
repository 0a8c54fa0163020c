// A frame on a plane behind the card: from where its shadow is gone to under the card's edge, for what
// the card hides need not be shaded. The plane lies at z = -uLift; see shadow-frame.ts.
//
// uniform    type   unit    range
// uSize      vec2   CSS px  card width and height
// uAxisX     vec3   -       the card's x axis in world space (first column of its rotation)
// uAxisY     vec3   -       the card's y axis in world space (second column)
// uDepth     float  CSS px  z of the card's centre, <= 0
// uLight     vec3   -       unit vector toward the light, WORLD space, z > 0
// uEyeHeight float  CSS px  z of the eye, 500
// uLift      float  CSS px  distance from the card's centre to this plane, 40..120
// uSoftness  float  CSS px  standard deviation of the blur at the card's centre, 16..48
// uPresence  float  -       0..1; a card that is seen through hides nothing
//
// attribute position: xy -1..1, corner; z 0 the outer one, 1 the inner one

uniform vec2 uSize;
uniform vec3 uAxisX;
uniform vec3 uAxisY;
uniform float uDepth;
uniform vec3 uLight;
uniform float uEyeHeight;
uniform float uLift;
uniform float uSoftness;
uniform float uPresence;

out vec2 vCard; // CSS px on the card, whose shadow falls here
out float vSigma; // standard deviation of the blur here, CSS px

// A rectangle so far inside a card lies within its round corners.
const float INSET_PX = 10.0;

void main() {
  vec2 slant = uLight.xy / uLight.z;
  vec2 point = -slant * uLift + 0.5 * position.xy * (uSize * 1.1 + 6.0 * uSoftness);
  if (position.z > 0.0) {
    vec2 corner = uPresence < 1.0 ? vec2(0.0) : position.xy * (0.5 * uSize - INSET_PX);
    vec3 onCard = uAxisX * corner.x + uAxisY * corner.y + vec3(0.0, 0.0, uDepth);
    point = onCard.xy * (uEyeHeight + uLift) / (uEyeHeight - onCard.z); // as the eye sees it
  }
  // A card point (a, b) falls on shift + a * castX + b * castY.
  vec2 castX = uAxisX.xy - slant * uAxisX.z;
  vec2 castY = uAxisY.xy - slant * uAxisY.z;
  vec2 from = point + slant * uLift;
  float area = castX.x * castY.y - castX.y * castY.x;
  vCard = vec2(from.x * castY.y - from.y * castY.x, castX.x * from.y - castX.y * from.x) / area;
  float height = uLift + uAxisX.z * vCard.x + uAxisY.z * vCard.y;
  vSigma = uSoftness * height / uLift;
  gl_Position = projectionMatrix * viewMatrix * vec4(point, -uLift, 1.0);
}
