import {
  formatFitnessGoal,
  formatDay,
  type GoalUnit,
  sumMinor,
  toMajor,
  toMinor,
} from '@milepost/measures'
import type { PageFitness } from '../fitness/fitness-activity.ts'
import {
  imageLink,
  pageDonateAddress,
  pageImageLink,
  pageLink,
  qrCodeLink,
  type WithEnvironment,
} from '../links/links.ts'
import type { PageMetadata } from '../metadata/metadata.ts'
import { toDateText, toRestDateText } from '../values/dates.ts'
import { toSlug } from '../values/texts.ts'
import {
  asList,
  asRecord,
  type Guid,
  type MoneyOf,
  type NumericId,
  toAmount,
  toFullName,
  toText,
} from '../values/values.ts'

/** A tag of a page, as the page carries it (Spec §3). */
export interface PageTag {
  tagDefinition: { id: string; label: string | undefined }
  value: string
}

/** A generated QR code among a page's images. */
export interface PageQrCode {
  url: string
}

/**
 * A supporter's fundraising page, as the product speaks of it (Spec §3). Amounts are in major units, and in
 * minor ones under `money`; fitness and metadata are empty where they were not asked for.
 */
export interface Page extends PageFitness {
  /** Not inactive, cancelled or offline. */
  active: boolean
  /** The site's own edit screen. */
  adminUrl: string
  /** Whom the page is made in memory or in honour of, as its owner wrote it. */
  attribution: string | undefined
  /** The campaign's guid. */
  campaign: Guid | undefined
  /** ISO 8601 in UTC. */
  campaignDate: string | undefined
  /** The charity's name, or its id where that is all there is. */
  charity: string | undefined
  charityId: NumericId | undefined
  /** ISO 8601 in UTC. */
  createdAt: string | undefined
  currencyCode: string | undefined
  currencySymbol: string | undefined
  /** The story that the site gives new pages. */
  defaultPageStory: string | undefined
  donateQrCodeImage: string
  donationUrl: string
  /** The event's id, or its name where that is all there is. */
  event: string | undefined
  eventName: string | undefined
  /** Its expiry date is past. */
  expired: boolean
  /** In the goal unit with one decimal, from the tag `DSFitnessGoalTargetMeters`; undefined unless over 0. */
  fitnessGoal: string | undefined
  /** The campaign date in UTC as `MMMM D, YYYY`; undefined without one. */
  formattedCampaignDate: string | undefined
  hasSetFitnessGoal: boolean
  /** There is a story, and it is not the site's default one. */
  hasUpdatedStory: boolean
  /** The numeric id as text; '' when there is none. */
  id: NumericId
  image: string
  /** The amounts to reckon with. */
  money: MoneyOf<'raised' | 'raisedOnline' | 'raisedOffline' | 'target'>
  name: string
  owner: string | undefined
  ownerGuid: Guid | undefined
  pageMetadata: PageMetadata
  pageSummaryWhat: string | undefined
  pageSummaryWhy: string | undefined
  qrCodes: PageQrCode[]
  raised: number
  raisedOffline: number
  raisedOnline: number
  /** The tags as a map from id to value. */
  segmentation: Readonly<Record<string, string>>
  slug: string
  /** HTML as the supporter wrote it: sanitise before showing. */
  story: string | undefined
  tags: PageTag[]
  target: number
  teamPageId: string | undefined
  teamShortName: string | undefined
  type: string
  url: string
  /** The page's guid; '' when there is none. */
  uuid: Guid
}

/** What reading a page needs beside the answer; a platform is one. */
export interface PageContext extends WithEnvironment {
  readonly clock: { now(): number }
}

/** Query parameters of requests for campaigns, pages and donation totals (Spec §7). */
export type ReadParameters = {
  /** The site's country, two letters. */
  country?: string | undefined
  /** Whether amounts include offline donations. */
  includeOffline?: boolean | undefined
}

/** What a site says about pages in general. */
export interface PageOptions {
  /** The story that pages are created with, which does not count as an updated one. */
  defaultPageStory?: string | undefined
  /** The unit of the fitness goal. @default 'custom', which is metres */
  goalUnit?: GoalUnit | undefined
}

/** A page, or a part of its fields, with its owner and its slug (Spec §3). */
export interface PageWrapper<Data = Page> {
  readonly owner: string | undefined
  readonly slug: string
  readonly data: Data
}

