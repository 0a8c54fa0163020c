import { useState } from 'react'
import { useSite } from '../language/site-context'

export function CopyButton({ text, className }: { text: string; className: string | undefined }) {
  const [outcome, setOutcome] = useState<'ready' | 'copied' | 'refused'>('ready')
  const labels = useSite().words.contact.copy
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  return (
    <>
      <button type="button" className={`${className} needs-script`} onClick={copy}>
        {labels[outcome]}
      </button>
      <span role="status" className="visually-hidden">
        {outcome === 'ready' ? '' : labels[outcome]}
      </span>
    </>
  )
}
