// A triangle that covers the screen. It is drawn first, without depth.

out vec2 vFromCentre;

void main() {
  vFromCentre = (position.xy - vec2(0.0, 1.0 - 2.0 * NIGHT_MIDDLE)) / (2.0 * vec2(NIGHT_ACROSS, NIGHT_DOWN));
  gl_Position = vec4(position.xy, 1.0, 1.0);
}
