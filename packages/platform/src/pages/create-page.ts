import { parseDate } from '@milepost/measures'
import {
  isHttpError,
  isPlatformError,
  MissingArgumentError,
  PlatformError,
} from '../errors/errors.ts'
import type { Platform } from '../platform/platform.ts'
import {
  cleanInputs,
  type Id,
  requireArguments,
  requireToken,
  toSingleId,
} from '../request/arguments.ts'
import { callHook } from '../request/hooks.ts'
import { requestRest } from '../rest/request-rest.ts'
import { getDefaultPageTags, requireTag, type TagInput } from '../tags/tag.ts'
import { writeTags } from '../tags/write-tags.ts'
import { replaceApostrophes, createRandomGuid, shorten } from '../values/texts.ts'
import { asRecord, toText, withoutEmpty } from '../values/values.ts'
import { type Page, type PageOptions, parsePage } from './page.ts'
import { fetchPage, type PageQuery, suggestPageSlugs } from './read-page.ts'

/** A page to create. */
export interface CreatePageInputs extends PageOptions {
  charity: Id
  title: string
  /** Preferred slug. @default derived from the title */
  slug?: string | undefined
  /** Whether to create the page only if `slug` is available. Requires `slug`. @default false */
  forceSlug?: boolean | undefined
  /** GUID. */
  campaign?: Id | undefined
  /** If omitted, the next three fields describe the occasion. */
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
  /** Truncated to 50 characters. */
  summaryWhy?: string | undefined
  /** Major units. */
  target?: number | undefined
  currency?: string | undefined
  /** @default false */
  charityOptIn?: boolean | undefined
  /** @default true */
  giftAid?: boolean | undefined
  attribution?: string | undefined
  /** ISO 8601. */
  expiryDate?: string | undefined
  reference?: string | undefined
  /** URL of the default image. Ignored if `images` is set. */
  image?: string | undefined
  images?: readonly { url: string; caption?: string; isDefault?: boolean }[] | undefined
  /** Tags to write in addition to the default ones. */
  tags?: readonly TagInput[] | undefined
  /** Called if writing the tags, which happens in the background, fails. */
  onTagsFailed?: ((error: unknown) => void) | undefined
  signal?: AbortSignal | undefined
}

/**
 * Creates a page: finds an available slug, creates the page without retries, waits until it can be read, and writes the default tags in
 * the background. If the response is lost, use `readBackPage`, preferably with `forceSlug`, so that the slug is known in advance.
 *
 * @returns the page, built from the inputs if it cannot be read within five seconds; false if `forceSlug` is set and the slug is taken
 * @throws {MissingArgumentError} if the token, charity or title is missing, or a tag is incomplete
 * @throws {UnsupportedError} if there are several charities, campaigns or events
 * @throws {HttpError} if the platform returns an error
 */
export async function createPage(
  platform: Platform,
  given: CreatePageInputs,
): Promise<Page | false> {
  const inputs = cleanInputs(given)
  requireToken(platform)
  const { slug, forceSlug = false, signal, defaultPageStory, goalUnit } = inputs
  const charityId = toSingleId('charity', inputs.charity)
  const campaign = toSingleId('campaign', inputs.campaign)
  const event = toSingleId('event', inputs.event)
  requireArguments({ charity: charityId, title: inputs.title })
  for (const tag of inputs.tags ?? []) requireTag(tag)
  if (forceSlug && !slug) throw new MissingArgumentError('slug')
  const names = await suggestPageSlugs(platform, { name: slug || inputs.title, signal })
  if (forceSlug && names[0] !== slug) return false

  const body = pageBody(inputs, names[0] ?? createRandomGuid(platform.random))
  const path = '/v1/fundraising/pages'
  const created = asRecord(
    await requestRest(platform, { method: 'PUT', to: 'api', path, body, withToken: true, signal }),
  )
  const id = toText(created['pageId'])
  const options = { defaultPageStory, goalUnit }
  const page = await awaitPage(platform, { id, slug: body.pageShortName, signal, ...options })
  if (!page?.uuid) {
    // Tags require the page's GUID, which only reading the page returns.
    const error = new PlatformError(
      "The page's tags were not written, because it cannot be read yet",
    )
    callHook(inputs.onTagsFailed, error)
    return page ?? parsePage(platform, toPageWire(body, inputs, id), options)
  }

  const tags = getDefaultPageTags({ page: page.uuid, charity: charityId, event, campaign })
  writeTags(platform, { slug: page.slug, tags: [...tags, ...(inputs.tags ?? [])] }).catch(
    (error: unknown) => callHook(inputs.onTagsFailed, error),
  )
  return page
}

