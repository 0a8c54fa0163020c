// The card's thickness is a ribbon around it, behind the visible face, seen only where it faces the eye. It is placed
// in screen px, so that its edges can be antialiased; modelMatrix is the card's. Prepended: box.glsl.
// `position`: xy corner, -1..1; z 0 at the face, 1 behind.

uniform vec2 uSize; // CSS px, size of the card
uniform float uPixelSize; // CSS px, side of a drawn pixel
uniform vec3 uLight; // unit vector toward the light, WORLD space
uniform vec3 uColor; // of the foil, linear
uniform vec3 uGilt; // brightest foil, linear

in vec2 aNormal; // unit vector out of the card's side

out vec2 vCard; // CSS px from the card's centre, y up
out float vAcross; // CSS px on the screen, from the face's edge outwards
out float vWidth; // CSS px on the screen, of the ribbon
out vec3 vColor; // sRGB curve

const float THICKNESS_PX = 1.5;

void main() {
  vCard = position.xy * (0.5 * uSize - RADIUS_CARD) + RADIUS_CARD * aNormal;
  vec3 front = (modelMatrix * vec4(vCard, 0.0, 1.0)).xyz;
  vec3 back = front - THICKNESS_PX * modelMatrix[2].xyz;
  vec3 normal = mat3(modelMatrix) * vec3(aNormal, 0.0);
  vec3 view = cameraPosition - front;

  float eye = cameraPosition.z;
  vec2 from = front.xy * eye / (eye - front.z);
  vec2 across = back.xy * eye / (eye - back.z) - from;
  float width = length(across);
  bool isSeen = dot(normal, view) > 0.0 && width > 0.0;
  vWidth = isSeen ? width : 0.0;
  vAcross = mix(-uPixelSize, vWidth + uPixelSize, position.z);
  vec2 point = isSeen ? from + across / width * vAcross : from;
  gl_Position = projectionMatrix * viewMatrix * vec4(point, 0.0, 1.0);

  float facing = max(dot(normal, normalize(uLight + normalize(view))), 0.0);
  vColor = uColor * (0.1 + 0.4 * facing) + uGilt * (0.6 * pow(facing, 24.0));
  vColor = pow(min(vColor, 1.0), vec3(1.0 / 2.2));
}
