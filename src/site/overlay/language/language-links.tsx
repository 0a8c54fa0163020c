import { isMultilingual, languages } from 'virtual:content'
import { Link } from 'wouter'
import { pathOf } from '../../../model/routes'
import { useRouteMatch, useSite } from '../site-context'
import styles from './language-links.module.css'

function Links({ className }: { className: string | undefined }) {
  const { code: shown } = useSite()
  const { route = 'home' } = useRouteMatch()
  return (
    <ul className={`${styles.languages} ${className}`}>
      {languages
        .filter(({ code }) => code !== shown)
        .map(({ code, name, paths }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: so that the pressed link keeps the focus
          <li key={index}>
            <Link
              to={pathOf({ paths }, route)}
              lang={code}
              hrefLang={code}
              className={`${styles.language} quiet`}
            >
              {name}
            </Link>
          </li>
        ))}
    </ul>
  )
}

/** The same page in the site's other languages, each named by itself; nothing with one language. */
export const LanguageLinks = isMultilingual ? Links : () => null
