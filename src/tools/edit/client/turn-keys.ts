/** What a key does with the last change. In a field the browser's own undo does. */
export function turnOf(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  const { key, target, ctrlKey, metaKey, shiftKey, altKey } = event
  const isTyped = (target as Element).matches(
    'textarea, select, input:not([type=checkbox], [type=radio])',
  )
  if (isTyped || altKey || !(ctrlKey || metaKey)) return undefined
  if (key.toLowerCase() === 'y' && !shiftKey) return 'redo'
  return key.toLowerCase() === 'z' ? (shiftKey ? 'redo' : 'undo') : undefined
}
