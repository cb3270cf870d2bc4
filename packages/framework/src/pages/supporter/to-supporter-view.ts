import { formatRelativeTime } from '@milepost/measures/format'
import { type FitnessActivity, type Page, type PageFitness, wrapPage } from '@milepost/platform'
import {
  type ActivityVisibility,
  getActivityVisibility,
  type GoalMeasure,
  goalTag,
  getImageDescription,
  getPublicRoute,
  getUnits,
  type UnitSystem,
} from '@milepost/supporter/page-facts'
import { formatMeasure, type ProgressView } from '../../totals/total-figures.ts'
import type { SiteMessages } from '../../messages/site-messages.ts'
import { getGoalMeasure, loadSupporterPages, getSiteUrl } from '../../services/load-site.ts'
import { getSupporterLanguage } from '../../services/languages.ts'
import { getActiveProjects, type Image, replacePlaceholders } from '@milepost/content'
import type { SafeHtml } from '@milepost/content/html'
import { toNumber } from '@milepost/measures'
import type { FitnessCalls, PlatformAdapter, TagCalls } from '@milepost/platform/adapter'
import { toStoryHtml } from '../../frame/page-html.ts'
import { getLanguage } from '../../base/site-language.ts'
import { formatCampaignDate, fillMessage } from '@milepost/supporter/messages'
import { readButtonTargets, getPlaceholders } from '../../frame/request/page-placeholders.ts'
import { type PageScope, readIfPossible } from '../../frame/request/scopes.ts'
import {
  canBeSlug,
  getClosedReason,
  getPageCurrency,
  isMissingPage,
  getPageKey,
  getPlatform,
  getSupporterProgress,
  type SupporterPageData,
  getPlatformVariant,
  getPageTotal,
} from '../../frame/request/read-page.ts'
import {
  type DonationView,
  toPageSummaryView,
  type PageSummaryView,
  toDonationView,
  toImageView,
} from '../../totals/views.ts'
import type { PageOverrides } from '../../frame/layout/page-overrides.ts'
import { toPageOverrides } from '../../frame/layout/to-page-overrides.ts'
import { getPageListing } from '../../totals/project-lists.ts'
import { type SliceView, toSliceViews } from '../../sections/sections.server.ts'
import {
  type CardView,
  toShareBarView,
  type ShareBarView,
  toCardView,
} from '../../frame/share/page-card.ts'
import type { SliceScope, SliceSubject } from '../../sections/section/define-sections.ts'
import { createSupporterCard } from './supporter-card.ts'
import { totalsCacheAge, getProjectSettings } from '../../totals/project.ts'

/** Formatted activity of a supporter. */
export interface ActivityView {
  id: string
  title: string
  /** Type of activity, such as `Walk`. */
  kind: string
  /** Formatted distance, climb and duration, such as `12.4 km` and `2 h 10 min`, without zeros. */
  facts: string[]
  /** Time in ISO 8601; undefined if unknown. */
  at: string | undefined
  when: string | undefined
  description: string
  /** Encoded polyline of the route, without its ends for privacy; `''` to show none. */
  polyline: string
  /** Label of a manually entered activity; `''` if it comes from an app. */
  manual: string
}

/** Formats an activity. */
function toActivityView(
  activity: FitnessActivity,
  {
    country,
    messages,
    now,
    index,
    display,
    system,
  }: {
    country: string
    messages: SiteMessages
    now: Date
    index: number
    /** Visibility that the owner chose. */
    display: ActivityVisibility
    /** Units that the owner chose. */
    system: UnitSystem
  },
): ActivityView {
  const { type, title, distance, duration, elevation, createdAt } = activity
  const kind = type === undefined ? messages.activityTypes.activity : messages.activityTypes[type]
  return {
    id: activity.id ?? activity.legacyId ?? String(index),
    title: title?.trim() || kind,
    kind,
    facts: [
      ...(distance > 0 ? [formatMeasure('distance', distance, country, system)] : []),
      ...(elevation > 0 ? [`${formatMeasure('elevation', elevation, country, system)} ↑`] : []),
      ...(duration > 0 ? [formatMeasure('duration', roundDuration(duration), country)] : []),
    ],
    at: createdAt,
    when: createdAt === undefined ? undefined : formatRelativeTime(createdAt, now, messages),
    description: activity.description?.trim() ?? '',
    polyline: index < drawnActivities ? getPublicRoute(activity.polyline, display) : '',
    manual: activity.manual ? messages.activityList.manualEntry : '',
  }
}

