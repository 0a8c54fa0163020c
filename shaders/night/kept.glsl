// Draws the cached background with the resting card and its shadow, pixel for pixel.

uniform sampler2D uPicture;

void main() {
  gl_FragColor = vec4(texelFetch(uPicture, ivec2(gl_FragCoord.xy), 0).rgb, 1.0);
}
