// Soft shadow of the tilted card: traced back along the light to the card's plane, where a rounded
// box, less the corner that is folded over, blurred by a Gaussian has a closed form.

uniform vec2 uSize; // CSS px, size of the card
uniform float uRadius; // CSS px, corner radius, 22
uniform float uFold; // CSS px, x + y on the fold; the card ends there
uniform float uSoftness; // CSS px, standard deviation of the blur at the card's centre
uniform float uDarkness; // 0..1, opacity of the shadow's core
uniform float uPresence; // 0..1, opacity of the card

in vec2 vCard;
in float vSigma;

// Cumulative distribution of the unit Gaussian, logistic form (error < 0.01).
float gaussianStep(float x) {
  return 1.0 / (1.0 + exp(-1.702 * x));
}

void main() {
  float sigma = max(vSigma, 0.25 * uSoftness);
  float radius = uRadius + 1.2 * sigma;
  vec2 q = abs(vCard) - 0.5 * uSize + radius;
  float d = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - radius;
  d = max(d, (vCard.x + vCard.y - uFold) * 0.7071068);
  float alpha = uDarkness * uPresence * gaussianStep(-d / sigma);
  gl_FragColor = vec4(0.0, 0.0, 0.0, alpha);
}
