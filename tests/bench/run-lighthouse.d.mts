type LighthouseResult = {
  lhr: {
    categories: Record<string, { score: number | null } | undefined>
    audits: Record<string, { numericValue?: number } | undefined>
  }
}

/** Lighthouse's run on a page, in the browser that listens on that port. */
export function runLighthouse(
  address: string,
  options: { port: number; onlyCategories: string[]; logLevel: 'error' },
): Promise<LighthouseResult | undefined>
