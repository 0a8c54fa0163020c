import type { Plugin } from 'vite'
import { MEDIA } from '../../site/geometry/geometry'

const NAME = /\(--([a-z-]+)\)/g
const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** `@media` rules by the names of src/site/geometry, as no browser knows custom media. @throws Error for another name */
export function mediaPlugin(): Plugin {
  return {
    name: 'portfolio:media',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/site\/.*\.css$/ },
      handler: (css) =>
        css.replace(/@media [^{]*/g, (rule) =>
          rule.replace(NAME, (mark, name: string) => {
            const query = MEDIA[camel(name) as keyof typeof MEDIA]
            if (!query) throw new Error(`unknown media query ${mark}`)
            return query
          }),
        ),
    },
  }
}