/** Rounds a duration of ten minutes or more to the minute. */
function roundDuration(seconds: number): number {
  return seconds < 600 ? seconds : Math.round(seconds / 60) * 60
}

export interface DonationPageView {
  /** Undefined if the donations could not be read. */
  donations: DonationView[] | undefined
  /** Current page of the list, from 1. */
  page: number
  pages: number
}

export interface SupporterView extends DonationPageView {
  slug: string
  title: string
  /** BCP 47 tag of the supporter's texts, if it differs from the page's. */
  lang?: string | undefined
  metaTitle: string
  description: string
  owner: string
  /** Platform account that may edit the page. */
  ownership: { owner: string | undefined; ownerGuid: string | undefined }
  /** Message to the owner about the page's visibility on the site; undefined if the site has no project. */
  listing: string | undefined
  image: string | undefined
  /** Alternative text: the owner's description, or the owner's name. */
  imageAlt: string
  /** Share image: the page's own, or that of the site's document. */
  metaImage: string | undefined
  /** Share card with the amount raised; undefined if cards are disabled. */
  shareCard: CardView | undefined
  story: SafeHtml
  summary: PageSummaryView
  figures: ProgressView
  /** Reason for which the page accepts no donations; undefined if it accepts them. */
  closed: string | undefined
  donateHref: string
  charity: string | undefined
  eventDate: string | undefined
  /** Activity totals; empty if there are no activities, or if they could not be read. */
  fitness: { value: string; label: string; note?: string }[]
  activities: ActivityView[]
  teamHref: string | undefined
  /** Whether the platform provides a QR code, also for a closed page. */
  hasQrCode: boolean
  /** Undefined if the page accepts no donations. */
  qrCode: { src: string; href: string; label: string; linkText: string } | undefined
  share: ShareBarView
  /** Sections of the site's document for supporter pages (Spec §2). */
  slices: SliceView[]
  /** Overrides of the layout by the site's document, if any. */
  layoutOverrides?: PageOverrides
  messages: {
    story: string
    latestGifts: string
    donate: string
    share: string
    poster: string
    /** Undefined if embeds are excluded. */
    embed: string | undefined
    noDonations: string
    unavailable: string
    activities: string
    /** Label that expands the list. `{count}` is the number of activities. */
    allActivities: string
    route: string
    team: string
    scan: string
    pagesOfGifts: string
    page: string
    previous: string
    next: string
  }
}

export const donationsPerPage = 20
/** Number of latest activities with a map. The list is closed after them. */
const drawnActivities = 6

