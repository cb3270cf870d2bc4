import { useMessages } from '@milepost/supporter'
import { useLocation } from 'react-router'
import { useBrowserQuery } from '../frame/navigation/query-link.tsx'
import { shellMessages } from '../messages/shell-messages.ts'
import { addressIn, type LanguageLink } from '../base/addresses.ts'
import * as styles from './language-switch.css.ts'

/**
 * Links to the current page in other languages, with their native names. Plain links, because the document's language changes.
 */
export function LanguageSwitch({
  languages,
  shown,
  className,
}: {
  languages: readonly LanguageLink[]
  /** Home page URL of the current language, as in its `LanguageLink`. */
  shown: string
  className: string
}) {
  const { pathname } = useLocation()
  // Empty during hydration, because cached pages are rendered without a query.
  const query = useBrowserQuery().toString()
  const search = query === '' ? '' : `?${query}`
  const words = useMessages(shellMessages)
  const others = languages.filter(({ address }) => address !== shown)
  return (
    <nav aria-label={words.languages} className={className}>
      <ul className={styles.list}>
        {others.map((language) => (
          <li key={language.tag}>
            <a
              className={styles.language}
              href={addressIn(language, pathname) + search}
              lang={language.tag}
              hrefLang={language.tag}
            >
              {language.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
