import { expect, it } from 'vitest'
import type { Lists } from '../../src/model/schema/schema'
import { shownSections } from '../../src/model/sections'
import { wordsFor } from '../../src/tools/messages/built-words'
import { tileFacts } from '../../src/tools/output/modules/tile-facts'
import { NO_LISTS } from '../fixtures/fixture'

const NOBODY = { email: '' }
const factsOf = (lists: object, profile = NOBODY, language = 'es') =>
  tileFacts(
    profile,
    { ...NO_LISTS, ...lists } as Lists,
    shownSections({}, []).pager,
    wordsFor(language, { main: 'es' }),
  )

const job = (anioInicio?: number, anioFin: number | '' | null = '') => ({ anioInicio, anioFin })

it('a section says how many entries it has, and of which years', () => {
  const jobs = (...experiencia: object[]) => factsOf({ experiencia }).experience
  expect(jobs(job(2021, 2023), job(2018, 2021), job(2023))).toEqual({
    shown: '3 · 2018–',
    said: '3 entradas, desde 2018',
  })
  expect(jobs(job(2015, 2016), job(2016, 2020))?.shown).toBe('2 · 2015–2020')
  expect(jobs(job(2015, 2015))).toEqual({ shown: '1 · 2015', said: '1 entrada, 2015' })
  expect(jobs(job(undefined, 2015), job(undefined))?.shown).toBe('2 · 2015')
  expect(jobs(job(undefined))?.shown).toBe('1')
  expect(jobs()).toBeUndefined()
})

it('of skills of both kinds and of projects it says only how many', () => {
  const facts = factsOf(
    { 'hard-skills': [{}, {}], 'soft-skills': [{}], proyectos: [job(2020)] },
    NOBODY,
    'en',
  )
  expect(facts.skills).toEqual({ shown: '3', said: '3 entries' })
  expect(facts.projects).toEqual({ shown: '1', said: '1 entry' })
})

it('a profile says its handle or its host, the mail its address or its host, where it fits', () => {
  const of = (github: string, linkedin: string, email: string) => {
    const facts = factsOf({}, { github, linkedin, email } as typeof NOBODY)
    return [facts.GitHub?.shown, facts.LinkedIn?.shown, facts.contact?.shown]
  }
  expect(of('https://github.com/ana', 'https://www.linkedin.com/in/ana/', 'ana@paz.dev')).toEqual([
    '@ana',
    'in/ana',
    'ana@paz.dev',
  ])
  const long = 'maria-fernanda-etcheverry'
  expect(
    of(`https://github.com/${long}`, `https://www.linkedin.com/in/${long}`, `${long}@example.com`),
  ).toEqual(['github.com', 'linkedin.com', '@example.com'])
  expect(of('https://git.example.org/', 'https://example.com/a/b/c', '')).toEqual([
    'git.example.org',
    'example.com',
    undefined,
  ])
  expect(
    of(
      'https://a-long-host.of.example.org/a/b/c',
      'https://example.com/in/%C3%A1lex',
      'ana@a-long-host.example.org',
    ),
  ).toEqual([undefined, 'example.com', undefined])
  expect(of('https://example.com/50%', 'https://example.com/in/%C3%A1lex', '')).toEqual([
    'example.com',
    'example.com',
    undefined,
  ])
})
