// Places a ring on a plane behind the card's centre, from where the shadow has faded out to just under the card's
// edge: what the card hides is not shaded. modelMatrix is the card's. `position`: xy corner, -1..1; z 0 outer, 1 inner.

uniform vec2 uSize; // CSS px, size of the card
uniform float uFoldLine; // CSS px, x + y on the fold; the card ends there
uniform vec3 uLight; // unit vector toward the light, WORLD space, z > 0
uniform float uPresence; // 0..1; below 1 the card is translucent and hides nothing

out vec2 vCard; // CSS px, card point whose shadow falls here
out float vSigma; // CSS px, standard deviation of the blur here
flat out float vSoftness; // CSS px, and at the card's centre

const float LIFT_PX = 70.0; // from the card's centre to this plane
const float SOFTNESS_PX = 30.0; // standard deviation of the blur there
const float INSET_PX = 10.0; // keeps the inner rectangle within the round corners

void main() {
  vec3 axisX = modelMatrix[0].xyz;
  vec3 axisY = modelMatrix[1].xyz;
  float depth = modelMatrix[3].z;
  // A turning card moves back, so that its shadow falls behind its far edge and is softer.
  float lift = LIFT_PX - depth;
  vSoftness = SOFTNESS_PX * lift / LIFT_PX;
  vec2 slant = uLight.xy / uLight.z;
  vec2 point = -slant * lift + 0.5 * position.xy * (uSize * 1.1 + 6.0 * vSoftness);
  if (position.z > 0.0) {
    vec2 corner = uPresence < 1.0 ? vec2(0.0) : position.xy * (0.5 * uSize - INSET_PX);
    corner -= max(0.0, 0.5 * (corner.x + corner.y + 2.0 * INSET_PX - uFoldLine));
    vec3 onCard = axisX * corner.x + axisY * corner.y + vec3(0.0, 0.0, depth);
    float eye = cameraPosition.z;
    point = onCard.xy * (eye - depth + lift) / (eye - onCard.z); // projected from the eye
  }
  // The shadow of a card point (a, b) lies at a * castX + b * castY - slant * lift.
  vec2 castX = axisX.xy - slant * axisX.z;
  vec2 castY = axisY.xy - slant * axisY.z;
  vec2 from = point + slant * lift;
  float area = castX.x * castY.y - castX.y * castY.x;
  vCard = vec2(from.x * castY.y - from.y * castY.x, castX.x * from.y - castX.y * from.x) / area;
  float height = lift + axisX.z * vCard.x + axisY.z * vCard.y;
  vSigma = vSoftness * height / lift;
  gl_Position = projectionMatrix * viewMatrix * vec4(point, depth - lift, 1.0);
}
