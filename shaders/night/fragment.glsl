// With CACHED, the cached picture of night, resting card and shadow, pixel for pixel. Not by a branch:
// in every pixel it would cost a renderer without a GPU an eighth of its frames.
#ifdef CACHED
uniform sampler2D uPicture;

void main() {
  gl_FragColor = texelFetch(uPicture, ivec2(gl_FragCoord.xy), 0);
}
#else
// The page's radial background, dithered: eight bits band badly at these tones.
// Same as CSS radial-gradient(ellipse 120% 90% at 50% 34%, uCentre, uMiddle 55%, uRim).
// Covers the screen in every frame: keep it cheap.

uniform vec3 uCentre; // this and the next two: sRGB, interpolated as in CSS
uniform vec3 uMiddle;
uniform vec3 uRim;

in vec2 vFromCentre; // 1 at the end of the gradient

const float MIDDLE_AT = 0.55;

// Interleaved gradient noise (Jorge Jimenez, 2014), 0..1.
float dither(vec2 pixel) {
  return fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715))));
}

void main() {
  float t = min(length(vFromCentre), 1.0);
  vec3 color = mix(uCentre, uMiddle, min(t / MIDDLE_AT, 1.0));
  color = mix(color, uRim, max(t - MIDDLE_AT, 0.0) / (1.0 - MIDDLE_AT));
  // Alpha 0: the canvas is opaque, and alpha in the cached picture hides the dust.
  gl_FragColor = vec4(color + (dither(gl_FragCoord.xy) - 0.5) / 255.0, 0.0);
}
#endif