/** Wraps a page with its owner and its slug (Spec §3). */
export function wrapPage<Data extends Pick<Page, 'owner' | 'slug'>>(data: Data): PageWrapper<Data> {
  return { owner: data.owner, slug: data.slug, data }
}

/**
 * Reads one page of the REST API, with the answer of its tags spread over it where there is one.
 * Never throws; a missing amount is 0, a missing text undefined, a missing name or slug ''.
 */
export function parsePage(context: PageContext, wire: unknown, options?: PageOptions): Page {
  const page = asRecord(wire)
  const charity = asRecord(page['charity'])
  const images = asList(asRecord(page['media'])['images']).map(asRecord)
  const image = asRecord(page['image'])
  const team = asRecord(asList(page['teams'])[0])
  const charityId = toText(charity['id'], page['charityId'])
  return completePage(
    context,
    {
      attribution: toText(page['attribution']),
      campaign: toText(page['campaignGuid']),
      campaignDate: toRestDateText(page['eventDate']),
      charity: toText(charity['name'], charityId),
      charityId,
      createdAt: toRestDateText(page['createdDate']),
      currencyCode: toText(page['currencyCode']),
      currencySymbol: toText(page['currencySymbol']),
      event: toText(page['eventId'], page['eventName']),
      eventName: toText(page['eventName']),
      expiresAt: toRestDateText(page['expiryDate']),
      id: toText(page['pageId']) ?? '',
      image: toText(page['defaultImage'], image['absoluteUrl'], image['url']),
      name: toText(page['title']) ?? '',
      owner: toText(page['owner']),
      ownerGuid: toText(page['pageOwnerGuid']),
      pageSummaryWhat: toText(page['pageSummaryWhat']),
      pageSummaryWhy: toText(page['pageSummaryWhy']),
      qrCodes: images
        .filter(({ caption }) => caption === 'qrcode')
        .map(({ absoluteUrl, url }) => ({ url: toText(absoluteUrl, url) ?? '' })),
      raisedOffline: toAmount(page['totalRaisedOffline']),
      raisedOnline: toAmount(page['totalRaisedOnline'], page['raisedAmount']),
      slug: toSlug(page['pageShortName']),
      status: toText(page['status']),
      story: toText(page['story']),
      tags: page['tags'],
      target: toAmount(page['fundraisingTarget'], page['targetAmount']),
      teamPageId: toText(team['teamGuid']),
      teamShortName: toSlug(team['teamShortName']) || undefined,
      type: toText(page['type']),
      uuid: toText(page['pageGuid']) ?? '',
    },
    options,
  )
}

/** Reads a page as lists give it: of a campaign, or one's own. Never throws; as `parsePage`. */
export function parsePageSummary(context: PageContext, wire: unknown, options?: PageOptions): Page {
  const page = asRecord(wire)
  const image = asRecord(asList(page['images'])[0])
  const owner = toText(asRecord(page['pageOwner'])['fullName'])
  const charityId = toText(page['charityId'])
  return completePage(
    context,
    {
      attribution: toText(page['attribution']),
      campaign: toText(page['campaignGuid']),
      campaignDate: toDateText(page['eventDate']),
      charity: charityId,
      charityId,
      createdAt: toDateText(page['createdDate']),
      currencyCode: toText(page['currencyCode']),
      currencySymbol: toText(page['currencySymbol']),
      event: toText(page['eventId'], page['eventName']),
      eventName: toText(page['eventName']),
      expiresAt: toDateText(page['expiryDate']),
      id: toText(page['pageId']) ?? '',
      image: toText(asList(page['pageImages'])[0], image['absoluteUrl'], image['url']),
      name: toText(page['pageTitle'], owner) ?? '',
      owner,
      ownerGuid: undefined,
      pageSummaryWhat: toText(page['pageSummaryWhat']),
      pageSummaryWhy: toText(page['pageSummaryWhy']),
      qrCodes: [],
      raisedOffline: toAmount(page['totalRaisedOffline'], page['offlineDonations']),
      raisedOnline: toAmount(page['totalRaisedOnline'], page['raisedAmount']),
      slug: toSlug(page['pageShortName']),
      status: toText(page['pageStatus'], page['status']),
      story: undefined,
      tags: page['tags'],
      target: toAmount(page['targetAmount']),
      teamPageId: undefined,
      teamShortName: undefined,
      type: toText(page['type']),
      uuid: toText(page['pageGuid']) ?? '',
    },
    options,
  )
}

