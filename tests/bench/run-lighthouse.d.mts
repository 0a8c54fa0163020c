type LighthouseResult = {
  lhr: {
    categories: Record<string, { score: number | null } | undefined>
    audits: Record<string, { numericValue?: number } | undefined>
  }
}

export function runLighthouse(
  address: string,
  options: { port: number; onlyCategories: string[]; logLevel: 'error' },
): Promise<LighthouseResult | undefined>
