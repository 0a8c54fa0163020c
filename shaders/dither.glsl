// Eight bits show bands in dark tones, which noise of one step hides. Prepended to shaders that write colours.

// Interleaved gradient noise (Jorge Jimenez, 2014), 0..1.
float dither(vec2 pixel) {
  return fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715))));
}

