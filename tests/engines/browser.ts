/** What a visitor may have switched off. */
export type Conditions = {
  hasScript?: boolean
  hasWebGl?: boolean
  isMotionReduced?: boolean
}

export type Key = 'Tab' | 'Enter' | 'Escape'

/** One window of an engine; both adapters have it, so that every check is written once. */
export type Browser = {
  /** What the engine calls itself. */
  version: string
  /** Done at the page's `load`. */
  goto: (address: string) => Promise<void>
  /** Runs in the page; what it takes and gives must be plain data. */
  evaluate: <Args extends unknown[], Value>(
    script: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ) => Promise<Value>
  /** The page's own size, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>
  movePointer: (x: number, y: number) => Promise<void>
  click: (x: number, y: number) => Promise<void>
  press: (key: Key) => Promise<void>
  /** What the window shows, as PNG. */
  picture: () => Promise<Uint8Array>
  /** What the console, uncaught errors and the policy have said in this window so far. */
  messages: () => Promise<string[]>
  close: () => Promise<void>
}

export type Launch = (conditions: Conditions) => Promise<Browser>

/** What an adapter needs to start a browser. */
export type LaunchSettings = Conditions & {
  executable: string
  /** Of the X server to open the window on; undefined where the engine needs none. */
  display: string | undefined
}
