import styles from './start-notice.module.css'

const NOTICE = 'Algo salió mal: el sitio quedó sin animaciones. Todo su contenido sigue aquí.'

/** The page as the host sent it. */
export type ServedPage = { readonly path: string; readonly html: string }

/** Call before React takes the page over. */
export const servedPage = (root: HTMLElement): ServedPage => ({
  path: window.location.pathname,
  html: root.innerHTML,
})

/**
 * The site cannot start or go on: puts back the page as it was served, complete and without scripts,
 * with a notice. On another page than the served one the browser fetches that one.
 */
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
