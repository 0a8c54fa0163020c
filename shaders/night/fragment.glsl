// With CACHED it copies the cached picture of night, resting card and shadow. A branch in every pixel would cost a
// renderer without a GPU an eighth of its frames.
#ifdef CACHED
uniform sampler2D uPicture;

void main() {
  gl_FragColor = texelFetch(uPicture, ivec2(gl_FragCoord.xy), 0);
}
#else
// The page's radial background, as `--night` of styles/tokens.css, dithered (dither.glsl). It covers the screen in
// every frame of a moving card: keep it cheap.

uniform vec3 uCentre; // this and the next two: sRGB, interpolated as in CSS
uniform vec3 uMiddle;
uniform vec3 uRim;

in vec2 vFromCentre; // 1 at the end of the gradient

void main() {
  float t = min(length(vFromCentre), 1.0);
  vec3 color = mix(uCentre, uMiddle, min(t / NIGHT_SECOND, 1.0));
  color = mix(color, uRim, max(t - NIGHT_SECOND, 0.0) / (1.0 - NIGHT_SECOND));
  // Alpha is 0 because alpha in the cached picture hides the dust. The canvas itself is opaque.
  gl_FragColor = vec4(color + (dither(gl_FragCoord.xy) - 0.5) / 255.0, 0.0);
}
#endif
