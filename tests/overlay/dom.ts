import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// As main.tsx. The timeout is for busy machines.
configure({ reactStrictMode: true, asyncUtilTimeout: 10_000 })

// happy-dom follows links: over the network, or away from the test.
Object.assign(Reflect.get(window, 'happyDOM').settings.navigation, {
  disableMainFrameNavigation: true,
  disableChildPageNavigation: true,
  disableFallbackToSetURL: true,
})

// happy-dom's showModal only sets `open`: it neither moves the focus nor supports `:modal`.
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

afterEach(cleanup)
