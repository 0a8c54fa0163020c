import type { CDPSession, Page } from '@playwright/test'

export type Stage = { page: Page; cdp: CDPSession }

export type OpenOptions = {
  /** Scripts to run in the page before its own, in this order. */
  prepare?: readonly (() => void)[]
  /** Selector that matches when the page runs. Default: set by `running` in pages/. */
  ready?: string
}

export type Open = (address: string, options?: OpenOptions) => Promise<Stage>

export type Site = { origin: string; executablePath: string | undefined }

/** `value` in the case's unit, `aside` in its own. */
export type Reading = { value: number; aside?: number }

export type Variant = {
  name: string
  measure: (open: Open, site: Site) => Promise<Reading>
}

/** For the median; with `to`, for its ratio to the smallest of those variants, per round. */
export type Bar = {
  claim: string
  of: string
  to?: readonly string[]
  atLeast?: number
  atMost?: number
}

export type BenchCase = {
  /** Matched by `npm run bench -- name`. */
  name: string
  title: string
  /** Deterministic: measured in the first round only. */
  isSteady?: boolean
  /**
   * A new browser per page. For long warm-ups only: a browser is busy for some seconds after its
   * start.
   */
  hasOwnBrowsers?: boolean
  /** Default graphics flags, as without a GPU; otherwise compositing uses ANGLE, as with one. */
  isPlain?: boolean
  method: string
  unit: string
  aside?: string
  variants: readonly Variant[]
  bars: readonly Bar[]
}
