import {
  getDefaultShareImage,
  getCustomShareImage,
  createSiteCard,
  toCardView,
} from '../../frame/share/page-card.ts'
import { getDocumentLanguage } from '../../services/languages.ts'
import { stripLanguagePrefix } from '../../base/site-language.ts'
import { type Image, replacePlaceholders } from '@milepost/content'
import type { Donation } from '@milepost/platform'
import { readDonation, readReceipt } from '../../sections/receipt/receipt.server.ts'
import { toImageView } from '../../totals/views.ts'
import { getHomeContent } from '../../services/load-site.ts'
import { toPageOverrides } from '../../frame/layout/to-page-overrides.ts'
import { toSliceViews } from '../../sections/sections.server.ts'
import { type RequestScope, loadPageScope, type PageScope } from '../../frame/request/scopes.ts'
import {
  readButtonTargets,
  getPlaceholders,
  getPageUid,
  readInternalPage,
} from '../../frame/request/page-placeholders.ts'
import { loadTagPage } from './tag-page.ts'
import type { ReceiptView } from '../../sections/receipt/receipt.tsx'
import { type ContentPageView, getPathClasses } from './content-page-view.ts'

/**
 * Loads a content page: the home page, an internal page by the query parameter `slug` or the path (Spec §2), or a tag page.
 *
 * @returns undefined if the page does not exist
 */
export async function loadContentPage(
  scope: RequestScope,
  url: URL,
): Promise<ContentPageView | undefined> {
  const page = await loadPageScope(scope)
  const uid = getPageUid(url, page.services.language)
  const document = uid === '' ? undefined : await readInternalPage(page, uid)
  if (uid !== '' && document === undefined) return loadTagPage(page, url, uid)

  const path = stripLanguagePrefix(url.pathname, page.services.language)
  const slices = document ? document.content : getHomeContent(page)
  const meta = document?.meta
  const { donation, receipt } = await readQueryDonation(page, url)
  const placeholders = await getPlaceholders(page, { url, donation, texts: [document ?? slices] })
  const fill = (text: string) => replacePlaceholders(text, placeholders)
  const views = await toSliceViews(
    slices,
    {
      ...page,
      url,

      targets: await readButtonTargets(page, slices),
      receipt,
      subject: undefined,
    },
    { placeholders, segmentation: document?.segmentation },
  )
  // Any content page can be the thank-you page (decisions: routes). Without a receipt section, the receipt is shown at the top.
  if (receipt !== undefined && !views.some((view) => view.type === 'receipt')) {
    views.unshift({
      type: 'receipt',
      title: '',
      text: '',
      background: 'none',
      anchor: undefined,
      receipt,
    })
  }
  const layoutOverrides = document && (await toPageOverrides(page, document, url))
  const lang = document && getDocumentLanguage(document.lang, page.services)
  return {
    ...(layoutOverrides && { layoutOverrides }),
    ...(lang !== undefined && { lang }),
    path,
    pathClasses: getPathClasses(path),
    title: fill(meta?.title || document?.title || ''),
    description: fill(meta?.description ?? ''),
    ...(await getShareImage(page, meta?.image)),
    noIndex: receipt !== undefined,
    heading: views[0]?.type === 'hero' ? undefined : document && fill(document.title),
    status: 'fetched',
    segmentOnly: page.messages.segments.only,
    slices: views,
  }
}

/** Returns the share image of the document, otherwise the site's share card with a fallback image. */
async function getShareImage(
  page: PageScope,
  image: Image | undefined,
): Promise<Pick<ContentPageView, 'image' | 'shareCard'>> {
  const own = getCustomShareImage(image, page.site)
  if (own !== undefined) return { image: own }
  return {
    image: getDefaultShareImage(page.site) ?? toImageView(image)?.src,
    shareCard: toCardView(page.services, await createSiteCard(page)),
  }
}

/** Reads the donation whose id is in the query parameter `donation-id`, and its receipt (Spec §2). */
async function readQueryDonation(
  page: PageScope,
  url: URL,
): Promise<{ donation: Donation | undefined; receipt: ReceiptView | undefined }> {
  const donationId = url.searchParams.get('donation-id')
  if (donationId === null) return { donation: undefined, receipt: undefined }
  const donation = await readDonation(page, donationId)
  return { donation, receipt: await readReceipt(page, donation) }
}
