/** A stop of a gradient: place (0 to 1), colour, opacity. */
type Stop = readonly [offset: number, color: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list.map(([offset, color, opacity]) => (
    <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
  ))

/** Gradients of the card and its background, by id; the light comes from the upper left. */
export function CardLight() {
  return (
    <>
      <radialGradient id="night" cx={0.5} cy={0.35} r={0.85}>
        {stops([
          [0, '#0f1524'],
          [0.6, '#080b13'],
          [1, '#05070c'],
        ])}
      </radialGradient>
      <linearGradient id="paper" x1={0.1} y1={0} x2={0.55} y2={1}>
        {stops([
          [0, '#1d2331'],
          [0.45, '#151a26'],
          [1, '#0e121b'],
        ])}
      </linearGradient>
      <linearGradient id="edge" x1={0} y1={0} x2={1} y2={0.55}>
        {stops([
          [0, '#e8b98a'],
          [0.22, '#8c6a52'],
          [0.42, '#fbe0bf'],
          [0.62, '#7b5a48'],
          [1, '#d99a66'],
        ])}
      </linearGradient>
      <radialGradient id="shine" gradientUnits="userSpaceOnUse" cx={760} cy={60} r={640}>
        {stops([
          [0, '#ffe3c2'],
          [0.2, '#f0a077'],
          [0.42, '#c8745c', 0.72],
          [0.62, '#b1804f', 0.5],
          [1, '#b59c50', 0.62],
        ])}
      </radialGradient>
      <radialGradient id="glow" gradientUnits="userSpaceOnUse" cx={620} cy={0} r={600}>
        {stops([
          [0, '#9fb0d8', 0.15],
          [1, '#8fa3cf', 0],
        ])}
      </radialGradient>
    </>
  )
}

/** Gradients of the mask that dims the engraving behind the text. */
export function TextVeil() {
  return (
    <>
      <radialGradient
        id="quiet"
        gradientUnits="userSpaceOnUse"
        cx={690}
        cy={345}
        r={330}
        gradientTransform="matrix(1.25 0 0 .62 -172 131)"
      >
        {stops([
          [0, '#000', 0.86],
          [0.6, '#000', 0.62],
          [1, '#000', 0],
        ])}
      </radialGradient>
      <linearGradient id="fade" x1={0.3} y1={0} x2={0.66} y2={0.1}>
        {stops([
          [0, '#000'],
          [1, '#fff'],
        ])}
      </linearGradient>
    </>
  )
}
