import type { CDPSession, Page } from '@playwright/test'

export type Stage = { page: Page; cdp: CDPSession }

export type OpenOptions = {
  /** Scripts to run in the page before its own, in this order. */
  prepare?: readonly (() => void)[]
  /** Selector that matches when the page runs. */
  ready: string
}

export type Open = (address: string, options: OpenOptions) => Promise<Stage>

export type Site = { origin: string; executablePath: string | undefined }

/** In the case's unit, or as the name says. The first stands for the variant, the others beside it. */
export type Readings = number | Readonly<Record<string, number>>

/** Measured in a new browser each time. */
export type Variant = {
  name: string
  measure: (open: Open, site: Site) => Promise<Readings>
}

/** For the median of a row; with `to`, for its ratio to another, per round. */
export type Bar = {
  claim: string
  of: string
  to?: string
  atLeast?: number
  atMost?: number
}

export type BenchCase = {
  /** Matched by `npm run bench -- name`. */
  name: string
  title: string
  /**
   * Chromium's own flags, as without a graphics card; otherwise it composites with ANGLE, as with
   * one.
   */
  isPlain?: boolean
  method: string
  unit: string
  variants: readonly Variant[]
  bars: readonly Bar[]
}
