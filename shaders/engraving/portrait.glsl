// Engraves a portrait in lines (src/site/engraving/portrait-lines.ts). Prepended to fragment.glsl.

uniform sampler2D uTones; // of the portrait's square, first row on top; mipmaps
uniform float uPitch; // between lines, in radii; 0 for none

const float HEIGHT_LEVEL = 4.0; // mipmap of the tones that is as smooth as the build's height

// A cubic B-spline is smooth, unlike the texture's own filter. `uv` 0..1.
float smoothTone(vec2 uv, float level) {
  vec2 size = vec2(textureSize(uTones, int(level)));
  vec2 at = uv * size - 0.5;
  vec2 f = fract(at);
  vec2 f2 = f * f;
  vec2 f3 = f2 * f;
  vec2 w0 = (1.0 - f) * (1.0 - f) * (1.0 - f) / 6.0;
  vec2 w1 = (4.0 - 6.0 * f2 + 3.0 * f3) / 6.0;
  vec2 w3 = f3 / 6.0;
  vec2 low = w0 + w1;
  vec2 first = (floor(at) - 0.5 + w1 / low) / size;
  vec2 second = (floor(at) + 1.5 + w3 / (1.0 - low)) / size;
  return mix(
    mix(textureLod(uTones, second, level).r, textureLod(uTones, vec2(first.x, second.y), level).r, low.x),
    mix(textureLod(uTones, vec2(second.x, first.y), level).r, textureLod(uTones, first, level).r, low.x),
    low.y
  );
}

float heightAt(vec2 q) {
  return smoothTone(0.5 + 0.5 * q, HEIGHT_LEVEL);
}

// A set of lines round `centre`; share: how much of the pitch a line takes.
void portraitSet(inout vec3 lines, vec2 q, float radius, vec2 centre, vec2 slope, float share) {
  if (share <= 0.0) return;
  vec2 away = q - centre;
  float phase = (length(away) + RELIEF * heightAt(q)) / uPitch;
  vec2 gradient = (normalize(away) + RELIEF * slope) / (uPitch * radius) * vec2(1.0, -1.0);
  engrave(lines, phase, gradient, share / length(gradient), 1.0, 0.0);
}

// p: CSS px from the portrait's centre, y up.
void portrait(vec2 p, float radius) {
  vec2 q = vec2(p.x, -p.y) / radius;
  const float STEP = 0.02;
  vec2 slope = vec2(
    heightAt(q + vec2(STEP, 0.0)) - heightAt(q - vec2(STEP, 0.0)),
    heightAt(q + vec2(0.0, STEP)) - heightAt(q - vec2(0.0, STEP))
  ) / (2.0 * STEP);
  float tone = textureLod(uTones, 0.5 + 0.5 * q, 0.0).r;
  float share = tone > LEAST_TONE ? min(MOST_WIDTH, WIDTH_PER_TONE * tone) : 0.0;
  float crossing = clamp(CROSS_PER_TONE * (tone - CROSS_FROM), 0.0, MOST_CROSS);
  portraitSet(rising, q, radius, LINES_CENTRE, slope, share);
  portraitSet(falling, q, radius, CROSS_CENTRE, slope, crossing);
}
