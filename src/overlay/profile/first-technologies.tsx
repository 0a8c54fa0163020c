import { useSite } from '../language/site-context'

export function FirstTechnologies({ className }: { className: string | undefined }) {
  const { technologies, words } = useSite()
  return (
    technologies !== '' && (
      <p className={className}>
        <span className="visually-hidden">{words.entry.technologiesLabel}</span>
        {technologies}
      </p>
    )
  )
}
