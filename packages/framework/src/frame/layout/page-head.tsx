import { jsonText, pageData } from '../head/structured-data.ts'
import { addressIn } from '../../base/addresses.ts'
import type { CardView } from '../share/page-card.ts'
import type { ShellView } from './shell-view.ts'
import { useRouteLoaderData } from 'react-router'
import { usePageOverrides } from './page-overrides.ts'

export interface PageHeadProps {
  /** The page's own title; the site's name follows it. */
  title?: string | undefined
  /** Before the title in the window alone, such as "Error: ", with the space behind it. */
  titlePrefix?: string | undefined
  description?: string | undefined
  image?: string | undefined
  /** Share card with the total, instead of `image`. */
  card?: CardView | undefined
  /** The page's path, for its canonical address. */
  path: string
  noIndex?: boolean | undefined
  /** URL of the donation form, for structured data. */
  donateHref?: string | undefined
}

/** The head of one page: title, description, canonical address, and what shares show (Spec §2). */
export function PageHead(props: PageHeadProps) {
  const { title, titlePrefix, description, image, path, noIndex = false, donateHref } = props
  const shell = useRouteLoaderData<ShellView>('root')
  const head = shell?.head
  const overrides = usePageOverrides()
  const keywords = overrides.keywords ?? head?.keywords
  const author = overrides.author ?? head?.author
  const name = head?.title ?? ''
  const ownTitle = title?.trim() ?? ''
  const fullTitle = withSiteName(ownTitle, name)
  const words = (description?.trim() || head?.description) ?? ''
  const origin = shell?.origin ?? ''
  // A link may say what a share of it shows; the page itself keeps its own name.
  const shared = head?.share?.path === path ? head.share : undefined
  const shareTitle = shared?.title ?? (ownTitle || name)
  const shareWords = shared?.description ?? words
  const card = shared?.image === undefined ? props.card : undefined
  const picture = card?.src ?? absolute(shared?.image ?? image ?? head?.image, origin)
  const url = addressIn({ address: origin }, path)
  const isHome = path === '/'
  return (
    <>
      <title>{(titlePrefix ?? '') + fullTitle}</title>
      {words === '' ? null : <meta name="description" content={words} />}
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
          json={jsonText(
            pageData({ name: ownTitle, url, donateUrl: absolute(donateHref, origin) ?? url }),
          )}
        />
      )}
    </>
  )
}

/** Data for search engines; nothing of it runs. */
function StructuredData({ json }: { json: string }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

function absolute(address: string | undefined, origin: string): string | undefined {
  return address?.startsWith('/') ? new URL(address, origin).href : address
}

/** Appends the site's name to a page title unless the title contains it already. Editors write both forms. */
function withSiteName(own: string, site: string): string {
  if (own === '') return site
  const [campaign = site] = site.split(/\s[|·–]\s/)
  return site === '' || own.includes(campaign) ? own : `${own} · ${site}`
}
