// The soft shadow that the tilted card casts on the field: each point is traced back along the
// light onto the card's plane, where a rounded box blurred by a Gaussian has a closed form.
//
// uniform    type   unit    range
// uSize      vec2   CSS px  card width and height
// uRadius    float  CSS px  corner radius, 22
// uSoftness  float  CSS px  standard deviation of the blur at the card's centre
// uDarkness  float  -       0..1, opacity at the shadow's core, 0.6
// uPresence  float  -       0..1

uniform vec2 uSize;
uniform float uRadius;
uniform float uSoftness;
uniform float uDarkness;
uniform float uPresence;

in vec2 vCard;
in float vSigma;

// Distribution function of the unit Gaussian, logistic form (error < 0.01).
float gaussianStep(float x) {
  return 1.0 / (1.0 + exp(-1.702 * x));
}

void main() {
  float sigma = max(vSigma, 0.25 * uSoftness);
  float radius = uRadius + 1.2 * sigma;
  vec2 q = abs(vCard) - 0.5 * uSize + radius;
  float d = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - radius;
  float alpha = uDarkness * uPresence * gaussianStep(-d / sigma);
  gl_FragColor = vec4(0.0, 0.0, 0.0, alpha);
}
