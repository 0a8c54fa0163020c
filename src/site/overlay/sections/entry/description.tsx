import { collapsedText } from '../../../../model/collapsed-text'
import { type Entry, fieldText } from '../../../../model/entries'
import { directionOf, type TextBlock } from '../../../../model/text-blocks'
import { TextOf, useLangOf } from '../../language/text-of'
import { useSite } from '../../site-context'
import { LinkedText } from '../../ui/linked-text'
import styles from './entry.module.css'

type BlocksProps = { blocks: readonly TextBlock[]; lang: string | undefined }

const Blocks = ({ blocks, lang }: BlocksProps) =>
  blocks.map((block, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: parts may be equal, and never move
    if (block.kind === 'paragraph') {
      return (
        <p key={index} className={styles.text} lang={lang} dir={directionOf(block.text)}>
          <LinkedText text={block.text} />
        </p>
      )
    }
    return (
      <ul
        key={index}
        className={`${styles.text} ${styles.items}`}
        lang={lang}
        dir={directionOf(block.items.join(' '))}
      >
        {block.items.map((item, row) => (
          <li key={row}>
            <LinkedText text={item} />
          </li>
        ))}
      </ul>
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
  })

type DescriptionProps = {
  entry: Entry
  /** More is shown at a press, by a search in the page, or where the address names the entry. */
  shownCharacters?: number
}

/** The blocks of an entry's description. */
export function Description({ entry, shownCharacters = Infinity }: DescriptionProps) {
  const { words } = useSite()
  const lang = useLangOf()(entry, 'descripcion')
  const { shown, folded } = collapsedText(fieldText(entry, 'descripcion'), shownCharacters)
  return (
    <>
      <Blocks blocks={shown} lang={lang} />
      {folded.length > 0 && (
        <details className={styles.more}>
          <summary>
            <span>{words.entry.more}</span>
            <span className="visually-hidden">
              {words.colon}
              <TextOf entry={entry} field="titulo" />
            </span>
          </summary>
          <Blocks blocks={folded} lang={lang} />
        </details>
      )}
    </>
  )
}
