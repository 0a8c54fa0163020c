import { expect, type Tab, test } from './test'
import { answer, focusOn, goBack, open, pressNamed, ROUTES, tabTo, words } from './visitor'

const { contact: CONTACT, navigation: GRID } = ROUTES
const MANY_TABS = 8

/** Cancels the mail link, after the page's own handlers: MiniBrowser would show an error page. */
async function openGrid(tab: Tab): Promise<void> {
  await open(tab, GRID.path)
  await tab.evaluate(() =>
    window.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (link && link.protocol === 'mailto:') event.preventDefault()
    }),
  )
}

/** @param place the dialog's state, whether it is modal, and the address */
const dialogIs = (tab: Tab, ...place: [state: string, isModal: boolean, path: string]) =>
  answer(tab, () => {
    const dialog = document.querySelector('dialog')
    return [dialog?.dataset.state, dialog?.matches(':modal'), location.pathname]
  }).toEqual(place)

const opened = (tab: Tab) => dialogIs(tab, 'opened', true, CONTACT.path)

async function closedToTile(tab: Tab): Promise<void> {
  await dialogIs(tab, 'closed', false, GRID.path)
  await focusOn(tab, CONTACT.title)
}

test('the dialog opens by tile or address, closes by Escape or control', async ({ tab }) => {
  await openGrid(tab)
  await pressNamed(tab, CONTACT.title)
  await opened(tab)
  await tab.press('Escape')
  await closedToTile(tab)
  await open(tab, CONTACT.path)
  await opened(tab)
  await pressNamed(tab, words.contact.close)
  await closedToTile(tab)
  expect(await tab.messages()).toEqual([])
})

test('the contact dialog traps the focus, and Back closes it', async ({ tab }) => {
  await openGrid(tab)
  await tabTo(tab, CONTACT.title)
  await tab.press('Enter')
  await opened(tab)
  for (let tabs = 0; tabs < MANY_TABS; tabs++) {
    await tab.press('Tab')
    const isOutside = () => {
      const { activeElement } = document
      return activeElement !== document.body && activeElement?.closest('dialog') === null
    }
    expect(await tab.evaluate(isOutside), 'the focus left the dialog').toBe(false)
  }
  await goBack(tab)
  await closedToTile(tab)
})
