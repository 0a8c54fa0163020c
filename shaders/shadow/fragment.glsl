// Soft shadow of the tilted card. Traced back along the light to the card's plane, it is a rounded box without its
// folded corner, blurred by a Gaussian, which has a closed form. Source order: box.glsl, this file.

uniform vec2 uSize; // CSS px, size of the card
uniform float uFoldLine; // CSS px, x + y on the fold; the card ends there
uniform float uPresence; // 0..1, opacity of the card

in vec2 vCard; // this and the others: vertex.glsl
in float vSigma;
flat in float vSoftness;

const float DARKNESS = 0.62; // opacity of the shadow's core

// Cumulative distribution of the unit Gaussian in logistic form (error < 0.01).
float gaussianStep(float x) {
  return 1.0 / (1.0 + exp(-1.702 * x));
}

void main() {
  float sigma = max(vSigma, 0.25 * vSoftness);
  vec2 normal;
  float d = roundedBox(vCard, 0.5 * uSize, RADIUS_CARD + 1.2 * sigma, normal);
  d = max(d, (vCard.x + vCard.y - uFoldLine) * 0.7071068);
  float alpha = DARKNESS * uPresence * gaussianStep(-d / sigma);
  gl_FragColor = vec4(0.0, 0.0, 0.0, alpha);
}
