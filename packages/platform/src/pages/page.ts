import {
  formatFitnessGoal,
  formatUtcDay,
  type GoalUnit,
  sumMinor,
  toMajor,
  toMinor,
} from '@milepost/measures'
import type { PageFitness } from '../fitness/fitness-activity.ts'
import {
  imageUrl,
  pageDonateBaseUrl,
  pageImageUrl,
  pageLink,
  qrCodeUrl,
  type WithEnvironment,
} from '../links/links.ts'
import type { PageMetadata } from '../metadata/metadata.ts'
import { toSlug } from '../values/texts.ts'
import {
  asList,
  asRecord,
  type Guid,
  type MinorAmounts,
  type NumericId,
  toAmount,
  toDateText,
  toFullName,
  toText,
} from '../values/values.ts'

/** A tag of a page (Spec §3). */
export interface PageTag {
  tagDefinition: { id: string; label: string | undefined }
  value: string
}

export interface PageQrCode {
  url: string
}

/**
 * A supporter's fundraising page (Spec §3). Amounts are in major units, and in minor units under `money`. Fitness and metadata are
 * empty unless `fetchPageWithTags` requested them.
 */
export interface Page extends PageFitness {
  /** Whether the page is not inactive, cancelled or offline. */
  active: boolean
  /** Path of the page's edit screen on the site. */
  adminUrl: string
  /** Name of the person in whose memory or honour the page was created. */
  attribution: string | undefined
  campaign: Guid | undefined
  /** ISO 8601 in UTC. */
  campaignDate: string | undefined
  /** Charity name, or its ID if the name is unknown. */
  charity: string | undefined
  charityId: NumericId | undefined
  /** ISO 8601 in UTC. */
  createdAt: string | undefined
  currencyCode: string | undefined
  currencySymbol: string | undefined
  /** The site's default story. */
  defaultPageStory: string | undefined
  donateQrCodeImage: string
  donationUrl: string
  /** Event ID, or its name if the ID is unknown. */
  event: string | undefined
  eventName: string | undefined
  /** Whether the expiry date has passed. */
  expired: boolean
  /** Fitness goal in `goalUnit` with one decimal place, from the tag `DSFitnessGoalTargetMeters`; undefined unless it is above 0. */
  fitnessGoal: string | undefined
  /** `campaignDate` as `MMMM D, YYYY`, in UTC. */
  formattedCampaignDate: string | undefined
  hasSetFitnessGoal: boolean
  /** Whether the story is neither empty nor the site's default story. */
  hasUpdatedStory: boolean
  /** Numeric ID; '' if unknown. */
  id: NumericId
  image: string
  money: MinorAmounts<'raised' | 'raisedOnline' | 'raisedOffline' | 'target'>
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
  /** Tag values by tag ID. */
  segmentation: Readonly<Record<string, string>>
  slug: string
  /** HTML from the supporter. Sanitise it before rendering. */
  story: string | undefined
  tags: PageTag[]
  target: number
  teamPageId: string | undefined
  teamShortName: string | undefined
  type: string
  url: string
  /** GUID; '' if unknown. */
  uuid: Guid
}

/** Context that page parsers require. Every `Platform` is one. */
export interface PageContext extends WithEnvironment {
  readonly clock: { now(): number }
}

/** Query parameters of requests for campaigns, pages and donation totals (Spec §7). */
export type ReadParameters = {
  /** The site's country: ISO 3166-1 alpha-2. */
  country?: string | undefined
  /** Whether amounts should include offline donations. If omitted, it is not sent and the platform decides. */
  includeOffline?: boolean | undefined
}

/** A site's settings for all of its pages. */
export interface PageOptions {
  /** Story that new pages start with. `hasUpdatedStory` is false for it. */
  defaultPageStory?: string | undefined
  /** Unit of the fitness goal. @default 'custom' (metres) */
  goalUnit?: GoalUnit | undefined
}

/** A page or some of its fields, with owner and slug (Spec §3). */
export interface PageWrapper<Data = Page> {
  readonly owner: string | undefined
  readonly slug: string
  readonly data: Data
}

/** Wraps a page with its owner and slug (Spec §3). */
export function wrapPage<Data extends Pick<Page, 'owner' | 'slug'>>(data: Data): PageWrapper<Data> {
  return { owner: data.owner, slug: data.slug, data }
}

/**
 * Parses a page from the REST API, whose tags may have been added as `tags`. Never throws: missing amounts are 0, missing text is
 * undefined, a missing name or slug is ''.
 */
