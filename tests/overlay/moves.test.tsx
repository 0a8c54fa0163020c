// @vitest-environment happy-dom
import { act, configure } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { paths, showSite, title, words } from './show'
import { lists } from './site-content'

vi.mock('virtual:content', () => import('./site-content'))

/** Titles of the entries whose text React has rendered. */
const rendered = vi.hoisted(() => [] as unknown[])
vi.mock('../../src/site/overlay/sections/entry/description', async (original) => {
  const file: typeof import('../../src/site/overlay/sections/entry/description') = await original()
  return {
    Description: (props: Parameters<typeof file.Description>[0]) => {
      rendered.push(Reflect.get(props.entry, 'titulo'))
      return <file.Description {...props} />
    },
  }
})

it('a move renders each entry of the next screen once, and none of the last', () => {
  // It would render everything twice.
  configure({ reactStrictMode: false })
  const { navigate } = showSite(paths.education)
  rendered.length = 0
  act(() => navigate(paths.experience))
  expect(title()).toHaveTextContent(words.routes.experience)
  expect(rendered.toSorted()).toEqual(lists.experiencia.map(({ titulo }) => titulo).toSorted())
})
