import styles from './app.module.css'

/** Call before React hydrates. */
export const servedPage = (root: HTMLElement) => ({
  path: window.location.pathname,
  html: root.innerHTML,
})

/** Replaces a broken app by the served HTML and a notice; reloads if the route has changed. */
export function showServedPage(
  root: HTMLElement,
  { path, html }: ReturnType<typeof servedPage>,
  notice: string,
): void {
  if (path !== window.location.pathname) {
    window.location.reload()
    return
  }
  delete document.documentElement.dataset.scripted
  delete document.documentElement.dataset.scrollLock
  root.innerHTML = html
  const element = document.createElement('p')
  element.className = styles.notice ?? ''
  element.role = 'alert'
  element.textContent = notice
  root.append(element)
}
