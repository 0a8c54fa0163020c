import type { LucideProps } from 'lucide-react'
import { assetUrl } from '../../model/site'

/** A picture of public/ in the place of one of lucide's icons. */
export const fileIcon =
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
