// Eight bits band badly at dark tones: noise of one step hides it. Prepended to what writes colours.

// Interleaved gradient noise (Jorge Jimenez, 2014), 0..1.
float dither(vec2 pixel) {
  return fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715))));
}

