import type { ReactNode } from 'react'
import type { ListName, Lists } from '../../../model/schema/schema'
import { movingPart } from '../../route/timelines/moving-parts'
import { EMPTY_TEXT, EMPTY_TITLES, ERROR_TEXTS } from './list-texts'
import { Loader } from './loader'
import { NoticeCard } from './notice-card'
import { useContentList } from './use-content-list'

type ContentListProps<Name extends ListName> = {
  name: Name
  className: string | undefined
  children: (item: Lists[Name][number], index: number) => ReactNode
}

/** The only place that chooses between loader, error card, empty card and list. */
export function ContentList<Name extends ListName>(props: ContentListProps<Name>) {
  const { name, className, children } = props
  const { loaded, error, items, retry } = useContentList(name)
  if (!loaded) return <Loader />
  if (error) return <NoticeCard role="alert" {...ERROR_TEXTS} onRetry={retry} />
  if (items.length === 0) return <NoticeCard title={EMPTY_TITLES[name]} text={EMPTY_TEXT} />
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={item.id} {...movingPart('entry')}>
          {children(item, index)}
        </li>
      ))}
    </ul>
  )
}
