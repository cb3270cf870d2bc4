import { findTagPage, replacePlaceholders, type TagPage } from '@milepost/content'
import type { TotalsSummary } from '@milepost/measures'
import { getProjectCurrency } from '../../totals/project.ts'
import { type PageScope, readIfPossible } from '../../frame/request/scopes.ts'
import { getHomeDonatePath, loadTagPages } from '../../services/load-site.ts'
import {
  type PageCard,
  getDefaultShareImage,
  getCustomShareImage,
  getSiteImage,
  toCardView,
  toShareCard,
} from '../../frame/share/page-card.ts'
import { getTotals, toSubject } from '../../sections/blocks/blocks.server.ts'
import { toProgressView } from '../../totals/total-figures.ts'
import { getPersonImage, type LeaderboardEntryView, toImageView } from '../../totals/views.ts'
import { stripLanguagePrefix } from '../../base/site-language.ts'
import { formatMoney, formatNumber } from '@milepost/measures/format'
import type { Page } from '@milepost/platform'
import type { CachedValue } from '@milepost/server'
import { fillMessage } from '@milepost/supporter/messages'
import { toPageOverrides } from '../../frame/layout/to-page-overrides.ts'
import { type SliceView, toSliceViews } from '../../sections/sections.server.ts'
import type { SiteMessages } from '../../messages/site-messages.ts'
import type { SliceScope } from '../../sections/section/define-sections.ts'
import { readButtonTargets, getPlaceholders } from '../../frame/request/page-placeholders.ts'
import { type ContentPageView, getPathClasses } from './content-page-view.ts'
import { getPlatform, getTagTotal } from '../../frame/request/read-page.ts'

/** Creates the share card of a tag value, with the total of its pages. */
function createTagCard(
  scope: PageScope,
  { tagId, name, slug, image, totals }: TagPage<TotalsSummary>,
  currency: string,
): PageCard {
  const { country, messages } = scope
  const { raisedMinor, donationCount = 0 } = toSubject('tag', name, totals, currency)
  const createFigureSlices = toProgressView({
    raisedMinor,
    targetMinor: 0,
    donationCount,
    currency,
    country,
    messages,
  })
  return {
    subject: `tag/${encodeURIComponent(tagId.toLowerCase())}/${encodeURIComponent(slug)}`,
    card: toShareCard(scope, {
      title: name,
      figures: createFigureSlices,
      picture: toImageView(image)?.src ?? getSiteImage(scope),
    }),
  }
}

/**
 * Loads the share card of a tag value.
 *
 * @returns undefined if the tag value does not exist, or if the platform does not support tags
 * @throws PlatformError if the totals cannot be read and no last known good values are available
 */
export async function loadTagCard(
  scope: PageScope,
  tag: string,
  value: string,
): Promise<PageCard | undefined> {
  const facts = scope.project?.tags
  if (facts === undefined) return undefined
  const found = findTagPage(scope.site, await loadTagPages(scope.services), { tag, value })
  if (found.status === 'failed') return undefined
  const { page } = found
  const totals = await facts.totals(page.tagId, page.name)
  return createTagCard(scope, { ...page, totals: totals.value }, await getProjectCurrency(scope))
}

/** Maximum number of pages on a tag page's leaderboard. */
const maxLeaderboardPages = 20

/** Tag page with its data; undefined values could not be read. */
interface TagPageData {
  page: TagPage<CachedValue<TotalsSummary> | undefined>
  pages: readonly Page[] | undefined
  count: number
}

/**
 * Loads the tag page at `/{tag}/{value}`: totals, pages with the tag value, and the content of its document. Shows error
 * messages instead of data that cannot be read.
 *
 * @param uid - decoded path without leading and trailing slashes
 * @returns undefined if the page does not exist, or if the platform does not support tags
 */
export async function loadTagPage(
  scope: PageScope,
  url: URL,
  uid: string,
): Promise<ContentPageView | undefined> {
  const [tag = '', value = '', ...more] = uid.split('/')
  if (tag === '' || value === '' || more.length > 0) return undefined
  if (getPlatform(scope).tags === undefined) return undefined
  const found = findTagPage(scope.site, await loadTagPages(scope.services), { tag, value })
  if (found.status === 'failed') return undefined
  const facts = await readTagPageData(scope, found.page)
  const path = stripLanguagePrefix(url.pathname, scope.services.language)
  const currency = await getProjectCurrency(scope)
  const { page } = facts
  const sliceScope: SliceScope = {
    ...scope,
    url,
    targets: await readButtonTargets(scope, page.content, getHomeDonatePath(scope)),
    receipt: undefined,
    subject: page.totals && {
      ...toSubject('tag', page.name, page.totals.value, currency),
      total: await getTagTotal(scope, page.totals),
    },
  }
  const placeholders = await getPlaceholders(scope, {
    url,
    tag: { name: page.name, slug: page.slug, type: page.tagId, url: url.href },
    texts: [page.content, page.meta ?? {}],
  })
  const fill = (text: string | undefined) => replacePlaceholders(text ?? '', placeholders)
  const layoutOverrides = await toPageOverrides(scope, { meta: page.meta }, url)
  return {
    ...(layoutOverrides && { layoutOverrides }),
    path,
    pathClasses: getPathClasses(path),
    title: fill(page.meta?.title) || page.name,
    description: fill(page.meta?.description),
    ...getShareImage(scope, page, currency),
    noIndex: false,
    heading: page.image === undefined ? page.name : undefined,
    status: page.totals === undefined || facts.pages === undefined ? 'failed' : 'fetched',
    segmentOnly: scope.messages.segments.only,
    slices: [
      ...createHeadingSlice(page),
      ...createTotals(facts, sliceScope),
      ...(await toSliceViews(page.content, sliceScope, {
        placeholders,
        segmentValues: { [page.tagId]: page.name },
      })),
      createLeaderboardSlice(facts, sliceScope, currency),
    ],
  }
}

