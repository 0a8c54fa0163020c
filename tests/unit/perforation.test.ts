import { expect, it } from 'vitest'
import { perforation } from '../../src/site/overlay/not-found/perforation'
import { screen as en } from '../../src/site/words/en'
import { screen as es } from '../../src/site/words/es'

it('punches every letter of each language’s word', () => {
  for (const { page } of [es, en]) {
    const { cancelled } = page.notFound
    const { path } = perforation(cancelled)
    for (const [at] of [...cancelled].entries()) {
      const columns = [...path.matchAll(/M(\d+) /g)].map(([, x]) => Math.floor(Number(x) / 6))
      expect(columns, `${cancelled}, letter ${at}`).toContain(at)
    }
  }
})
