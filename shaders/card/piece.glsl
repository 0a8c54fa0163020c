// Places one piece of the card's sheet. Prepended to vertex.glsl, with IS_PIECE defined.

in vec4 aPlace; // xyz: CSS px, centre in the card's space, y up, z toward the eye; w: 0..1, opacity
in vec4 aShape; // xy: CSS px, size; zw: radians, CSS's rotateX and rotateY
in vec4 aWindow; // CSS px from the card's centre, y up; xy: centre, zw: size of what it shows
in vec4 aRadii; // CSS px: top left, top right, bottom right, bottom left
in vec4 aBleed; // CSS px, how far it reaches under its neighbours: top, right, bottom, left

out vec4 vPiece;
flat out vec4 vRadii;
flat out float vOpacity;

// light: in, of the flat card; out, of the piece. toEye: in, the eye; out, from the point to it.
vec3 posedPiece(float margin, inout vec3 light, inout vec3 toEye, out vec2 shown) {
  vec2 low = -0.5 * aShape.xy - aBleed.wz;
  vec2 high = 0.5 * aShape.xy + aBleed.yx;
  vec2 middle = 0.5 * (low + high);
  vec2 local = position.xy * (high - low + 2.0 * margin);
  vPiece = vec4(local, 0.5 * (high - low));
  vRadii = aRadii;
  vOpacity = aPlace.w;
  local += middle;
  shown = aWindow.xy + local / aShape.xy * aWindow.zw;
  vec2 c = cos(aShape.zw);
  vec2 s = sin(vec2(-aShape.z, aShape.w));
  mat3 axes = mat3(c.y, s.x * s.y, -c.x * s.y, 0.0, c.x, s.x, s.y, -s.x * c.y, c.x * c.y);
  light = light * axes;
  toEye = (toEye - aPlace.xyz) * axes - vec3(local, 0.0);
  return aPlace.xyz + axes * vec3(local, 0.0);
}
