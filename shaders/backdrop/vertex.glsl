// Full-screen backdrop: PlaneGeometry(2, 2), drawn first, no depth.
//
// uniforms: none

out vec2 vScreen; // -1..1

void main() {
  vScreen = position.xy;
  gl_Position = vec4(position.xy, 1.0, 1.0);
}
