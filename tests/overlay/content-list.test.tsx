// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ListState } from '../../src/content/list-store'
import { LIST_NAMES } from '../../src/content/schema'
import { ContentList } from '../../src/overlay/sections/content-list'

const list = vi.hoisted(() => ({ state: undefined as unknown, retry: () => {} }))
vi.mock('../../src/overlay/sections/use-content-list', () => ({
  useContentList: () => ({ ...(list.state as object), retry: list.retry }),
}))

const item = { id: 1, titulo: 'Una entrada', numeroOrden: 1 }
const show = (state: ListState<unknown>, name: (typeof LIST_NAMES)[number] = 'proyectos') => {
  list.state = state
  return render(
    <ContentList name={name} className="list">
      {(entry) => <p>{entry.titulo}</p>}
    </ContentList>,
  )
}

beforeEach(() => {
  list.retry = vi.fn<() => void>()
})

describe('ContentList shows exactly one of', () => {
  it('the loader, while nothing is loaded', () => {
    show({ loaded: false, error: false, items: [] })
    expect(screen.getByRole('status')).toHaveTextContent('Cargando…')
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('the error card, with a way to try again', async () => {
    show({ loaded: true, error: true, items: [] })
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('Error')
    expect(alert).toHaveTextContent('No se pudo conectar al servidor.')
    expect(screen.queryByText('No hay datos en la base de datos.')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(list.retry).toHaveBeenCalledOnce()
  })

  it.each([
    ['educacion', 'Lista de educaciones vacia'],
    ['experiencia', 'Lista de experiencias vacia'],
    ['hard-skills', 'Lista de hard skills vacia'],
    ['soft-skills', 'Lista de soft skills vacia'],
    ['proyectos', 'Lista de proyectos vacia'],
  ] as const)('the empty card of %s', (name, title) => {
    show({ loaded: true, error: false, items: [] }, name)
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByText('No hay datos en la base de datos.')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('the list', () => {
    show({ loaded: true, error: false, items: [item] })
    expect(screen.getByRole('listitem')).toHaveTextContent('Una entrada')
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('has a case above for every list', () => {
    expect(LIST_NAMES).toHaveLength(5)
  })
})