/** Reads a row of the bulk call. Never throws; as `parsePage`. */
export function parsePagesBulkRow(
  context: PageContext,
  wire: unknown,
  options?: PageOptions,
): Page {
  const page = asRecord(wire)
  const charityId = toText(page['charityId'])
  return completePage(
    context,
    {
      attribution: undefined,
      campaign: toText(page['campaignGuid']),
      campaignDate: toDateText(page['eventDate']),
      charity: charityId,
      charityId,
      createdAt: toDateText(page['createdDate']),
      currencyCode: toText(page['currencyCode']),
      currencySymbol: toText(page['currencySymbol']),
      event: toText(page['eventId']),
      eventName: undefined,
      expiresAt: toDateText(page['expiryDate']),
      id: toText(page['pageId']) ?? '',
      image: page['photo'],
      name: toText(page['title']) ?? '',
      owner: toFullName(page['owner']),
      ownerGuid: toText(asRecord(page['owner'])['userGuid']),
      pageSummaryWhat: undefined,
      pageSummaryWhy: undefined,
      qrCodes: [],
      raisedOffline: toAmount(page['totalRaisedOffline']),
      raisedOnline: toAmount(page['totalRaisedOnline'], page['raisedAmount']),
      slug: toSlug(page['shortName']),
      status: toText(page['status']),
      story: toText(page['story']),
      tags: page['tags'],
      target: toAmount(page['target']),
      teamPageId: undefined,
      teamShortName: undefined,
      type: toText(page['type']),
      uuid: toText(page['pageGuid']) ?? '',
    },
    options,
  )
}

/**
 * Reads a hit of the search. Its amount may contain offline money already; 0 as an id and the year 1
 * stand for "not known". Never throws; as `parsePage`.
 */
