import { useState } from 'react'

const LABELS = {
  ready: 'Copiar dirección',
  copied: 'Dirección copiada',
  refused: 'No se pudo copiar',
} as const

export function CopyButton({ text, className }: { text: string; className: string | undefined }) {
  const [outcome, setOutcome] = useState<keyof typeof LABELS>('ready')
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
        {LABELS[outcome]}
      </button>
      <span role="status" className="visually-hidden">
        {outcome === 'ready' ? '' : LABELS[outcome]}
      </span>
    </>
  )
}
