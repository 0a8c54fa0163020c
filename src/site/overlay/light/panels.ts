export type Panel = HTMLElement | SVGElement

/** Elements of the screen that take the light, each with the one that gets the CSS variables. */
export const panels = new Map<Panel, Panel>()

export function darken(panel: Panel, target: Panel): void {
  if (!panel.hasAttribute('data-near')) return
  for (const name of ['--light', '--light-x', '--light-y']) target.style.removeProperty(name)
  delete panel.dataset.near
}
