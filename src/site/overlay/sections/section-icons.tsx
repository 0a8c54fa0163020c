import { sections } from 'virtual:content'
import { createLucideIcon, type LucideProps } from 'lucide-react'
import type { ComponentType } from 'react'
import type { SectionIcon, SectionRoute } from '../../../model/sections'
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

const iconIn = (icon: SectionIcon = []): ComponentType<LucideProps> =>
  typeof icon === 'string' ? fileIcon(icon) : createLucideIcon('section', icon)

/** Made once: React would mount the element of another component anew. */
const ICONS: Readonly<Record<string, ComponentType<LucideProps>>> = Object.fromEntries(
  sections.pager.map(({ route, icon }) => [route, iconIn(icon)]),
)

export const iconOf = (route: SectionRoute) => ICONS[route] as ComponentType<LucideProps>
