import { Link } from 'wouter'
import { ROUTES } from '../../content/routes'
import styles from './not-found-screen.module.css'

/** For every address without a page. It does not print the address: the same file answers them all. */
export function NotFoundScreen() {
  return (
    <div className={styles.screen}>
      <div className={styles.panel}>
        <p className={styles.code} aria-hidden="true">
          404
        </p>
        <h1 className={styles.title} tabIndex={-1}>
          Página no encontrada
        </h1>
        <p className={styles.text}>La dirección no existe o cambió de lugar.</p>
        <Link to={ROUTES.home.path} className={styles.home}>
          Ir al inicio
        </Link>
      </div>
    </div>
  )
}
