// Full-screen triangle, drawn first, without depth.

out vec2 vFromCentre;

void main() {
  vFromCentre = (position.xy - vec2(0.0, 0.32)) / (2.0 * vec2(1.2, 0.9));
  gl_Position = vec4(position.xy, 1.0, 1.0);
}
