import type { CDPSession, Page } from '@playwright/test'

/** A fresh page, as large as a common screen, and its debugger. */
export type Stage = { page: Page; cdp: CDPSession }

export type OpenOptions = {
  /** Run in the page before its own scripts, in this order. */
  prepare?: readonly (() => void)[]
  /** A selector that matches once the page runs; else what `running` in pages/ sets. */
  ready?: string
}

/** Opens an address of the bench's server in a page of its own, closed after the measurement. */
export type Open = (address: string, options?: OpenOptions) => Promise<Stage>

/** Where the built site is served, and the browser to start for those who need one of their own. */
export type Site = { origin: string; executablePath: string | undefined }

/** A value in the case's unit, and another one to be read beside it. */
export type Reading = { value: number; aside?: number }

/** One thing to measure. Each round measures every variant once, in order. */
export type Variant = {
  name: string
  measure: (open: Open, site: Site) => Promise<Reading>
}

/**
 * A promise to keep: the median over the rounds lies within the limits, if there are any. The value
 * is the variant's own or, with `to`, its ratio to the best (smallest) of those in the same round.
 */
export type Bar = {
  claim: string
  of: string
  to?: readonly string[]
  atLeast?: number
  atMost?: number
}

/** What a file in `cases/` exports, and `cases.ts` lists. */
export type BenchCase = {
  /** What `npm run bench -- name` selects by. */
  name: string
  title: string
  /** Comes out the same each time: measured in the first round only. */
  isSteady?: boolean
  /**
   * Each page has a browser of its own, so that none inherits what another left: for long warm-ups
   * only, since a browser is busy with itself for some seconds after its start.
   */
  hasOwnBrowsers?: boolean
  /**
   * In a browser with its own defaults about graphics, as most visitors without a graphics card have
   * it; else layers are put together through WebGL's own device, as where there is one.
   */
  isPlain?: boolean
  /** How it is measured, for a reader of the report. */
  method: string
  unit: string
  /** What `aside` is, with its unit, where there is one. */
  aside?: string
  variants: readonly Variant[]
  bars: readonly Bar[]
}
