export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const low = sorted[Math.floor((sorted.length - 1) / 2)]
  const high = sorted[Math.ceil((sorted.length - 1) / 2)]
  if (low === undefined || high === undefined) throw new RangeError('median of nothing')
  return (low + high) / 2
}

const plain = (value: number): string => {
  const digits = Math.min(4, Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1))))
  return value.toFixed(digits)
}

/** Three significant figures, with a comma at thousands. */
export const figure = (value: number): string =>
  Math.abs(value) >= 1000 ? Math.round(value).toLocaleString('en') : plain(value)

export const spread = (values: readonly number[]): string =>
  `${figure(Math.min(...values))}–${figure(Math.max(...values))}`
