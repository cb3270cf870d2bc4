import { parseDate } from '@milepost/measures'
import {
  isHttpError,
  isPlatformError,
  MissingArgumentError,
  PlatformError,
} from '../errors/errors.ts'
import type { Platform } from '../platform/platform.ts'
import {
  emptyIfMissing,
  type Id,
  requireArguments,
  requireToken,
  singleId,
} from '../request/arguments.ts'
import { callHook } from '../request/hooks.ts'
import { requestRest } from '../rest/request-rest.ts'
import { defaultPageTags, requireTag, type TagInput } from '../tags/tag.ts'
import { writeTags } from '../tags/write-tags.ts'
import { plainApostrophes, randomGuid, shorten } from '../values/texts.ts'
import { asRecord, toText, withoutEmpty } from '../values/values.ts'
import { type Page, type PageOptions, parsePage } from './page.ts'
import { fetchPage, type PageSelection, suggestPageSlugs } from './read-page.ts'

/** A page to create. */
export interface CreatePageInputs extends PageOptions {
  charity: Id
  title: string
  /** The short name that is wanted. @default made of the title */
  slug?: string | undefined
  /** Creates nothing unless the short name is exactly `slug`. @default false */
  forceSlug?: boolean | undefined
  /** A guid. */
  campaign?: Id | undefined
  /** Without it, the three below describe what the page is for. */
  event?: Id | undefined
  /** @default 'othercelebration' */
  activityType?: string | undefined
  /** ISO 8601. */
  eventDate?: string | undefined
  /** @default the title */
  eventName?: string | undefined
  /** HTML. */
  story?: string | undefined
  summaryWhat?: string | undefined
  /** Cut to 50 characters. */
  summaryWhy?: string | undefined
  /** Major units. */
  target?: number | undefined
  currency?: string | undefined
  /** @default false */
  charityOptIn?: boolean | undefined
  charityFunded?: boolean | undefined
  /** @default true */
  giftAid?: boolean | undefined
  attribution?: string | undefined
  cause?: number | undefined
  companyAppealId?: number | undefined
  customCodes?: Readonly<Record<string, string>> | undefined
  /** ISO 8601. */
  expiryDate?: string | undefined
  reference?: string | undefined
  /** The address of one picture, which becomes the default one. */
  image?: string | undefined
  images?: readonly { url: string; caption?: string; isDefault?: boolean }[] | undefined
  videos?: readonly { url: string; caption?: string }[] | undefined
  rememberedPersonReference?: string | undefined
  teamId?: string | number | undefined
  /** Tags beside the default ones. */
  tags?: readonly TagInput[] | undefined
  /** ISO 8601; activities count only between the two. */
  timeBox?: { notBefore?: string; notAfter?: string } | undefined
  /** Called when the tags could not be written, which nothing waits for; also where the page does not appear. */
  onTagsFailed?: ((error: unknown) => void) | undefined
  signal?: AbortSignal | undefined
}

/**
 * Creates a page: finds a short name, creates it once, waits until it can be read, and puts the
 * default tags on it without waiting for them. For a lost answer see `readBackPage`: with
 * `forceSlug` the short name is known beforehand.
 *
 * @returns the page, from what was sent where the platform does not show it within five seconds;
 *   false where `forceSlug` is on and the short name is taken
 * @throws {MissingArgumentError} without a token, a charity or a title, or for a tag that lacks something
 * @throws {UnsupportedError} for several charities, campaigns or events
 * @throws {HttpError} with the platform's refusal
 */
export async function createPage(
  platform: Platform,
  given: CreatePageInputs,
): Promise<Page | false> {
  const inputs = emptyIfMissing(given)
  requireToken(platform)
  const { slug, forceSlug = false, signal, defaultPageStory, goalUnit } = inputs
  const charityId = singleId('charity', inputs.charity)
  const campaign = singleId('campaign', inputs.campaign)
  const event = singleId('event', inputs.event)
  requireArguments({ charity: charityId, title: inputs.title })
  for (const tag of inputs.tags ?? []) requireTag(tag)
  if (forceSlug && !slug) throw new MissingArgumentError('slug')
  const names = await suggestPageSlugs(platform, { name: slug || inputs.title, signal })
  if (forceSlug && names[0] !== slug) return false

  const body = pageBody(inputs, names[0] ?? randomGuid(platform.random))
  const path = '/v1/fundraising/pages'
  const created = asRecord(
    await requestRest(platform, { method: 'PUT', to: 'api', path, body, withToken: true, signal }),
  )
  const id = toText(created['pageId'])
  const options = { defaultPageStory, goalUnit }
  const page = await awaitPage(platform, { id, slug: body.pageShortName, signal, ...options })
  if (!page?.uuid) {
    // Tags name the page by its guid, which only a page that was read has.
    const error = new PlatformError('The tags of the page were not written: it cannot be read yet')
    callHook(inputs.onTagsFailed, error)
    return page ?? parsePage(platform, pageOf(body, inputs, id), options)
  }

  const tags = defaultPageTags({
    page: page.uuid,
    charity: charityId,
    event,
    campaign,
    timeBox: inputs.timeBox,
  })
  writeTags(platform, { slug: page.slug, tags: [...tags, ...(inputs.tags ?? [])] }).catch(
    (error: unknown) => callHook(inputs.onTagsFailed, error),
  )
  return page
}

