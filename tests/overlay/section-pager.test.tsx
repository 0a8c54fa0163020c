// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SectionPager } from '../../src/site/overlay/sections/section-pager'
import { show } from './show'

const links = () =>
  within(screen.getByRole('navigation', { name: 'Otras secciones' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the pager', () => {
  it.each([
    ['experience', [['Siguiente: Educación', '/educacion/']]],
    [
      'education',
      [
        ['Anterior: Experiencia', '/experiencia/'],
        ['Siguiente: Habilidades', '/habilidades/'],
      ],
    ],
    [
      'skills',
      [
        ['Anterior: Educación', '/educacion/'],
        ['Siguiente: Proyectos', '/proyectos/'],
      ],
    ],
    ['projects', [['Anterior: Habilidades', '/habilidades/']]],
  ] as const)('of %s has its neighbours, and no other', (section, neighbours) => {
    show(<SectionPager current={section} />)
    expect(links()).toEqual(neighbours)
  })

  it('navigates without loading the page', async () => {
    const { user, history } = show(<SectionPager current="education" />, '/educacion/')
    await user.click(screen.getByRole('link', { name: 'Siguiente: Habilidades' }))
    await user.click(screen.getByRole('link', { name: 'Anterior: Experiencia' }))
    expect(history).toEqual(['/educacion/', '/habilidades/', '/experiencia/'])
  })
})
