// The cached picture of night, resting card and shadow, pixel for pixel. A shader of its own: a branch
// in the night's costs a renderer without a GPU an eighth of its frames.

uniform sampler2D uPicture;

void main() {
  gl_FragColor = texelFetch(uPicture, ivec2(gl_FragCoord.xy), 0);
}
