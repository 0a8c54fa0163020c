// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { paths, showSite } from './show'

vi.mock('virtual:content', async () => {
  const content = await import('./full-content')
  const [job] = content.lists.experiencia
  const descripcion =
    'React ו-Node.js: ממשק נגיש.\n\n- React ו-Node.js לכולם.\n- בדיקות.\n\nUna tienda.'
  return {
    ...content,
    profile: { ...content.profile, disponibilidad: 'זמינה ממרץ', resumen: 'React וגם Node לכולם' },
    lists: { ...content.lists, experiencia: [{ ...job, descripcion }] },
  }
})

const directionsOf = (text: RegExp | string) => [
  ...new Set(screen.getAllByText(text).map((each) => each.closest('[dir]')?.getAttribute('dir'))),
]

it('each part of a description says its direction, also if it begins with a foreign word', () => {
  showSite(paths.experience)
  expect(directionsOf(/ממשק נגיש/)).toEqual(['rtl'])
  expect(directionsOf('React ו-Node.js לכולם.')).toEqual(['rtl'])
  expect(directionsOf('Una tienda.')).toEqual(['ltr'])
})

it('so do the summary and the availability, and a telephone number is never turned round', () => {
  showSite('/')
  expect(directionsOf('React וגם Node לכולם')).toEqual(['rtl'])
  expect(directionsOf('זמינה ממרץ')).toEqual(['rtl'])
  expect(directionsOf(/^\+/)).toEqual(['ltr'])
})
