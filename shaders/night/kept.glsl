// The night with a resting card and its shadow, as they were drawn once: pixel for pixel.
//
// uniform   type       meaning
// uPicture  sampler2D  what was drawn

uniform sampler2D uPicture;

void main() {
  gl_FragColor = vec4(texelFetch(uPicture, ivec2(gl_FragCoord.xy), 0).rgb, 1.0);
}
