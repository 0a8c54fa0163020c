uniform float uPixelSize; // CSS px, side of a drawn pixel
uniform float uTuck; // CSS px, how far it reaches under the face, whose own edge is soft
uniform float uFoldLine; // CSS px, x + y on the fold; the card ends there
uniform float uPresence; // 0..1, opacity of the card

in vec2 vCard; // this and the others: vertex.glsl
in float vAcross;
in float vWidth;
in vec3 vColor;

void main() {
  float from = max(vAcross - 0.5 * uPixelSize, -uTuck);
  float to = min(vAcross + 0.5 * uPixelSize, vWidth);
  float alpha = uPresence * clamp((to - from) / uPixelSize, 0.0, 1.0);
  alpha *= step(vCard.x + vCard.y, uFoldLine) * step(1e-3, vWidth);
  gl_FragColor = vec4(alpha * vColor, alpha);
}
