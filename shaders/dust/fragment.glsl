// Draws an antialiased disc, or a streak that fades toward its tail, with premultiplied alpha.

uniform highp float uPixelRatio; // device px per CSS px, 1..3
uniform sampler2D uPicture; // cached background; its alpha hides the dust. Without one, three's is clear
uniform vec3 uColor; // sRGB

in highp vec2 vLocal;
in highp vec2 vShape;
in highp float vAlpha;

void main() {
  highp float d = length(vec2(max(abs(vLocal.x) - vShape.y, 0.0), vLocal.y)) - vShape.x;
  highp float alpha = vAlpha * clamp(0.5 - d * uPixelRatio, 0.0, 1.0);
  if (vShape.y > 0.0) {
    highp float along = vLocal.x / (vShape.x + vShape.y); // -1 tail, 1 head
    alpha *= mix(1.0, smoothstep(-1.1, 0.9, along), min(vShape.y, 1.0));
  }
  alpha *= 1.0 - texelFetch(uPicture, ivec2(gl_FragCoord.xy), 0).a;
  gl_FragColor = vec4(alpha * uColor, alpha);
}
