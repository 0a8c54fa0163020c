import { profile } from 'virtual:content'
import styles from './startup-error.module.css'

/** Says that something broke, and how to reach the owner all the same. */
export function StartupError() {
  return (
    <main className={styles.screen} role="alert">
      <h1>Algo salió mal</h1>
      <p>El sitio no pudo iniciarse. Puede recargar la página o escribir directamente a:</p>
      <a className={styles.mail} href={`mailto:${profile.email}`}>
        {profile.email}
      </a>
    </main>
  )
}
