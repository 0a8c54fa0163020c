// The page's radial background, dithered: eight bits band badly at these tones.
// The same as radial-gradient(ellipse 120% 90% at 50% 34%, #0d1220, #070a11 55%, #05070c) in CSS.
//
// uniforms: none

in vec2 vScreen;

const vec3 CENTRE = vec3(13.0, 18.0, 32.0) / 255.0; // sRGB, mixed as CSS does
const vec3 MIDDLE = vec3(7.0, 10.0, 17.0) / 255.0;
const vec3 RIM = vec3(5.0, 7.0, 12.0) / 255.0;

uint pcg(uint v) {
  uint s = v * 747796405u + 2891336453u;
  uint w = ((s >> ((s >> 28u) + 4u)) ^ s) * 277803737u;
  return (w >> 22u) ^ w;
}

void main() {
  vec2 q = (vScreen - vec2(0.0, 0.32)) / (2.0 * vec2(1.2, 0.9));
  float t = length(q);
  vec3 color = t < 0.55 ? mix(CENTRE, MIDDLE, t / 0.55) : mix(MIDDLE, RIM, min((t - 0.55) / 0.45, 1.0));
  uint key = uint(gl_FragCoord.x) + pcg(uint(gl_FragCoord.y));
  gl_FragColor = vec4(color + (float(pcg(key) >> 8u) / 16777216.0 - 0.5) / 255.0, 1.0);
}
