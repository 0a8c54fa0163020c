type Init = { x: number; y?: number; ms?: number; type?: 'touch' | 'mouse'; buttons?: number }

/** Sends a pointer event at a time of its own; happy-dom's events know neither. */
export function point(target: Element, name: string, init: Init) {
  const { x, y = 0, ms = 0, type = 'touch', buttons = name === 'pointerup' ? 0 : 1 } = init
  const event = new Event(name, { bubbles: true })
  const values = { clientX: x, clientY: y, timeStamp: ms, pointerType: type, buttons }
  for (const [key, value] of Object.entries({
    ...values,
    pointerId: 1,
    isPrimary: true,
    button: 0,
  })) {
    Object.defineProperty(event, key, { value })
  }
  target.dispatchEvent(event)
}

/** Down at 0, through the places 20 ms apart, up at the last one. */
export function draw(target: Element, places: [x: number, y: number][], type?: 'touch' | 'mouse') {
  const pointer = type ? { type } : {}
  point(target, 'pointerdown', { x: 0, ...pointer })
  let ms = 0
  for (const [x, y] of places) {
    ms += 20
    point(target, 'pointermove', { x, y, ms, ...pointer })
  }
  const [x, y] = places.at(-1) ?? [0, 0]
  point(target, 'pointerup', { x, y, ms, ...pointer })
}