type PageBody = ReturnType<typeof pageBody>

function pageBody(inputs: CreatePageInputs, pageShortName: string) {
  const { image, images, giftAid = true, charityOptIn = false, summaryWhy, currency } = inputs
  const pageTitle = replaceApostrophes(inputs.title)
  const eventId = toSingleId('event', inputs.event)
  return {
    ...withoutEmpty({
      charityId: toNumber(toSingleId('charity', inputs.charity)),
      eventId: toNumber(eventId),
      ...(!eventId && {
        activityType: inputs.activityType ?? 'othercelebration',
        eventDate: inputs.eventDate,
        eventName: inputs.eventName ?? pageTitle,
      }),
      campaignGuid: toSingleId('campaign', inputs.campaign),
      pageStory: inputs.story,
      pageSummaryWhat: inputs.summaryWhat,
      pageSummaryWhy: summaryWhy && shorten(summaryWhy, 50),
      targetAmount: inputs.target,
      currency,
      attribution: inputs.attribution,
      expiryDate: inputs.expiryDate,
      reference: inputs.reference,
      images: images ?? (image ? [{ url: image, isDefault: true }] : undefined),
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

/** Converts the request body to the shape of a response. */
function toPageWire(
  body: PageBody,
  { eventDate, expiryDate }: CreatePageInputs,
  id: string | undefined,
): unknown {
  return {
    ...body,
    eventDate: toWireDate(eventDate),
    expiryDate: toWireDate(expiryDate),
    pageId: id,
    title: body.pageTitle,
    status: 'Active',
    currencyCode: body.currency,
    fundraisingTarget: body.targetAmount,
    story: body.pageStory,
  }
}

function toWireDate(text: string | undefined): string | undefined {
  const date = parseDate(text)
  return date && `/Date(${date.getTime()}+0000)/`
}

// Spec §9
const delayMs = 500
const maxWaitMs = 10 * delayMs

/**
 * Polls a new page every 500 ms, for at most five seconds, because the platform needs time before it can return it.
 *
 * @returns undefined after five seconds, or on an error that waiting cannot fix, such as 401
 */
async function awaitPage(
  platform: Platform,
  { id, slug, signal, ...options }: PageQuery,
): Promise<Page | undefined> {
  const { clock } = platform
  const endMs = clock.now() + maxWaitMs
  const selection = id === undefined ? { slug } : { id }
  for (;;) {
    const withoutRetries = { ...platform, retries: 0, deadlineMs: endMs - clock.now() }
    try {
      // oxlint-disable-next-line no-await-in-loop
      return await fetchPage(withoutRetries, { ...selection, signal, ...options })
    } catch (error) {
      if (!isPlatformError(error)) throw error
      if (isFinal(error) || clock.now() + delayMs >= endMs) return undefined
    }
    // oxlint-disable-next-line no-await-in-loop
    await clock.wait(delayMs, signal)
  }
}

/** Whether retrying is pointless. A page that cannot be read yet returns 404. */
function isFinal(error: unknown): boolean {
  return isHttpError(error) && error.status < 500 && ![404, 429].includes(error.status)
}
