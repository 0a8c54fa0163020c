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

/** Whether a server has the lists. It is a constant, so that a build leaves out the code of the other case. */
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

type Part<Name extends ListName> = {
  className: string
  items: Item<Name>[]
  /** Whether its entries are the rows of one panel, which moves as a whole. */
  isLedger?: boolean
  /** Puts the list into a panel that says more, which moves as a whole, too. */
  inPanel?: ((list: ReactNode) => ReactNode) | undefined
}

type ContentListProps<Name extends ListName, Shown extends Part<Name>> = {
  name: Name
  /** Divides the entries, or those of one group, into lists that stand one below the other. */
  listsOf: (items: Item<Name>[]) => Shown[]
  /** @param index in the group @param all entries of the list */
  children: (item: Item<Name>, index: number, all: readonly Item<Name>[], list: Shown) => ReactNode
}

/** Focuses what stands where the button 'Reintentar' was pressed, and went with the focus. */
function takeLostFocus(outcome: HTMLElement | null): void {
  if (!outcome || document.activeElement !== document.body) return
  outcome.tabIndex = -1
  const target = outcome.querySelector('button') ?? outcome
  target.focus({ preventScroll: true })
}

/** Shows the loader, the error card, the empty card or the list. No other place chooses between them. */
export function ContentList<Name extends ListName, Shown extends Part<Name>>(
  props: ContentListProps<Name, Shown>,
) {
  const { name, listsOf, children } = props
  const { list: texts } = useSite().words
  const langOf = useLangOf()
  const { loaded, error, items, load } = useContentList(name)
  // The entry that the address names was not there when the page was opened.
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
      {listsOf(group.items).map((list) => {
        const { className, items: shown, isLedger = false, inPanel } = list
        const isWhole = isLedger || inPanel !== undefined
        const entries = (
          <ul
            key={shown[0]?.id}
            {...(isLedger && part('entry'))}
            ref={ref}
            className={isLedger ? `${className} panel` : className}
          >
            {shown.map((item) => (
              <li
                key={item.id}
                {...(!isWhole && part('entry'))}
                id={entryId(name, item)}
                className={styles.item}
                // The editor takes a click on anything that shows no other field for this one.
                {...spot?.(item, 'descripcion')}
              >
                {children(item, group.items.indexOf(item), items, list)}
              </li>
            ))}
          </ul>
        )
        return inPanel ? <Fragment key={shown[0]?.id}>{inPanel(entries)}</Fragment> : entries
      })}
    </Fragment>
  ))
}