export function parsePage(context: PageContext, wire: unknown, options?: PageOptions): Page {
  const page = asRecord(wire)
  const shared = readPageFields(page)
  const charity = asRecord(page['charity'])
  const charityId = toText(charity['id'], shared.charityId)
  const image = asRecord(page['image'])
  const images = asList(asRecord(page['media'])['images']).map(asRecord)
  const team = asRecord(asList(page['teams'])[0])
  const fields = {
    ...shared,
    charity: toText(charity['name'], charityId),
    charityId,
    image: toText(page['defaultImage'], image['absoluteUrl'], image['url']),
    name: toText(page['title']) ?? '',
    owner: toText(page['owner']),
    ownerGuid: toText(page['pageOwnerGuid']),
    qrCodes: images
      .filter(({ caption }) => caption === 'qrcode')
      .map(({ absoluteUrl, url }) => ({ url: toText(absoluteUrl, url) ?? '' })),
    target: toAmount(page['fundraisingTarget'], page['targetAmount']),
    teamPageId: toText(team['teamGuid']),
    teamShortName: toSlug(team['teamShortName']) || undefined,
  }
  return completePage(context, fields, options)
}

/** Parses a page from a list of a campaign's, an event's or a supporter's pages. Never throws, like `parsePage`. */
export function parsePageSummary(context: PageContext, wire: unknown, options?: PageOptions): Page {
  const page = asRecord(wire)
  const image = asRecord(asList(page['images'])[0])
  const owner = toText(asRecord(page['pageOwner'])['fullName'])
  const fields = {
    ...readPageFields(page),
    image: toText(asList(page['pageImages'])[0], image['absoluteUrl'], image['url']),
    name: toText(page['pageTitle'], owner) ?? '',
    owner,
    raisedOffline: toAmount(page['totalRaisedOffline'], page['offlineDonations']),
    status: toText(page['pageStatus'], page['status']),
    story: undefined,
    target: toAmount(page['targetAmount']),
  }
  return completePage(context, fields, options)
}

/** Parses a page from a bulk response. Never throws, like `parsePage`. */
export function parsePagesBulkRow(
  context: PageContext,
  wire: unknown,
  options?: PageOptions,
): Page {
  const page = asRecord(wire)
  const owner = asRecord(page['owner'])
  const fields = {
    ...readPageFields(page),
    image: page['photo'],
    name: toText(page['title']) ?? '',
    owner: toFullName(owner),
    ownerGuid: toText(owner['userGuid']),
    slug: toSlug(page['shortName']),
    target: toAmount(page['target']),
  }
  return completePage(context, fields, options)
}

/** Parses the fields whose names are the same in all page formats of the REST API. */
function readPageFields(page: Readonly<Record<string, unknown>>) {
  const charityId = toText(page['charityId'])
  return {
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
    pageSummaryWhat: toText(page['pageSummaryWhat']),
    pageSummaryWhy: toText(page['pageSummaryWhy']),
    raisedOffline: toAmount(page['totalRaisedOffline']),
    raisedOnline: toAmount(page['totalRaisedOnline'], page['raisedAmount']),
    slug: toSlug(page['pageShortName']),
    status: toText(page['status']),
    story: toText(page['story']),
    tags: page['tags'],
    type: toText(page['type']),
    uuid: toText(page['pageGuid']) ?? '',
  }
}

/**
 * Parses a search result. Its amount may include offline donations. An ID of 0 or a date in the year 1 means "unknown". Never throws,
 * like `parsePage`.
 */
