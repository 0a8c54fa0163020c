export type Panel = HTMLElement | SVGElement

/** Takes the CSS variables, and what they say. */
export type Lit = { target: Panel; x: number; y: number; glow: number }

/** Elements of the screen that take the light. */
export const panels = new Map<Panel, Lit>()

export function darken(panel: Panel, { target }: Lit): void {
  for (const name of ['--light', '--light-x', '--light-y']) target.style.removeProperty(name)
  delete panel.dataset.near
}
