import { Link } from 'lucide-react'
import type { SVGProps } from 'react'

type MarkProps = SVGProps<SVGSVGElement> & { path: string }

export function Mark({ path, ...props }: MarkProps) {
  if (path === '') return <Link aria-hidden size={16} {...props} />
  return (
    <svg viewBox="0 0 24 24" width={16} height={16} aria-hidden="true" {...props}>
      <path fill="currentColor" d={path} />
    </svg>
  )
}
