// Draws a face of the card into its textures; geometry: PlaneGeometry(2, 2). They begin at the card's upper left
// corner, which lies on a whole screen pixel.

uniform vec2 uExtent; // CSS px, size of the texture: the card rounded up to whole texels
uniform vec2 uSize; // CSS px, size of the card

out vec2 vPoint; // CSS px from the card's centre, y up

void main() {
  vPoint = 0.5 * (position.xy + vec2(1.0, -1.0)) * uExtent + vec2(-0.5, 0.5) * uSize;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}
