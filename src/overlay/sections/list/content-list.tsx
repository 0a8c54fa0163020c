import { Fragment, type ReactNode } from 'react'
import type { ListName, Lists } from '../../../model/schema/schema'
import { useSite } from '../../language/site-context'
import { useLangOf } from '../../language/text-of'
import { movingPart } from '../../route/timelines/moving-parts'
import { Loader } from './loader'
import { NoticeCard } from './notice-card'
import { useContentList } from './use-content-list'

type Item<Name extends ListName> = Lists[Name][number]

type ContentListProps<Name extends ListName> = {
  name: Name
  className: string | undefined
  /** Lists with headings of their own; without it, one list. */
  groupsOf?: (items: readonly Item<Name>[]) => { name?: string | undefined; items: Item<Name>[] }[]
  /** Stands large beside the title of a wide screen while the entry is in view. */
  numeralOf?: (item: Item<Name>, index: number) => number | string
  children: (item: Item<Name>, index: number) => ReactNode
}

/** The only place that chooses between loader, error card, empty card and list. */
export function ContentList<Name extends ListName>(props: ContentListProps<Name>) {
  const { name, className, groupsOf, numeralOf, children } = props
  const { list: say } = useSite().words
  const langOf = useLangOf()
  const { loaded, error, items, retry } = useContentList(name)
  if (!loaded) return <Loader />
  if (error) return <NoticeCard role="alert" {...say.error} onRetry={retry} />
  if (items.length === 0) return <NoticeCard title={say.emptyTitles[name]} text={say.empty} />
  return (groupsOf?.(items) ?? [{ name: undefined, items }]).map((group) => (
    <Fragment key={group.name ?? ''}>
      {group.name && (
        <h3 {...movingPart('entry')}>
          <span className="veil" lang={langOf(group.items[0] ?? {}, 'grupo')}>
            {group.name}
          </span>
        </h3>
      )}
      <ul className={className}>
        {group.items.map((item, index) => (
          <li key={item.id} {...movingPart('entry')} data-numeral={numeralOf?.(item, index)}>
            {children(item, index)}
          </li>
        ))}
      </ul>
    </Fragment>
  ))
}
