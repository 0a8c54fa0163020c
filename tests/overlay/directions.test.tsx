// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { paths, showSite } from './show'

vi.mock('virtual:content', async () => {
  const content = await import('./full-content')
  const [job] = content.lists.experiencia
  const descripcion = 'React ו-Node.js: ממשק נגיש.\n\n- React לכולם.\n- בדיקות.\n\nUna tienda.'
  return {
    ...content,
    profile: { ...content.profile, disponibilidad: 'זמינה ממרץ', resumen: 'React וגם Node לכולם' },
    lists: { ...content.lists, experiencia: [{ ...job, descripcion }] },
  }
})

it.each([
  ['a paragraph', paths.experience, /ממשק נגיש/, 'rtl'],
  ['a list', paths.experience, 'React לכולם.', 'rtl'],
  ['a paragraph of another script', paths.experience, 'Una tienda.', 'ltr'],
  ['the summary', '/', 'React וגם Node לכולם', 'rtl'],
  ['the availability', '/', 'זמינה ממרץ', 'rtl'],
  ['the telephone', '/', /^\+/, 'ltr'],
])('%s says its direction, also if it begins with a foreign word', (_name, path, text, dir) => {
  showSite(path)
  for (const found of screen.getAllByText(text)) {
    expect(found.closest('[dir]')).toHaveAttribute('dir', dir)
  }
})
