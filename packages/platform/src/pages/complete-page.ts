import { formatFitnessGoal, formatDay, sumMinor, toMajor, toMinor } from '@milepost/measures'
import { pageDonateAddress } from '../links/page-donate-address.ts'
import { imageLink } from '../links/image-link.ts'
import { pageImageLink } from '../links/page-image-link.ts'
import { pageLink } from '../links/page-link.ts'
import { qrCodeLink } from '../links/qr-code-link.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toText } from '../values/to-text.ts'
import type { Page, PageTag } from './page.ts'
import type { PageContext, PageOptions } from './page-context.ts'

/** What a parser finds in its own shape; the rest of a page follows from it. */
export interface PageFacts extends Omit<
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
