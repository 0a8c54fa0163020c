import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Strict, as main.tsx is; and a busy machine is slow, not wrong.
configure({ reactStrictMode: true, asyncUtilTimeout: 10_000 })

// The lists are built in, whatever the machine's settings, unless a test says otherwise.
vi.stubEnv('VITE_CONTENT_URL', '')

/** happy-dom follows every link that nothing prevents: over the network, or away from the test. */
function stayOnThePage() {
  Object.assign(Reflect.get(window, 'happyDOM').settings.navigation, {
    disableMainFrameNavigation: true,
    disableChildPageNavigation: true,
    disableFallbackToSetURL: true,
  })
}

/** happy-dom's showModal only sets `open`: no focus moves, nothing matches `:modal`. */
function makeDialogsModal() {
  const modal = new WeakSet<Element>()
  const { showModal, close, matches } = HTMLDialogElement.prototype
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('The dialog is open.', 'InvalidStateError')
      showModal.call(this)
      modal.add(this)
      this.querySelector<HTMLElement>('a[href], button')?.focus()
    },
    close(this: HTMLDialogElement) {
      modal.delete(this)
      close.call(this)
    },
    matches(this: HTMLDialogElement, selector: string) {
      return selector === ':modal' ? modal.has(this) : matches.call(this, selector)
    },
  })
}

if (typeof window !== 'undefined') {
  stayOnThePage()
  makeDialogsModal()
}

afterEach(cleanup)
