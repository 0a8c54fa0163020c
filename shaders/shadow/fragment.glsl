// The soft shadow that the tilted card casts on the field: each point is traced back along the
// light onto the card's plane, where a rounded box blurred by a Gaussian has a closed form.
//
// uniform    type   unit    range
// uSize      vec2   CSS px  card width and height
// uRadius    float  CSS px  corner radius, 22
// uAxisX     vec3   -       the card's x axis in world space (first column of its rotation)
// uAxisY     vec3   -       the card's y axis in world space (second column)
// uLight     vec3   -       unit vector toward the light, WORLD space, z > 0
// uLift      float  CSS px  distance from the card's centre to this plane
// uSoftness  float  CSS px  standard deviation of the blur at the card's centre
// uDarkness  float  -       0..1, opacity at the shadow's core, 0.6
// uPresence  float  -       0..1

uniform vec2 uSize;
uniform float uRadius;
uniform vec3 uAxisX;
uniform vec3 uAxisY;
uniform vec3 uLight;
uniform float uLift;
uniform float uSoftness;
uniform float uDarkness;
uniform float uPresence;

in vec2 vPoint;

// Distribution function of the unit Gaussian, logistic form (error < 0.01).
float gaussianStep(float x) {
  return 1.0 / (1.0 + exp(-1.702 * x));
}

void main() {
  vec2 slant = uLight.xy / uLight.z;
  // A card point (a, b) falls on shift + a * castX + b * castY.
  vec2 castX = uAxisX.xy - slant * uAxisX.z;
  vec2 castY = uAxisY.xy - slant * uAxisY.z;
  vec2 from = vPoint + slant * uLift;
  float area = castX.x * castY.y - castX.y * castY.x;
  vec2 card = vec2(from.x * castY.y - from.y * castY.x, castX.x * from.y - castX.y * from.x) / area;
  float height = max(uLift + uAxisX.z * card.x + uAxisY.z * card.y, 0.25 * uLift);
  float sigma = uSoftness * height / uLift;
  float radius = uRadius + 1.2 * sigma;
  vec2 q = abs(card) - 0.5 * uSize + radius;
  float d = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - radius;
  float alpha = uDarkness * uPresence * gaussianStep(-d / sigma);
  gl_FragColor = vec4(0.0, 0.0, 0.0, alpha);
}
