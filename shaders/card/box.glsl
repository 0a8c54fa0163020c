// Shared by the shaders that engrave the card, light it, and draw its edge and shadow.
const float BUMP_RANGE = 0.08;

// Signed distance to a rounded box; `normal` is its gradient.
float roundedBox(vec2 p, vec2 halfSize, float radius, out vec2 normal) {
  vec2 q = abs(p) - halfSize + radius;
  vec2 corner = max(q, 0.0);
  float len = length(corner);
  vec2 side = q.x > q.y ? vec2(1.0, 0.0) : vec2(0.0, 1.0);
  normal = sign(p) * (len > 0.0 ? corner / len : side);
  return len + min(max(q.x, q.y), 0.0) - radius;
}