export function parseSearchRow(context: PageContext, wire: unknown, options?: PageOptions): Page {
  const row = asRecord(wire)
  const charityId = idOf(row['CharityId'])
  const owner = toText(row['OwnerFullName'])
  return completePage(
    context,
    {
      attribution: undefined,
      campaign: undefined,
      campaignDate: toDateText(row['EventDate']),
      charity: charityId,
      charityId,
      createdAt: toDateText(row['CreatedDate']),
      currencyCode: undefined,
      currencySymbol: undefined,
      event: toText(row['Subtext'], idOf(row['EventId'])),
      eventName: toText(row['Subtext']),
      expiresAt: undefined,
      id: idOf(row['Id']) ?? '',
      image: toText(row['Logo']),
      name: toText(row['Name'], owner) ?? '',
      owner,
      ownerGuid: undefined,
      pageSummaryWhat: undefined,
      pageSummaryWhy: undefined,
      qrCodes: [],
      raisedOffline: 0,
      raisedOnline: toAmount(row['Amount']),
      slug: toSlug(toText(row['LinkPath'])?.replace(/^\//, '')),
      status: undefined,
      story: toText(row['ProfileWhat'], row['ProfileWhy']),
      tags: [],
      target: toAmount(row['TargetAmount']),
      teamPageId: undefined,
      teamShortName: undefined,
      url: toText(row['Link'])?.replace(/^\/\//, 'https://'),
      uuid: toText(row['FundraiserPageGuid']) ?? '',
    },
    options,
  )
}

function idOf(wire: unknown): string | undefined {
  const id = toText(wire)
  return id === '0' ? undefined : id
}

/** What a parser finds in its own shape; the rest of a page follows from it. */
interface PageFacts extends Omit<
  Page,
  | 'active'
  | 'adminUrl'
  | 'defaultPageStory'
  | 'donateQrCodeImage'
  | 'donationUrl'
  | 'expired'
  | 'fitnessActivities'
  | 'fitnessDistanceTotal'
  | 'fitnessDurationTotal'
  | 'fitnessElevationTotal'
  | 'fitnessGoal'
  | 'formattedCampaignDate'
  | 'hasSetFitnessGoal'
  | 'hasUpdatedStory'
  | 'image'
  | 'money'
  | 'pageMetadata'
  | 'raised'
  | 'segmentation'
  | 'tags'
  | 'type'
  | 'url'
> {
  expiresAt: string | undefined
  image: unknown
  status: string | undefined
  tags: unknown
  /** @default 'individual' (Spec §3) */
  type?: string | undefined
  /** The page's address, if the answer gives it. */
  url?: string | undefined
}

/** Derives what follows from the facts of a page: links, sums, and what is decided by dates and tags. */
export function completePage(
  context: PageContext,
  facts: PageFacts,
  { defaultPageStory, goalUnit }: PageOptions = {},
): Page {
  const { campaignDate, currencyCode = '', expiresAt, id, slug, story } = facts
  const tags = asList(facts.tags).flatMap(parseTag)
  const segmentation: Record<string, string> = Object.fromEntries(
    tags.map((tag) => [tag.tagDefinition.id, tag.value]),
  )
  const fitnessGoal = formatFitnessGoal(segmentation['DSFitnessGoalTargetMeters'], goalUnit)
  const donationUrl = pageDonateAddress(context, { id, slug })
  const raisedOnlineMinor = toMinor(facts.raisedOnline, currencyCode)
  const raisedOfflineMinor = toMinor(facts.raisedOffline, currencyCode)
  // In minor units, so that 0.1 and 0.2 are 0.3.
  const raisedMinor = sumMinor([raisedOnlineMinor, raisedOfflineMinor])
  // Field by field: spreading an object costs more than all the rest, and lists have thousands.
  return {
    active: !/^(inactive|cancelled|offline)$/i.test(facts.status ?? ''),
    adminUrl: `/fundraising-edit/${slug}`,
    attribution: facts.attribution,
    campaign: facts.campaign,
    campaignDate,
    charity: facts.charity,
    charityId: facts.charityId,
    createdAt: facts.createdAt,
    currencyCode: facts.currencyCode,
    currencySymbol: facts.currencySymbol,
    defaultPageStory,
    donateQrCodeImage: qrCodeLink(context, slug, { link: donationUrl }),
    donationUrl,
    event: facts.event,
    eventName: facts.eventName,
    expired: expiresAt !== undefined && Date.parse(expiresAt) < context.clock.now(),
    // Told by calls of their own: see `fetchPageWithTags`.
    fitnessActivities: [],
    fitnessDistanceTotal: 0,
    fitnessDurationTotal: 0,
    fitnessElevationTotal: 0,
    fitnessGoal,
    formattedCampaignDate: campaignDate && formatDay(new Date(campaignDate)),
    hasSetFitnessGoal: fitnessGoal !== undefined,
    hasUpdatedStory: isUpdated(story, defaultPageStory),
    id,
    image: imageLink(context, facts.image) ?? pageImageLink(context, slug),
    money: {
      raisedMinor,
      raisedOnlineMinor,
      raisedOfflineMinor,
      targetMinor: toMinor(facts.target, currencyCode),
      currency: facts.currencyCode?.toUpperCase(),
    },
    name: facts.name,
    owner: facts.owner,
    ownerGuid: facts.ownerGuid,
    pageMetadata: {},
    pageSummaryWhat: facts.pageSummaryWhat,
    pageSummaryWhy: facts.pageSummaryWhy,
    qrCodes: facts.qrCodes,
    raised: toMajor(raisedMinor, currencyCode),
    raisedOffline: facts.raisedOffline,
    raisedOnline: facts.raisedOnline,
    segmentation,
    slug,
    story,
    tags,
    target: facts.target,
    teamPageId: facts.teamPageId,
    teamShortName: facts.teamShortName,
    type: facts.type ?? 'individual',
    url: facts.url ?? pageLink(context, slug),
    uuid: facts.uuid,
  }
}

function parseTag(wire: unknown): PageTag[] {
  const tag = asRecord(wire)
  const definition = asRecord(tag['tagDefinition'])
  const id = toText(definition['id'])
  const value = toText(tag['value'])
  if (id === undefined || value === undefined) return []
  return [{ tagDefinition: { id, label: toText(definition['label']) }, value }]
}

function isUpdated(story: string | undefined, defaultStory: string | undefined): boolean {
  if (story === undefined || wordless.exec(story)?.[0].length === story.length) return false
  return !defaultStory || plain(story) !== plain(defaultStory)
}

/** What a story begins with before its first word: mark-up and spaces. Lists have thousands of stories. */
const wordless = /^(?:\s|<[^<>]*>)*/

/** A story's words alone, so that mark-up around the same words is no change. */
function plain(story: string): string {
  return story
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