export function parseSearchRow(context: PageContext, wire: unknown, options?: PageOptions): Page {
  const row = asRecord(wire)
  const charityId = toKnownId(row['CharityId'])
  const owner = toText(row['OwnerFullName'])
  const fields = {
    campaignDate: toDateText(row['EventDate']),
    charity: charityId,
    charityId,
    createdAt: toDateText(row['CreatedDate']),
    event: toText(row['Subtext'], toKnownId(row['EventId'])),
    eventName: toText(row['Subtext']),
    id: toKnownId(row['Id']) ?? '',
    image: toText(row['Logo']),
    name: toText(row['Name'], owner) ?? '',
    owner,
    raisedOnline: toAmount(row['Amount']),
    slug: toSlug(toText(row['LinkPath'])?.replace(/^\//, '')),
    story: toText(row['ProfileWhat'], row['ProfileWhy']),
    target: toAmount(row['TargetAmount']),
    url: toText(row['Link'])?.replace(/^\/\//, 'https://'),
    uuid: toText(row['FundraiserPageGuid']) ?? '',
  }
  return completePage(context, fields, options)
}

function toKnownId(wire: unknown): string | undefined {
  const id = toText(wire)
  return id === '0' ? undefined : id
}

/** Parsed fields of a page, from which `completePage` derives the others. */
interface PageFields extends Partial<Omit<Page, 'image' | 'tags' | 'type' | 'url'>> {
  expiresAt?: string | undefined
  id: NumericId
  image?: unknown
  name: string
  slug: string
  status?: string | undefined
  tags?: unknown
  /** @default 'individual' (Spec §3) */
  type?: string | undefined
  /** @default the page's URL on the platform */
  url?: string | undefined
  uuid: Guid
}

/** Creates a page from parsed fields: adds defaults, links, sums, and fields derived from dates and tags. */
export function completePage(
  context: PageContext,
  fields: PageFields,
  { defaultPageStory, goalUnit }: PageOptions = {},
): Page {
  const { campaignDate, currencyCode = '', expiresAt, id, slug, story } = fields
  const { raisedOnline = 0, raisedOffline = 0, target = 0 } = fields
  const tags = asList(fields.tags).flatMap(parseTag)
  const segmentation: Record<string, string> = Object.fromEntries(
    tags.map((tag) => [tag.tagDefinition.id, tag.value]),
  )
  const fitnessGoal = formatFitnessGoal(segmentation['DSFitnessGoalTargetMeters'], goalUnit)
  const donationUrl = pageDonateBaseUrl(context, { id, slug })
  const raisedOnlineMinor = toMinor(raisedOnline, currencyCode)
  const raisedOfflineMinor = toMinor(raisedOffline, currencyCode)
  // Added in minor units, to avoid floating-point errors.
  const raisedMinor = sumMinor([raisedOnlineMinor, raisedOfflineMinor])
  return {
    active: !/^(inactive|cancelled|offline)$/i.test(fields.status ?? ''),
    adminUrl: `/fundraising-edit/${slug}`,
    attribution: fields.attribution,
    campaign: fields.campaign,
    campaignDate,
    charity: fields.charity,
    charityId: fields.charityId,
    createdAt: fields.createdAt,
    currencyCode: fields.currencyCode,
    currencySymbol: fields.currencySymbol,
    defaultPageStory,
    donateQrCodeImage: qrCodeUrl(context, slug, { link: donationUrl }),
    donationUrl,
    event: fields.event,
    eventName: fields.eventName,
    expired: expiresAt !== undefined && Date.parse(expiresAt) < context.clock.now(),
    // Fitness and metadata require separate calls: see `fetchPageWithTags`.
    fitnessActivities: [],
    fitnessDistanceTotal: 0,
    fitnessDurationTotal: 0,
    fitnessElevationTotal: 0,
    fitnessGoal,
    formattedCampaignDate: campaignDate && formatUtcDay(new Date(campaignDate)),
    hasSetFitnessGoal: fitnessGoal !== undefined,
    hasUpdatedStory: isUpdated(story, defaultPageStory),
    id,
    image: imageUrl(context, fields.image) ?? pageImageUrl(context, slug),
    money: {
      raisedMinor,
      raisedOnlineMinor,
      raisedOfflineMinor,
      targetMinor: toMinor(target, currencyCode),
      currency: fields.currencyCode?.toUpperCase(),
    },
    name: fields.name,
    owner: fields.owner,
    ownerGuid: fields.ownerGuid,
    pageMetadata: {},
    pageSummaryWhat: fields.pageSummaryWhat,
    pageSummaryWhy: fields.pageSummaryWhy,
    qrCodes: fields.qrCodes ?? [],
    raised: toMajor(raisedMinor, currencyCode),
    raisedOffline,
    raisedOnline,
    segmentation,
    slug,
    story,
    tags,
    target,
    teamPageId: fields.teamPageId,
    teamShortName: fields.teamShortName,
    type: fields.type ?? 'individual',
    url: fields.url ?? pageLink(context, slug),
    uuid: fields.uuid,
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
  if (story === undefined || leadingMarkup.exec(story)?.[0].length === story.length) return false
  return !defaultStory || toPlainText(story) !== toPlainText(defaultStory)
}

/** Markup and whitespace before the first word. Cheaper than extracting the text, as lists have thousands of stories. */
const leadingMarkup = /^(?:\s|<[^<>]*>)*/

/** Returns a story's text without markup, so that a change of markup alone is not an update. */
function toPlainText(story: string): string {
  return story
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
