// One face of the card, flat, over the whole of its texture: PlaneGeometry(2, 2). Texels are counted
// from the upper left corner, which lies on a whole pixel of the screen.
//
// uniform  type  unit    range
// uExtent  vec2  CSS px  width and height of the texture, a part of a texel larger than the card

uniform vec2 uExtent;
uniform vec2 uSize;

out vec2 vPoint; // CSS px from the card's centre, y up

void main() {
  vPoint = 0.5 * (position.xy + vec2(1.0, -1.0)) * uExtent + vec2(-0.5, 0.5) * uSize;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}