/** Creates the view of a supporter page. */
export async function toSupporterView(
  scope: PageScope,
  reading: SupporterPageData,
  extras: PageExtras,
  url: URL,
): Promise<SupporterView> {
  const { owner, slug, data: page } = wrapPage(reading.page.value)
  const platform = getPlatform(scope)
  const { links } = platform
  const { messages, services, country } = scope
  const currency = await getPageCurrency(scope, page)
  const path = `/fundraising/${encodeURIComponent(page.slug)}`
  const address = getSiteUrl(services, path)
  const closed = getClosedReason(scope, page)
  // If the owner's choice cannot be read, routes are hidden.
  const display = extras.tags === undefined ? 'no-routes' : getActivityVisibility(extras.tags)
  const [custom] = await loadSupporterPages(services)
  const placeholders = await getPlaceholders(scope, {
    url,
    page: { of: page, currency, url: address },
    texts: custom ? [custom] : [],
  })
  const said = (text: string) => replacePlaceholders(text, placeholders)
  const content = custom?.content ?? []
  const sliceScope: SliceScope = {
    ...scope,
    url,
    targets: await readButtonTargets(scope, content, `${path}/donate`),
    receipt: undefined,
    subject: {
      ...toSliceSubject(page, reading, extras, currency),
      total: await getPageTotal(scope, reading),
    },
  }
  const date = formatCampaignDate(page, getLanguage(country, services.language))
  // The header's donate button opens this page's form.
  const ctas = scope.site.header.ctas.filter(({ linkType }) => linkType !== 'donate')
  const layoutOverrides = await toPageOverrides(
    scope,
    { meta: custom?.meta, ...(closed !== undefined && { header: { ctas } }) },
    url,
  )
  const figures = await getSupporterProgress(scope, reading)
  return {
    ...(layoutOverrides && { layoutOverrides }),
    slug,
    title: page.name,
    lang: getSupporterLanguage(services),
    metaTitle: getDocumentTitle(said(custom?.meta.title ?? '') || page.name, url, messages),
    description: said(custom?.meta.description ?? ''),
    owner: owner ?? page.name,
    ownership: { owner, ownerGuid: page.ownerGuid },
    listing: getListingMessage(scope, page),
    image: page.image || undefined,
    imageAlt: getImageDescription(extras.tags ?? {}) || (owner ?? page.name),
    metaImage: getShareImage(page, custom?.meta.image, platform),
    shareCard: toCardView(
      services,
      createSupporterCard(scope, page, { figures, documents: custom?.meta.image }),
    ),
    story: toStoryHtml(page.story ?? '', scope),
    summary: toPageSummaryView(page),
    figures,
    ...toDonationPageView(scope, reading, { url, currency }),
    closed,
    donateHref: `${path}/donate`,
    charity: page.charity,
    eventDate: date && fillMessage(messages.supporterPage.eventDate, { date }),
    fitness: toActivityTotals(extras, { country, measure: getGoalMeasure(scope), messages }),
    activities: (display === 'totals' ? [] : (extras.fitness?.fitnessActivities ?? [])).map(
      (activity, index) =>
        toActivityView(activity, {
          country,
          messages,
          now: services.now(),
          index,
          display,
          system: getUnits(extras.tags, country),
        }),
    ),
    teamHref:
      page.teamShortName === undefined || platform.teams === undefined
        ? undefined
        : `/teams/${encodeURIComponent(page.teamShortName)}`,
    hasQrCode: links.qrCodeUrl !== undefined,
    qrCode:
      closed === undefined && links.qrCodeUrl !== undefined
        ? {
            src: links.qrCodeUrl(page.slug, { link: `${address}/donate` }),
            href: links.pageDonateLink(page),
            label: fillMessage(messages.qrCode.scanToGive, { name: page.name }),
            linkText: messages.qrCode.link,
          }
        : undefined,
    share: toShareBarView(scope, { url: address, title: page.name }),
    slices: await toSliceViews(content, sliceScope, {
      placeholders,
      segmentValues: extras.tags ?? {},
    }),
    messages: {
      story: messages.supporterPage.story,
      latestGifts: messages.supporterPage.latestGifts,
      donate: messages.buttons.donate,
      share: messages.share.shareButton,
      poster: messages.share.printPoster,
      embed: services.excludedRoutes.includes('embed') ? undefined : messages.share.onAnotherSite,
      noDonations: messages.figures.noDonationsYet,
      unavailable: messages.figures.unavailable,
      activities: messages.activityList.title,
      allActivities: messages.activityList.all,
      route: messages.route.of,
      team: messages.supporterPage.seeTeam,
      scan: messages.qrCode.link,
      pagesOfGifts: messages.giftList.pages,
      page: messages.giftList.page,
      previous: messages.gallery.previous,
      next: messages.gallery.next,
    },
  }
}

function getListingMessage(
  { site, services, messages }: PageScope,
  page: Page,
): string | undefined {
  const settings = getProjectSettings(site, services.now())
  if (settings === undefined) return undefined
  const { variant } = settings
  const items = getActiveProjects(site, { now: services.now() })
  const listing = getPageListing(page, { variant, items })
  const isOnBoards = listing === 'listed' && page.raised > 0
  return listing && messages.listing[isOnBoards ? 'onBoards' : listing]
}

/** Returns the document title. It differs between pages of the donation list (WCAG 2.4.2). */
function getDocumentTitle(title: string, url: URL, { giftList }: SiteMessages): string {
  const number = getDonationPageNumber(url)
  return number === 1 ? title : `${title} (${giftList.page} ${number})`
}

/**
 * Returns the share image: that of the page, otherwise of the site's document, otherwise the one generated by the platform.
 */
function getShareImage(
  { image, slug }: Page,
  documents: Image | undefined,
  platform: PlatformAdapter,
): string | undefined {
  const isOwn = image !== '' && image !== platform.links.pageImageUrl?.(slug)
  return isOwn ? image : (toImageView(documents)?.src ?? (image || undefined))
}

/** Returns the page number of the donation list in the URL, from 1. */
export function getDonationPageNumber(url: URL): number {
  const asked = Number(url.searchParams.get('page'))
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, maxDonationPages) : 1
}

/** Maximum page number, because the platform lists at most 1,500 donations (Spec §9). */
const maxDonationPages = 1500 / donationsPerPage