/** Returns the share image of the document, otherwise the share card with a fallback image. */
function getShareImage(
  scope: PageScope,
  page: TagPage<CachedValue<TotalsSummary> | undefined>,
  currency: string,
): Pick<ContentPageView, 'image' | 'shareCard'> {
  const own = getCustomShareImage(page.meta?.image, scope.site)
  if (own !== undefined) return { image: own }
  return {
    image: getDefaultShareImage(scope.site) ?? toImageView(page.meta?.image ?? page.image)?.src,
    shareCard: toCardView(
      scope.services,
      page.totals && createTagCard(scope, { ...page, totals: page.totals.value }, currency),
    ),
  }
}

async function readTagPageData(scope: PageScope, page: TagPage): Promise<TagPageData> {
  const tags = scope.project?.tags
  if (tags === undefined) {
    return { page: { ...page, totals: undefined }, pages: undefined, count: 0 }
  }
  const [totals, pages] = await Promise.all([
    readIfPossible(scope, () => tags.totals(page.tagId, page.name)),
    readIfPossible(scope, () => tags.pages(page.tagId, page.name)),
  ])
  return {
    page: { ...page, totals },
    pages: pages?.value.pages,
    count: pages?.value.count ?? 0,
  }
}

function createHeadingSlice(page: TagPage<unknown>): SliceView[] {
  const image = toImageView(page.image)
  if (image === undefined) return []
  return [
    {
      type: 'hero',
      title: page.name,
      text: page.label === page.name ? '' : page.label,
      background: 'none',
      anchor: undefined,
      image,
      actions: [],
      figures: undefined,
      edge: 'none',
    },
  ]
}

function createTotals({ page, count, pages }: TagPageData, scope: SliceScope): SliceView[] {
  const { messages, country } = scope
  if (page.totals === undefined) return [createUnavailableSlice(messages.tagPage.unavailable)]
  const { totals, addsUp } = getTotals(scope.subject, [], scope)
  const people =
    pages === undefined
      ? []
      : [{ value: formatNumber(count, { country }), label: messages.tagPage.people }]
  return [
    {
      ...totalsDefaults,
      totals: 'message' in totals ? totals : [...people, ...totals],
      addsUp,
    },
  ]
}

function createLeaderboardSlice(
  { pages, page }: TagPageData,
  scope: SliceScope,
  currency: string,
): SliceView {
  const { messages, country } = scope
  if (pages === undefined) return createUnavailableSlice(messages.tagPage.unavailable)
  const places = pages
    .filter(({ active }) => active)
    .slice(0, maxLeaderboardPages)
    .map((supporter, index): LeaderboardEntryView => ({
      id: supporter.id || supporter.slug,
      position: index + 1,
      name: supporter.name,
      subtitle: supporter.owner === supporter.name ? undefined : supporter.owner,
      amount: formatMoney(supporter.money.raisedMinor, { currency, country }),
      image: getPersonImage(supporter, getPlatform(scope).links),
      href:
        supporter.slug === '' ? undefined : `/fundraising/${encodeURIComponent(supporter.slug)}`,
    }))
  return {
    type: 'leaderboard',
    title: getLeaderboardTitle(page, messages),
    text: '',
    background: 'tint',
    anchor: 'leaderboard',
    places,
    emptyText: messages.figures.noLeaderboardYet,
  }
}

function getLeaderboardTitle({ name }: TagPage<unknown>, messages: SiteMessages): string {
  return fillMessage(messages.tagPage.board, { name })
}

function createUnavailableSlice(message: string): SliceView {
  return { ...totalsDefaults, totals: { message }, addsUp: undefined }
}

/** A totals section without heading and background. */
const totalsDefaults = {
  type: 'totals',
  title: '',
  text: '',
  background: 'none',
  anchor: undefined,
} as const
