import { serialiseForScript, createPageData } from '../head/structured-data.ts'
import { getLanguageUrl } from '../../base/addresses.ts'
import type { CardView } from '../share/page-card.ts'
import type { ShellView } from './shell-view.ts'
import { useRouteLoaderData } from 'react-router'
import { usePageOverrides } from './page-overrides.ts'

export interface PageHeadProps {
  /** Title of the page, without the site's name. */
  title?: string | undefined
  /** Prefix of the document title, with a trailing space, such as `"Error: "`. */
  titlePrefix?: string | undefined
  description?: string | undefined
  image?: string | undefined
  /** Share card with the amount raised, which replaces `image`. */
  card?: CardView | undefined
  /** Path of the page, for its canonical URL. */
  path: string
  noIndex?: boolean | undefined
  /** URL of the donation form, for structured data; undefined if the page accepts no donations. */
  donateHref?: string | undefined
}

/** Head of a page: title, description, canonical URL and share metadata (Spec §2). */
export function PageHead(props: PageHeadProps) {
  const { title, titlePrefix, description, image, path, noIndex = false, donateHref } = props
  const shell = useRouteLoaderData<ShellView>('root')
  const head = shell?.head
  const overrides = usePageOverrides()
  const keywords = overrides.keywords ?? head?.keywords
  const author = overrides.author ?? head?.author
  const name = head?.title ?? ''
  const ownTitle = title?.trim() ?? ''
  const fullTitle = appendSiteName(ownTitle, name)
  const messages = (description?.trim() || head?.description) ?? ''
  const origin = shell?.origin ?? ''
  // `shareOptions` of the URL change the share metadata, but not the title of the page.
  const shared = head?.share?.path === path ? head.share : undefined
  const shareTitle = shared?.title ?? (ownTitle || name)
  const shareWords = shared?.description ?? messages
  const card = shared?.image === undefined ? props.card : undefined
  const picture = card?.src ?? toAbsoluteUrl(shared?.image ?? image ?? head?.image, origin)
  const url = getLanguageUrl({ address: origin }, path)
  const isHome = path === '/'
  return (
    <>
      <title>{(titlePrefix ?? '') + fullTitle}</title>
      {messages === '' ? null : <meta name="description" content={messages} />}
      {keywords ? <meta name="keywords" content={keywords} /> : null}
      {author ? <meta name="author" content={author} /> : null}
      {noIndex ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={shareTitle} />
      <meta property="og:url" content={url} />
      <meta
        name="twitter:card"
        content={picture === undefined ? 'summary' : 'summary_large_image'}
      />
      <meta name="twitter:title" content={shareTitle} />
      {shareWords === '' ? null : (
        <>
          <meta property="og:description" content={shareWords} />
          <meta name="twitter:description" content={shareWords} />
        </>
      )}
      {picture === undefined ? null : (
        <>
          <meta property="og:image" content={picture} />
          <meta name="twitter:image" content={picture} />
          {card && (
            <>
              <meta property="og:image:type" content="image/jpeg" />
              <meta property="og:image:width" content={`${card.width}`} />
              <meta property="og:image:height" content={`${card.height}`} />
              <meta property="og:image:alt" content={card.alt} />
              <meta name="twitter:image:alt" content={card.alt} />
            </>
          )}
        </>
      )}
      {isHome && head ? <StructuredData json={head.structuredData} /> : null}
      {donateHref === undefined ? null : (
        <StructuredData
          json={serialiseForScript(
            createPageData({
              name: ownTitle,
              url,
              donateUrl: toAbsoluteUrl(donateHref, origin) ?? url,
            }),
          )}
        />
      )}
    </>
  )
}

function StructuredData({ json }: { json: string }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

function toAbsoluteUrl(address: string | undefined, origin: string): string | undefined {
  return address?.startsWith('/') ? new URL(address, origin).href : address
}

/** Appends the site's name to a page title, unless the title already contains it. */
function appendSiteName(own: string, site: string): string {
  if (own === '') return site
  const [campaign = site] = site.split(/\s[|·–]\s/)
  return site === '' || own.includes(campaign) ? own : `${own} · ${site}`
}
