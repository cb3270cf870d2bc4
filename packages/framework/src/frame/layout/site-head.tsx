// oxlint-disable-next-line import/default -- Vite resolves the import to the file's URL
import resizer from '@open-iframe-resizer/core?url'
import { usePageOverrides } from './page-overrides.ts'
import { getLanguageUrl, type LanguageLink } from '../../base/addresses.ts'
import type { HeadView } from '../head/head-view.ts'
import { useLocation } from 'react-router'

/** Site-wide tags in the head of every page (Spec §2, page head). */
export function SiteHead({
  head,
  languages,
  nonce,
}: {
  head: HeadView
  languages: readonly LanguageLink[] | undefined
  nonce: string | undefined
}) {
  const favicon = usePageOverrides().favicon ?? head.favicon
  return (
    <>
      {favicon ? <link rel="icon" href={favicon} /> : null}
      {head.appleIcon ? <link rel="apple-touch-icon" href={head.appleIcon} /> : null}
      {head.rss === '' ? null : (
        <link rel="alternate" type="application/rss+xml" href={head.rss} title={head.title} />
      )}
      {head.oembed === '' ? null : (
        <link rel="alternate" type="application/json+oembed" href={head.oembed} />
      )}
      {languages === undefined ? null : <AlternateLinks languages={languages} />}
      {head.metaTags.map(({ name, property, content }) => (
        <meta
          key={`${name} ${property} ${content}`}
          name={name || undefined}
          property={property || undefined}
          content={content}
        />
      ))}
      {head.stylesheets.map((path) => (
        <link key={path} rel="stylesheet" href={path} />
      ))}
      {head.styles === '' ? null : (
        // Custom CSS of an editor. Markup and third-party URLs are rejected when the document is parsed.
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: head.styles }} />
      )}
      {head.scripts.map(({ src, inline }) =>
        src === '' ? (
          // Custom script of the site's document, as trusted as the site's code.
          <script key={inline} nonce={nonce} dangerouslySetInnerHTML={{ __html: inline }} />
        ) : (
          <script key={src} src={src} defer />
        ),
      )}
      {/* Reports the page's height to the site that embeds it in a frame (Spec §2, iframe mode). */}
      {head.isFramed ? <script type="module" src={resizer} /> : null}
    </>
  )
}

/** `hreflang` links to the page in every language, for search engines. The main language is `x-default`. */
function AlternateLinks({ languages }: { languages: readonly LanguageLink[] }) {
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
          href={getLanguageUrl(language, pathname)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={getLanguageUrl(main, pathname)} />
    </>
  )
}
