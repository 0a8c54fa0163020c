import type { EditorStore } from './editor-store'

/** A file that is dropped beside its field would take the page's place. */
export function refuseFiles(target: Window): void {
  const refuse = (event: DragEvent) => {
    const { dataTransfer, defaultPrevented } = event
    if (defaultPrevented || !dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    dataTransfer.dropEffect = 'none'
  }
  target.addEventListener('dragover', refuse)
  target.addEventListener('drop', refuse)
}

/** Whatever becomes of the page, what is typed is written or asked about. */
export function keepDrafts(store: EditorStore): void {
  refuseFiles(window)
  window.addEventListener('beforeunload', (event) => {
    void store.flush()
    if (store.session().drafts.length > 0) event.preventDefault()
  })
  window.addEventListener('pagehide', () => void store.flush())
  window.addEventListener('focus', () => void store.refresh())
  void store.flush()
}