type PageBody = ReturnType<typeof pageBody>

function pageBody(inputs: CreatePageInputs, pageShortName: string) {
  const { image, images, giftAid = true, charityOptIn = false, summaryWhy, currency } = inputs
  const pageTitle = plainApostrophes(inputs.title)
  const eventId = singleId('event', inputs.event)
  return {
    ...withoutEmpty({
      charityId: toNumber(singleId('charity', inputs.charity)),
      eventId: toNumber(eventId),
      ...(!eventId && {
        activityType: inputs.activityType ?? 'othercelebration',
        eventDate: inputs.eventDate,
        eventName: inputs.eventName ?? pageTitle,
      }),
      campaignGuid: singleId('campaign', inputs.campaign),
      pageStory: inputs.story,
      pageSummaryWhat: inputs.summaryWhat,
      pageSummaryWhy: summaryWhy && shorten(summaryWhy, 50),
      targetAmount: inputs.target,
      currency,
      charityFunded: inputs.charityFunded,
      attribution: inputs.attribution,
      causeId: inputs.cause,
      companyAppealId: inputs.companyAppealId,
      customCodes: inputs.customCodes,
      expiryDate: inputs.expiryDate,
      reference: inputs.reference,
      images: images ?? (image ? [{ url: image, isDefault: true }] : undefined),
      videos: inputs.videos,
      rememberedPersonReference: inputs.rememberedPersonReference,
      teamId: inputs.teamId,
    }),
    pageShortName,
    pageTitle,
    charityOptIn,
    isGiftAidable: giftAid,
    consistentErrorResponses: true,
  }
}

function toNumber(id: string | undefined): number | string | undefined {
  return id && /^\d{1,15}$/.test(id) ? Number(id) : id
}

/** The page as it was asked for, in the shape of one that was read. */
function pageOf(
  body: PageBody,
  { eventDate, expiryDate }: CreatePageInputs,
  id: string | undefined,
): unknown {
  return {
    ...body,
    eventDate: wireDate(eventDate),
    expiryDate: wireDate(expiryDate),
    pageId: id,
    title: body.pageTitle,
    status: 'Active',
    currencyCode: body.currency,
    fundraisingTarget: body.targetAmount,
    story: body.pageStory,
  }
}

function wireDate(text: string | undefined): string | undefined {
  const date = parseDate(text)
  return date && `/Date(${date.getTime()}+0000)/`
}

// Spec §9
const delayMs = 500
const maxWaitMs = 10 * delayMs

/**
 * Reads a page that was just created and may not be readable yet: every 500 ms, for at most five seconds.
 *
 * @returns undefined if the page is not readable in time, or if the error cannot be a delay, such as 401
 */
async function awaitPage(
  platform: Platform,
  { id, slug, signal, ...options }: PageSelection,
): Promise<Page | undefined> {
  const { clock } = platform
  const endMs = clock.now() + maxWaitMs
  const selection = id === undefined ? { slug } : { id }
  for (;;) {
    const once = { ...platform, retries: 0, deadlineMs: endMs - clock.now() }
    try {
      // oxlint-disable-next-line no-await-in-loop
      return await fetchPage(once, { ...selection, signal, ...options })
    } catch (error) {
      if (!isPlatformError(error)) throw error
      if (isFinal(error) || clock.now() + delayMs >= endMs) return undefined
    }
    // oxlint-disable-next-line no-await-in-loop
    await clock.wait(delayMs, signal)
  }
}

/** Whether a read fails in the same way a moment later. A page that is not readable yet is a 404. */
function isFinal(error: unknown): boolean {
  return isHttpError(error) && error.status < 500 && ![404, 429].includes(error.status)
}