function toDonationPageView(
  scope: PageScope,
  { donations }: SupporterPageData,
  { url, currency }: { url: URL; currency: string },
): DonationPageView {
  if (donations === undefined) return { donations: undefined, page: 1, pages: 1 }
  const { country, messages, services } = scope
  const { count } = donations.value
  const pages = Math.min(maxDonationPages, Math.max(1, Math.ceil(count / donationsPerPage)))
  const shown = Math.min(getDonationPageNumber(url), pages)
  const first = (shown - 1) * donationsPerPage
  return {
    donations: donations.value.donations
      .slice(first, first + donationsPerPage)
      .map((donation) =>
        toDonationView(donation, { currency, country, messages, now: services.now() }),
      ),
    page: shown,
    pages,
  }
}

function toActivityTotals(
  { fitness, tags }: PageExtras,
  { country, measure, messages }: { country: string; measure: GoalMeasure; messages: SiteMessages },
): SupporterView['fitness'] {
  if (fitness === undefined) return []
  const { fitnessDistanceTotal, fitnessElevationTotal, fitnessDurationTotal } = fitness
  const system = getUnits(tags, country)
  const goalMetres = toNumber(tags?.[goalTag])
  const doneMetres = measure === 'distance' ? fitnessDistanceTotal : fitnessElevationTotal
  const goalOf = (kind: GoalMeasure) =>
    goalMetres > 0 && kind === measure
      ? {
          note: fillMessage(messages.activityList.goalReached, {
            percent: Math.floor((doneMetres / goalMetres) * 100),
            goal: formatMeasure(measure, goalMetres, country, system),
          }),
        }
      : {}
  const rows = [
    {
      amount: fitnessDistanceTotal,
      value: formatMeasure('distance', fitnessDistanceTotal, country, system),
      label: messages.measures.distance,
      ...goalOf('distance'),
    },
    {
      amount: fitnessElevationTotal,
      value: formatMeasure('elevation', fitnessElevationTotal, country, system),
      label: messages.measures.elevation,
      ...goalOf('elevation'),
    },
    {
      amount: fitnessDurationTotal,
      value: formatMeasure('duration', fitnessDurationTotal, country),
      label: messages.measures.duration,
    },
  ]
  return rows
    .filter(({ amount, ...row }) => amount > 0 || 'note' in row)
    .map(({ amount: _amount, ...row }) => row)
}

function toSliceSubject(
  page: Page,
  { donations }: SupporterPageData,
  { fitness }: PageExtras,
  currency: string,
): SliceSubject {
  return {
    kind: 'page',
    name: page.name,
    raisedMinor: page.money.raisedMinor,
    donationCount: donations?.value.count,
    currency,
    distanceMetres: fitness?.fitnessDistanceTotal ?? 0,
    elevationMetres: fitness?.fitnessElevationTotal ?? 0,
    durationSeconds: fitness?.fitnessDurationTotal ?? 0,
    activityCount: undefined,
  }
}

/** Optional data of a supporter page. Undefined if it cannot be read, or if the platform does not support it. */
interface PageExtras {
  fitness: PageFitness | undefined
  tags: Readonly<Record<string, string>> | undefined
}

const maxReadActivities = 50

/** Reads a page's activities and tags. Those that cannot be read are undefined (Spec §7). */
export async function readPageExtras(scope: PageScope, slug: string): Promise<PageExtras> {
  if (!canBeSlug(slug)) return { fitness: undefined, tags: undefined }
  const { reads } = scope.services
  const { fitness: fitnessCalls, tags: tagCalls } = getPlatform(scope)
  const key = slug.toLowerCase()
  const [fitness, tags] = await Promise.all([
    fitnessCalls && readIfPossible(scope, () => readFitness(fitnessCalls)),
    tagCalls && readIfPossible(scope, () => readTags(tagCalls)),
  ])
  return { fitness: fitness?.value, tags: tags?.value }

  function readFitness(group: FitnessCalls) {
    return reads.read(
      getPageKey(slug, 'page-fitness') + getPlatformVariant(scope.site),
      totalsCacheAge,
      async () => {
        try {
          return await group.fetchPageFitness({ slug: key, limit: maxReadActivities })
        } catch (error) {
          if (isMissingPage(error, key)) return undefined
          throw error
        }
      },
    )
  }

  function readTags(group: TagCalls) {
    return reads.read(
      getPageKey(slug, 'page-tags') + getPlatformVariant(scope.site),
      totalsCacheAge,
      async () => {
        try {
          const tags = await group.fetchPageTags({ slug: key })
          return Object.fromEntries(tags.map(({ id, value }) => [id, value]))
        } catch (error) {
          if (isMissingPage(error, key)) return {}
          throw error
        }
      },
    )
  }
}
