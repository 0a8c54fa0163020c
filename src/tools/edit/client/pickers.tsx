import { useState } from 'react'
import { THEME_NAMES } from '../../../model/schema/schema'
import { addressOf, ask } from './api'
import { Button } from './buttons'
import { entryAt, useEditor } from './editor-context'
import { FileInput } from './file-input'
import { type ControlProps, marksOf } from './input'

const PLATES = [2, 3, 4, 5, 6, 7, 8]

/** What a picker of colours can show, and what it shows of none. */
const HEX = /^#[\da-f]{6}$/i
const NO_COLOUR = '#888888'

type Choice = { value: string | undefined; name: string; picture: string }

function PictureRadios({ props, choices }: { props: ControlProps; choices: readonly Choice[] }) {
  const { id, value: chosen, onChange } = props
  return (
    <div className="pictures">
      {choices.map(({ value, name, picture }, index) => (
        <label key={name}>
          <input
            type="radio"
            name={id}
            id={index === 0 ? id : undefined}
            checked={(chosen ?? choices[0]?.value) === value}
            onChange={() => onChange(value)}
          />
          <img src={picture} alt="" />
          {name}
        </label>
      ))}
    </div>
  )
}

export function ThemePicker(props: ControlProps) {
  const { say, state } = useEditor()
  const seed = String(state.values.perfil?.semilla ?? '')
  const { base = props.value ?? THEME_NAMES[0], foil = '' } = Object(props.value)
  const choices = THEME_NAMES.map((name) => ({
    value: name,
    name: say.choices[name],
    picture: addressOf('plate.svg', { theme: name, seed }),
  }))
  const change = (theme: unknown, color: string) =>
    props.onChange(color === '' ? theme : { base: theme, foil: color })
  const own = { ...props, value: base, onChange: (theme: unknown) => change(theme, foil) }
  return (
    <>
      <PictureRadios props={own} choices={choices} />
      <label>
        {say.ownFoil}
        <span className="item">
          <input
            {...marksOf({ ...props, id: `${props.id}_foil` })}
            value={foil}
            onChange={({ target }) => change(base, target.value)}
          />
          <input
            type="color"
            aria-label={say.pickColour}
            value={HEX.test(foil) ? foil : NO_COLOUR}
            onChange={({ target }) => change(base, target.value)}
          />
        </span>
      </label>
    </>
  )
}

export function PlatePicker(props: ControlProps) {
  const { say, state, spot } = useEditor()
  const name = String(entryAt(state, spot)?.nombre ?? '')
  const own = typeof props.value === 'string' ? props.value : undefined
  const seeds = new Set([undefined, ...PLATES.map((number) => `${name} ${number}`), own])
  const choices = [...seeds].map((seed?: string, index?: number) => ({
    value: seed,
    name: seed === undefined ? say.byName : say.plate((index ?? 0) + 1),
    picture: addressOf('plate.svg', { seed: seed ?? '' }),
  }))
  return <PictureRadios props={props} choices={choices} />
}

/** The photo as it is, and as the site engraves it; one that was just dropped is saved at once. */
export function PortraitPicker(props: ControlProps) {
  const { state } = useEditor()
  const { foto = '', tema } = Object(state.values.perfil)
  if (foto === '') return null
  const look = { foto: String(foto), theme: JSON.stringify(tema ?? '') }
  const pictures = [`/${encodeURI(look.foto)}`, addressOf('portrait.svg', look)]
  const choices = props.form.choices.map(({ value, name }, index) => ({
    value: String(value),
    name,
    picture: pictures[index] ?? '',
  }))
  return <PictureRadios props={props} choices={choices} />
}

/** Of a skill that has no mark of its own; the template has it. */
const NO_MARK = 'iconos/habilidad.svg'

/** `devicon:react` */
const pictureOf = (icon: string) => addressOf(`icon/${icon.replace(':', '/')}.svg`)

/** Marks that match what is typed; a path or a dropped file will do, too. */
export function IconPicker(props: ControlProps) {
  const { value, onChange } = props
  const { say } = useEditor()
  const [found, setFound] = useState<string[]>([])
  const [wanted, setWanted] = useState('')
  const search = async (input: HTMLInputElement) => {
    const text = input.value
    setWanted(text)
    const answer = await ask<{ icons: string[] }>('icons', undefined, { wanted: text }).catch(
      () => null,
    )
    // An answer may come after a later one.
    if (input.value === text) setFound(answer?.icons ?? [])
  }
  const chosen = String(value ?? '')
  return (
    <>
      <div className="item">
        {chosen.includes(':') && <img src={pictureOf(chosen)} alt="" width={38} height={38} />}
        <input
          type="search"
          aria-label={say.searchIcon}
          placeholder={say.searchIcon}
          value={wanted}
          onChange={({ target }) => void search(target)}
        />
        <Button aria-pressed={chosen === NO_MARK} act={() => onChange(NO_MARK)}>
          {say.noMark}
        </Button>
      </div>
      <div className="pictures">
        {found.map((icon) => (
          <Button key={icon} title={icon} aria-pressed={chosen === icon} act={() => onChange(icon)}>
            <img src={pictureOf(icon)} alt="" width={28} height={28} />
            {icon.replace(/^.*:/, '')}
          </Button>
        ))}
      </div>
      <FileInput {...props} />
    </>
  )
}
