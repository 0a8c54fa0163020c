// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ADDRESS } from './full-content'
import { NEW_TAB } from './show'
import { showSite } from './show-site'

vi.mock('virtual:content', async () => {
  const content = await import('./full-content')
  const all = ['experience', 'education', 'skills', 'projects', 'certificates']
  return { ...content, sections: { tiles: all, pages: all } }
})

function entry(title: string) {
  const heading = screen.getByRole('heading', { name: title, level: 2 })
  return within(heading.closest('article') as HTMLElement)
}

const textsOf = (elements: readonly Element[]) => elements.map((each) => each.textContent)

const linksOf = (title: string) =>
  entry(title)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])

describe('a description', () => {
  it.each([
    ['/experiencia/', 'Programadora en Uno'],
    ['/educacion/', 'Secundaria'],
    ['/proyectos/', 'Mapa'],
  ])('of %s has paragraphs and a list, in order', (path, title) => {
    showSite(path)
    const list = entry(title).getByText('Pagos').closest('ul') as HTMLElement
    expect(textsOf(within(list).getAllByRole('listitem'))).toEqual(['Pagos', 'Envíos'])
    const around = [list.previousElementSibling, list.nextElementSibling]
    expect(around.map((each) => each?.tagName)).toEqual(['P', 'P'])
    expect(around.map((each) => each?.textContent)).toEqual([
      'Una tienda\nen línea.',
      'Con un equipo de cinco.',
    ])
  })
})

describe('a period with months', () => {
  it('names them, and does not break before the dash', () => {
    showSite('/experiencia/')
    const closed = entry('Programadora en Uno').getByText('mar 2021 – jul 2021')
    expect(closed.textContent).toBe('mar 2021\u00a0– jul 2021')
    expect(entry('Antes').getByText('sept 2019 – Actualidad')).toBeVisible()
  })
})

describe('education', () => {
  it('links a certificate at an address', () => {
    showSite('/educacion/')
    expect(linksOf('Secundaria')).toEqual([[`Certificado${NEW_TAB}`, ADDRESS, '_blank']])
  })
})

describe('certificates', () => {
  it('shows its entries in order, with issuer and date', () => {
    showSite('/certificados/')
    const titles = textsOf(screen.getAllByRole('heading', { level: 2 }))
    expect(titles).toEqual(['Redes', 'Nubes', 'Datos'])
    expect(entry('Nubes').getByText('sept 2024')).toBeVisible()
    expect(entry('Nubes').getByText('Uno')).toBeVisible()
    expect(entry('Redes').getByText('2023')).toBeVisible()
  })

  it('links an address, a file, or nothing', () => {
    showSite('/certificados/')
    expect(linksOf('Nubes')).toEqual([[`Certificado${NEW_TAB}`, ADDRESS, '_blank']])
    expect(linksOf('Redes')).toEqual([[`Certificado${NEW_TAB}`, '/a/b.pdf', '_blank']])
    expect(linksOf('Datos')).toEqual([])
  })
})

describe('a project', () => {
  it('lists each technology once, and no empty list', () => {
    showSite('/proyectos/')
    const list = entry('Mapa').getByRole('list', { name: 'Tecnologías utilizadas' })
    expect(textsOf(within(list).getAllByRole('listitem'))).toEqual(['Rust', 'SQL'])
    expect(entry('Otro').queryByRole('list', { name: 'Tecnologías utilizadas' })).toBeNull()
  })

  it('has its further links after SPEC’s', () => {
    showSite('/proyectos/')
    expect(linksOf('Mapa').map(([text, href]) => [text, href])).toEqual([
      [`Link GitHub${NEW_TAB}`, 'https://example.com/ana/mapa'],
      [`Link Web${NEW_TAB}`, 'https://example.com/mapa'],
      [`Charla${NEW_TAB}`, 'http://example.com/charla'],
    ])
  })

  it('shows its picture in the sizes that the build made', () => {
    showSite('/proyectos/')
    const picture = entry('Mapa').getByRole('img', { name: 'El mapa en un teléfono' })
    const attributes = {
      src: '/assets/mapa-1200.webp',
      srcset: '/assets/mapa-640.webp 640w, /assets/mapa-1200.webp 1200w',
      width: '1200',
      height: '2400',
    }
    for (const [name, value] of Object.entries(attributes)) {
      expect(picture).toHaveAttribute(name, value)
    }
    expect(picture).toHaveAttribute('sizes')
  })

  it('has its picture with the text in the first row, later when it is scrolled to', () => {
    showSite('/proyectos/')
    const pictures = ['Mapa', 'Otro', 'Más'].map((title) => entry(title).getByRole('img'))
    const loading = pictures.map((each) => each.getAttribute('loading'))
    expect(loading).toEqual(['eager', 'eager', 'lazy'])
  })

  it('offers the picture as AVIF first', () => {
    showSite('/proyectos/')
    const picture = entry('Mapa').getByRole('img', { name: 'El mapa en un teléfono' })
    const source = picture.parentElement?.querySelector('source')
    expect(source).toHaveAttribute('type', 'image/avif')
    expect(source).toHaveAttribute('srcset', '/assets/mapa-640.avif 640w')
  })

  it('shows a picture that the build does not know as it is', () => {
    showSite('/proyectos/')
    const picture = entry('Otro').getByRole('img', { name: 'Otra' })
    expect(picture).toHaveAttribute('src', '/otra.svg')
    for (const name of ['srcset', 'width', 'height']) expect(picture).not.toHaveAttribute(name)
  })
})

describe('skills', () => {
  const hardSkills = () => within(screen.getByRole('region', { name: 'Hard skills' }))

  it('are in groups, in order of first appearance, after those without one', () => {
    showSite('/habilidades/')
    const headings = hardSkills().getAllByRole('heading')
    expect(headings.map((each) => [each.tagName, each.textContent])).toEqual([
      ['H2', 'Hard skills'],
      ['H3', 'Inglés técnico'],
      ['H3', 'Herramientas'],
      ['H4', 'Git'],
      ['H4', 'Express'],
      ['H3', 'Frontend'],
      ['H4', 'React'],
    ])
  })

  it('without any group have no heading between', () => {
    showSite('/habilidades/')
    const soft = within(screen.getByRole('region', { name: 'Soft skills' }))
    expect(textsOf(soft.getAllByRole('heading'))).toEqual(['Soft skills', 'Creativa'])
  })

  it('in their own colours have a plate under an icon that is too dark', () => {
    showSite('/habilidades/')
    const own = (name: string) => hardSkills().getByRole('img', { name }).className
    expect(own('Git')).toMatch(/own/)
    expect(own('Express')).toMatch(/plated/)
  })

  it('end with the languages', () => {
    showSite('/habilidades/')
    expect(textsOf(screen.getAllByRole('heading', { level: 2 })).at(-1)).toBe('Idiomas')
    const list = within(screen.getByRole('region', { name: 'Idiomas' }))
    expect(textsOf(list.getAllByRole('listitem'))).toEqual(['Inglés — B2', 'Quechua'])
  })
})
