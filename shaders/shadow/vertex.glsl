// A plane behind the card, wide enough for the soft edge of its shadow. Place it unrotated at
// z = -uLift behind the card's centre, with PlaneGeometry(1, 1).
//
// uniform    type   unit    range
// uSize      vec2   CSS px  card width and height
// uLight     vec3   -       unit vector toward the light, WORLD space, z > 0
// uLift      float  CSS px  distance from the card's centre to this plane, 40..120
// uSoftness  float  CSS px  standard deviation of the blur, 16..48

uniform vec2 uSize;
uniform vec3 uLight;
uniform float uLift;
uniform float uSoftness;

out vec2 vPoint; // CSS px on the shadow plane, from the card's centre

void main() {
  vec2 shift = -uLight.xy / uLight.z * uLift;
  vPoint = shift + position.xy * (uSize * 1.1 + 6.0 * uSoftness);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(vPoint, 0.0, 1.0);
}
