import { Fragment, type ReactNode } from 'react'
import type { ListName, Lists } from '../../../model/schema/schema'
import { movingPart } from '../../route/timelines/moving-parts'
import { EMPTY_TEXT, EMPTY_TITLES, ERROR_TEXTS } from './list-texts'
import { Loader } from './loader'
import { NoticeCard } from './notice-card'
import { useContentList } from './use-content-list'

type Item<Name extends ListName> = Lists[Name][number]

type ContentListProps<Name extends ListName> = {
  name: Name
  className: string | undefined
  /** Lists with headings of their own; without it, one list. */
  groupsOf?: (items: readonly Item<Name>[]) => { name?: string | undefined; items: Item<Name>[] }[]
  children: (item: Item<Name>, index: number) => ReactNode
}

/** The only place that chooses between loader, error card, empty card and list. */
export function ContentList<Name extends ListName>(props: ContentListProps<Name>) {
  const { name, className, groupsOf, children } = props
  const { loaded, error, items, retry } = useContentList(name)
  if (!loaded) return <Loader />
  if (error) return <NoticeCard role="alert" {...ERROR_TEXTS} onRetry={retry} />
  if (items.length === 0) return <NoticeCard title={EMPTY_TITLES[name]} text={EMPTY_TEXT} />
  return (groupsOf?.(items) ?? [{ name: undefined, items }]).map((group) => (
    <Fragment key={group.name ?? ''}>
      {group.name && (
        <h3 {...movingPart('entry')}>
          <span className="veil">{group.name}</span>
        </h3>
      )}
      <ul className={className}>
        {group.items.map((item, index) => (
          <li key={item.id} {...movingPart('entry')}>
            {children(item, index)}
          </li>
        ))}
      </ul>
    </Fragment>
  ))
}
