import {
  Fragment,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { entriesIn, entryId, inGroups, inOrder } from '../../../model/entries'
import { type ListState, listStore } from '../../../model/lists/list-store'
import type { ListName, Lists } from '../../../model/schema/schema'
import { useLangOf } from '../language/text-of'
import { Engraving } from '../light/takes-light'
import { part } from '../part'
import { useSite } from '../site-context'
import { spot } from '../spot'
import styles from './content-list.module.css'
import { goToNamedEntry } from './named-entry'

type Item<Name extends ListName> = Lists[Name][number]
type List<Name extends ListName> = ListState<Item<Name>> & { load?: () => Promise<void> }

/** Else they are there at once. A constant of the file, so that the code for the rest is left out. */
const isFetched = !!import.meta.env.VITE_CONTENT_URL

function useBuiltInList<Name extends ListName>(name: Name): List<Name> {
  const items: readonly Item<Name>[] = entriesIn(useSite().lists, name)
  return { loaded: true, error: false, items: useMemo(() => inOrder(items), [items]) }
}

function useFetchedList<Name extends ListName>(name: Name): List<Name> {
  const { subscribe, getState, getInitialState, load } = listStore(name, useSite())
  return { ...useSyncExternalStore(subscribe, getState, getInitialState), load }
}

const useContentList = isFetched ? useFetchedList : useBuiltInList

type ContentListProps<Name extends ListName> = {
  name: Name
  className?: string | undefined
  /** Items that stand in a list of their own, below the others of their group. */
  below?: { className: string | undefined; has: (item: Item<Name>) => boolean }
  /** Stands large beside the title of a wide screen while the entry is in view. */
  numeralOf?: (item: Item<Name>, index: number) => number | string
  children: (item: Item<Name>, index: number) => ReactNode
}

/** Takes the focus that was lost with a pressed 'Reintentar'; its successor gets it first. */
function takeLostFocus(outcome: HTMLElement | null): void {
  if (!outcome || document.activeElement !== document.body) return
  outcome.tabIndex = -1
  const target = outcome.querySelector('button') ?? outcome
  target.focus({ preventScroll: true })
}

/** The only place that chooses between loader, error card, empty card and list. */
export function ContentList<Name extends ListName>(props: ContentListProps<Name>) {
  const { name, className = styles.list, below, numeralOf, children } = props
  const { list: texts } = useSite().words
  const langOf = useLangOf()
  const { loaded, error, items, load } = useContentList(name)
  // An entry that was not there when the page was opened.
  useLayoutEffect(() => {
    if (isFetched && loaded) goToNamedEntry()
  }, [loaded])
  const [isRetried, setRetried] = useState(false)
  const ref = isFetched && isRetried ? takeLostFocus : undefined
  if (isFetched && !loaded) {
    return (
      <p {...part('entry')} ref={ref} role="status" className={`${styles.loader} panel`}>
        <span className={styles.ring} aria-hidden="true" />
        <span>{texts.loading}</span>
      </p>
    )
  }
  const retry = () => {
    setRetried(true)
    void load?.()
  }
  if (error || items.length === 0) {
    const { title, text } = error
      ? texts.error
      : { title: texts.emptyTitles[name], text: texts.emptyTexts?.[name] ?? texts.empty }
    return (
      <div
        {...part('entry')}
        ref={ref}
        className={`${styles.card} panel`}
        role={error ? 'alert' : undefined}
      >
        <Engraving />
        <h2 className={styles.title}>{title}</h2>
        <p {...spot?.(name, 'vacio')}>{text}</p>
        {isFetched && error && (
          <button type="button" className={`${styles.retry} button`} onClick={retry}>
            {texts.retry}
          </button>
        )}
      </div>
    )
  }
  const listsOf = (all: readonly Item<Name>[]) =>
    [
      { className, items: all.filter((item) => !below?.has(item)) },
      { className: below?.className, items: all.filter((item) => below?.has(item)) },
    ].filter((list) => list.items.length > 0)
  return inGroups(items).map((group) => (
    <Fragment key={group.name}>
      {group.name && (
        <h3 {...part('entry')}>
          <span
            className="veil"
            lang={langOf(group.items[0] ?? {}, 'grupo')}
            {...spot?.(group.items[0], 'grupo')}
          >
            {group.name}
          </span>
        </h3>
      )}
      {listsOf(group.items).map((list) => (
        <ul key={list.className} ref={ref} className={list.className}>
          {list.items.map((item, index) => (
            <li
              key={item.id}
              {...part('entry')}
              id={entryId(name, item)}
              className={styles.item}
              data-numeral={numeralOf?.(item, index)}
              // Of all in it that is no other field's.
              {...spot?.(item, 'descripcion')}
            >
              {children(item, index)}
            </li>
          ))}
        </ul>
      ))}
    </Fragment>
  ))
}
