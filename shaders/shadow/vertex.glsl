// Ring on a plane uLift behind the card's centre, from where the shadow has faded out to just under the card's edge:
// what the card hides is not shaded. Geometry: shadow-frame.ts.
// `position`: xy corner, -1..1; z 0 outer, 1 inner.

uniform vec2 uSize; // CSS px, size of the card
uniform float uFold; // CSS px, x + y on the fold; the card ends there
uniform vec3 uAxisX; // the card's x axis in world space (first column of its rotation)
uniform vec3 uAxisY; // the card's y axis in world space (second column)
uniform float uDepth; // CSS px, z of the card's centre, <= 0
uniform vec3 uLight; // unit vector toward the light, WORLD space, z > 0
uniform float uEyeHeight; // CSS px, z of the eye, 500
uniform float uLift; // CSS px, distance from the card's centre to this plane, >= 40
uniform float uSoftness; // CSS px, standard deviation of the blur at the card's centre, 16..48
uniform float uPresence; // 0..1; below 1 the card is translucent and hides nothing

out vec2 vCard; // CSS px, card point whose shadow falls here
out float vSigma; // CSS px, standard deviation of the blur here

const float INSET_PX = 10.0; // keeps the inner rectangle within the round corners

void main() {
  vec2 slant = uLight.xy / uLight.z;
  vec2 point = -slant * uLift + 0.5 * position.xy * (uSize * 1.1 + 6.0 * uSoftness);
  if (position.z > 0.0) {
    vec2 corner = uPresence < 1.0 ? vec2(0.0) : position.xy * (0.5 * uSize - INSET_PX);
    corner -= max(0.0, 0.5 * (corner.x + corner.y + 2.0 * INSET_PX - uFold));
    vec3 onCard = uAxisX * corner.x + uAxisY * corner.y + vec3(0.0, 0.0, uDepth);
    point = onCard.xy * (uEyeHeight - uDepth + uLift) / (uEyeHeight - onCard.z); // projected from the eye
  }
  // The shadow of a card point (a, b) lies at a * castX + b * castY - slant * uLift.
  vec2 castX = uAxisX.xy - slant * uAxisX.z;
  vec2 castY = uAxisY.xy - slant * uAxisY.z;
  vec2 from = point + slant * uLift;
  float area = castX.x * castY.y - castX.y * castY.x;
  vCard = vec2(from.x * castY.y - from.y * castY.x, castX.x * from.y - castX.y * from.x) / area;
  float height = uLift + uAxisX.z * vCard.x + uAxisY.z * vCard.y;
  vSigma = uSoftness * height / uLift;
  gl_Position = projectionMatrix * viewMatrix * vec4(point, uDepth - uLift, 1.0);
}
