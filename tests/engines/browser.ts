/** What is switched off. */
export type Conditions = {
  hasScript?: boolean
  hasWebGl?: boolean
  isMotionReduced?: boolean
}

export type Key = 'Tab' | 'Enter' | 'Escape'

/** One browser window: the interface of both engines' adapters. */
export type Browser = {
  version: string
  /** Resolves at `load`. */
  goto: (address: string) => Promise<void>
  /** Runs in the page; arguments and result must be serialisable. */
  evaluate: <Args extends unknown[], Value>(
    script: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ) => Promise<Value>
  /** Page size, CSS px. */
  resize: (width: number, height: number) => Promise<void>
  movePointer: (x: number, y: number) => Promise<void>
  click: (x: number, y: number) => Promise<void>
  press: (key: Key) => Promise<void>
  picture: () => Promise<Uint8Array>
  messages: () => Promise<string[]>
  close: () => Promise<void>
}

export type Launch = (conditions: Conditions) => Promise<Browser>

export type LaunchSettings = Conditions & {
  executable: string
  /** Of the X server; undefined if the engine needs none. */
  display: string | undefined
}
