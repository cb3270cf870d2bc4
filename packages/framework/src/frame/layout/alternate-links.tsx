import { useLocation } from 'react-router'
import { addressIn, type LanguageLink } from '../../base/addresses.ts'

/** `hreflang` links to the page in every language, for search engines. The main language is `x-default`. */
export function AlternateLinks({ languages }: { languages: readonly LanguageLink[] }) {
  const { pathname } = useLocation()
  const translated = languages.filter(({ missing }) => !missing.includes(pathname))
  const [main] = languages
  if (translated.length < 2 || main === undefined) return null
  return (
    <>
      {translated.map((language) => (
        <link
          key={language.tag}
          rel="alternate"
          hrefLang={language.tag}
          href={addressIn(language, pathname)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(main, pathname)} />
    </>
  )
}
