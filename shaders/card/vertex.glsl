// The card's sheet: a unit plane grown to the card's size plus a margin for its antialiased edge.
//
// uniform  type  unit    range
// uSize    vec2  CSS px  width and height of the card, > 0

uniform vec2 uSize;

out vec2 vPoint; // CSS px from the card's centre, y up

const float EDGE_MARGIN_PX = 2.0;

void main() {
  vPoint = position.xy * (uSize + 2.0 * EDGE_MARGIN_PX);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(vPoint, 0.0, 1.0);
}
