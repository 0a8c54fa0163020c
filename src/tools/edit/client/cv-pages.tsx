import { useEffect, useState } from 'react'
import { ownListOf } from '../../../model/own-list'
import { labelOf } from '../../messages/field-labels'
import type { CvPreview } from '../cv-preview'
import { type FieldSpot, objectAt, saidAt } from '../field-spot'
import { ask } from './api'
import { Button } from './buttons'
import { useEditor } from './editor-context'

const ENTRY = /^(.+)-(\d+)$/
const JOB = /cv-([^/]+)\.pdf$/
const percent = (part: number) => `${part * 100}%`

function Pages({ file, svg, pages, ratio, side, spots }: CvPreview) {
  const { say, language, state, open } = useEditor()
  const { values } = state
  /** Of an entry its title; of the profile what the CV for one job says itself, if it does. */
  const fieldOf = (name: string): FieldSpot => {
    const [, list = '', id] = ENTRY.exec(name) ?? []
    const place = [list, ownListOf(list)].find((each) => each in values)
    if (place) return { place, id: Number(id), field: 'titulo' }
    const own = { place: 'perfil', field: `variantes.${JOB.exec(file)?.[1]}.${name}` }
    return saidAt(values, own) === undefined ? { ...own, field: name } : own
  }
  const titleOf = ({ place, id, field }: FieldSpot) =>
    String(objectAt(values, place, id)?.titulo || labelOf('perfil', field, language))
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
    <div key={number} className="sheet" style={{ aspectRatio: ratio }}>
      <img style={{ top: percent(1 - number) }} src={address} alt={say.pageOf(number, pages)} />
      {spots
        .filter(({ page }) => page === number)
        .map(({ name, top, height }) => (
          <Button
            key={name}
            className="spot"
            style={{ insetInline: percent(side), top: percent(top), height: percent(height) }}
            aria-label={titleOf(fieldOf(name))}
            act={() => open(fieldOf(name))}
          />
        ))}
    </div>
  ))
}

/** The CVs of the content as it is written, as they print; a click on an entry opens its field. */
export function CvPages() {
  const { say, state } = useEditor()
  const [wanted, setWanted] = useState('')
  const [cv, setCv] = useState<CvPreview>()
  /** Why there are no pages, or those of before. */
  const [fault, setFault] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pages change with the content
  useEffect(() => {
    let isLate = false
    ask<CvPreview>('cv', undefined, { file: wanted }).then(
      (told) => {
        if (isLate) return
        setCv(told)
        setFault('')
      },
      (error: Error) => isLate || setFault(error.message),
    )
    return () => {
      isLate = true
    }
  }, [state, wanted])

  return (
    <section aria-label={say.cv} className="cv">
      <div className="item">
        {cv && (
          <select
            aria-label={say.cv}
            value={cv.file}
            onChange={({ target }) => setWanted(target.value)}
          >
            {cv.files.map((file) => (
              <option key={file}>{file}</option>
            ))}
          </select>
        )}
        <span role="status">{cv && say.pages(cv.pages)}</span>
      </div>
      {fault && (
        <div role="alert">
          {cv && say.pagesBefore}
          <pre>{fault}</pre>
        </div>
      )}
      {cv && <Pages {...cv} />}
    </section>
  )
}
