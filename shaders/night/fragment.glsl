// The page's radial background, dithered: eight bits band badly at these tones.
// Same as CSS radial-gradient(ellipse 120% 90% at 50% 34%, #0d1220, #070a11 55%, #05070c).
// Covers the screen in every frame: keep it cheap.

in vec2 vFromCentre; // 1 at the end of the gradient

const float MIDDLE_AT = 0.55;
const vec3 CENTRE = vec3(13.0, 18.0, 32.0) / 255.0; // sRGB, interpolated as in CSS
const vec3 MIDDLE = vec3(7.0, 10.0, 17.0) / 255.0;
const vec3 RIM = vec3(5.0, 7.0, 12.0) / 255.0;
const vec3 TO_MIDDLE = (MIDDLE - CENTRE) / MIDDLE_AT;
const vec3 TO_RIM = (RIM - MIDDLE) / (1.0 - MIDDLE_AT);

// Interleaved gradient noise (Jorge Jimenez, 2014), 0..1.
float dither(vec2 pixel) {
  return fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715))));
}

void main() {
  float t = min(length(vFromCentre), 1.0);
  vec3 color = CENTRE + TO_MIDDLE * min(t, MIDDLE_AT) + TO_RIM * max(t - MIDDLE_AT, 0.0);
  // Alpha 0: the canvas is opaque, and alpha in the cached picture hides the dust.
  gl_FragColor = vec4(color + (dither(gl_FragCoord.xy) - 0.5) / 255.0, 0.0);
}
