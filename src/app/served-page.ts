import styles from './start-notice.module.css'

const NOTICE = 'Algo salió mal: el sitio quedó sin animaciones. Todo su contenido sigue aquí.'

export type ServedPage = { readonly path: string; readonly html: string }

/** Call before React hydrates. */
export const servedPage = (root: HTMLElement): ServedPage => ({
  path: window.location.pathname,
  html: root.innerHTML,
})

/** Replaces a broken app by the served HTML and a notice; reloads if the route has changed. */
export function showServedPage(root: HTMLElement, { path, html }: ServedPage): void {
  if (path !== window.location.pathname) {
    window.location.reload()
    return
  }
  delete document.documentElement.dataset.scripted
  delete document.documentElement.dataset.scrollLock
  root.innerHTML = html
  const notice = document.createElement('p')
  notice.className = styles.notice ?? ''
  notice.role = 'alert'
  notice.textContent = NOTICE
  root.append(notice)
}
