import { sections } from 'virtual:content'
import { createLucideIcon, type LucideProps } from 'lucide-react'
import type { ComponentType } from 'react'
import type { SectionRoute } from '../../../model/sections'
import { assetUrl } from '../../../model/site'

/** A picture of public/ in the place of one of lucide's icons. */
const fileIcon =
  (path: string) =>
  ({ size, className, ...element }: LucideProps & { 'data-part'?: string }) => (
    <img
      src={assetUrl(path)}
      alt=""
      width={size}
      height={size}
      className={className}
      data-part={element['data-part']}
    />
  )

type Icon = ComponentType<LucideProps>

/** Made once: another component would be another element. */
const ICONS: Readonly<Record<string, Icon>> = Object.fromEntries(
  sections.pager.map(({ route, icon = [] }) => [
    route,
    typeof icon === 'string' ? fileIcon(icon) : createLucideIcon('section', icon),
  ]),
)

export const iconOf = (route: SectionRoute) => ICONS[route] as Icon
