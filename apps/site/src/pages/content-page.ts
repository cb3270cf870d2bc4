import {
  fetchInternalPage,
  type InternalPage,
  type PageMeta,
  type PageSlice,
  parseHomeContent,
} from '@milepost/content'
import type { SliceView } from '../slices/slice-view.ts'
import { presentSlices } from '../slices/present-slices.ts'
import { contentAge } from '../site/load-site.ts'
import { presentImage } from '../present/images.ts'
import type { RequestScope } from '../wiring/request-context.ts'
import { loadReceipt } from '../donate/load-receipt.ts'
import { loadPageScope, type PageScope, survive } from './page-scope.ts'

/** A content page, as its route shows it. */
export interface ContentPageView {
  path: string
  /** Words on the main element's wrapper: one class per segment of the path (Spec §2). */
  pathClasses: string[]
  title: string
  description: string
  image: string | undefined
  noIndex: boolean
  /** Shown as the page's heading where it begins with no hero. */
  heading: string | undefined
  slices: SliceView[]
}

/**
 * Loads a content page: the home page, or the internal page that the query `slug` or else the path
 * names (Spec §2).
 *
 * @returns undefined when there is no such page
 */
export async function loadContentPage(
  scope: RequestScope,
  url: URL,
): Promise<ContentPageView | undefined> {
  const page = await loadPageScope(scope)
  const path = url.pathname
  const uid = pageUid(url)
  const document = uid === '' ? undefined : await readInternalPage(page, uid)
  if (uid !== '' && document === undefined) return undefined

  const slices = document ? document.content : parseHomeContent(page.site)
  const meta: PageMeta | undefined = document?.meta
  const donationId = url.searchParams.get('donation-id')
  const receipt = donationId === null ? undefined : await loadReceipt(page, donationId)
  const views = await presentSlices(slices, {
    ...page,
    targets: await targetsOf(slices, page),
    receipt,
  })
  // Any content page may thank (decisions: routes); one without a place for it thanks at the top.
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
  return {
    path,
    pathClasses: pathClasses(path),
    title: meta?.title || document?.title || '',
    description: meta?.description ?? '',
    image: presentImage(meta?.image)?.src,
    noIndex: donationId !== null,
    heading: views[0]?.type === 'hero' ? undefined : document?.title,
    slices: views,
  }
}

/** The uid a request asks for: the query `slug` wins over the path; empty for the home page. */
export function pageUid(url: URL): string {
  const slug = url.searchParams.get('slug') ?? ''
  const text = slug === '' ? url.pathname : slug
  try {
    return decodeURIComponent(text).replace(/^\/+|\/+$/g, '')
  } catch {
    // A broken escape names no page; it must not look like the home page either.
    return text
  }
}

/** One class name per segment of a path: `/about/team` gives `path-about` and `path-team`. */
export function pathClasses(path: string): string[] {
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => `path-${segment.toLowerCase().replaceAll(/[^\w-]+/g, '-')}`)
}

async function readInternalPage(page: PageScope, uid: string): Promise<InternalPage | undefined> {
  const { services } = page
  if (!/^[\w-]{1,200}$/.test(uid)) return undefined
  const reading = await services.reads.read(`content:page:${uid}`, contentAge(services), () =>
    fetchInternalPage(services.content, { uid }),
  )
  return reading.value
}

async function targetsOf(slices: readonly PageSlice[], page: PageScope) {
  const form = slices.find((slice) => slice.type === 'donate')
  const start = await survive(page, async () => ({
    value: await page.project?.startUrl(),
    asOf: page.services.now(),
    isLastGood: false,
  }))
  return {
    donate: form?.type === 'donate' ? `#${form.primary.anchor ?? 'donate'}` : '/#donate',
    signup: start?.value,
  }
}
