import type { FaultWire, PageCreatedWire } from '@milepost/platform/testing'
import type { InferOutput } from 'valibot'
import { array, boolean, maxLength, nullish, object, optional, pipe } from 'valibot'
import type { AccountRow } from '../../records/accounts.ts'
import {
  findCampaignByGuid,
  type CampaignRow,
  findCharityById,
} from '../../records/campaign-row.ts'
import { insertPage } from '../../database/insert-rows.ts'
import { toImageName, getDemoImageName } from '../../images/stored-image.ts'
import { createFaultListResponse, createJsonResponse } from '../../http/responses.ts'
import { amountNumber, idAsText, optionalText, requiredText } from '../../http/fields.ts'
import type { CallContext } from '../../http/call-context.ts'
import { defineOwnerCall } from '../../http/define-owner-call.ts'
import { currencyCodes, toMinorUnits } from '../../values/wire-values.ts'
import { slugify } from '../../records/page-row.ts'
import { toActivityType } from './page-wire.ts'

const dayMs = 86_400_000

const mediaSchema = object({
  url: requiredText(2000),
  caption: optionalText(500),
  isDefault: nullish(boolean('must be true or false'), false),
})
const mediaListSchema = optional(
  pipe(array(mediaSchema, 'must be a list'), maxLength(20, 'has too many')),
  [],
)

const newPageSchema = object({
  charityId: idAsText,
  eventId: idAsText,
  activityType: optionalText(100),
  eventDate: optionalText(40),
  eventName: optionalText(255),
  campaignGuid: optionalText(100),
  pageShortName: requiredText(45),
  pageTitle: requiredText(255),
  pageStory: optionalText(100_000),
  pageSummaryWhat: optionalText(1000),
  pageSummaryWhy: optionalText(1000),
  targetAmount: nullish(amountNumber, 0),
  currency: optionalText(3),
  attribution: optionalText(500),
  expiryDate: optionalText(40),
  images: mediaListSchema,
  videos: mediaListSchema,
  teamId: idAsText,
})
type NewPageBody = InferOutput<typeof newPageSchema>

/** Creates a page (wire contract §2.5.8). If its slug ends in `-slow`, the first read returns 404. */
export const putPage = defineOwnerCall<PageCreatedWire, undefined, NewPageBody>({
  family: 'api',
  method: 'PUT',
  path: '/v1/fundraising/pages',
  credentials: 'bearer or basic',
  body: newPageSchema,
  handle(context, { account, body }) {
    const { database, origin } = context
    const parents = resolvePageParents(context, body)
    if ('refusal' in parents) return parents.refusal
    const shortName = body.pageShortName.toLowerCase()
    if (slugify(shortName) !== shortName) {
      return createFaultResponse(
        'PageShortNameInvalid',
        'The short name may contain only letters, digits and hyphens',
      )
    }
    return database.transaction(() => {
      if (database.get('SELECT 1 FROM pages WHERE short_name = ?', shortName) !== undefined) {
        return createFaultResponse('PageShortNameInUse', 'The short name is taken')
      }
      const pageId = insertNewPage(context, account, body, shortName, parents)
      return {
        next: { rel: 'page', uri: `${origin}/www/fundraising/${shortName}`, type: 'text/html' },
        pageId,
        signOnUrl: `${origin}/www/fundraising/${shortName}`,
        error: null,
      }
    })
  },
})

interface PageParents {
  campaign: CampaignRow | undefined
  charityId: number
  /** Undefined if the page needs a new event. */
  eventId: number | undefined
  teamId: number | null
  currencyCode: string
}

/** Resolves the ids in the request body. Each must exist, and charity and event must match the campaign. */
function resolvePageParents(
  { clock, database }: CallContext,
  body: NewPageBody,
): PageParents | { refusal: Response } {
  const charityId = parseId(body.charityId)
  if (findCharityById(database, charityId) === undefined) {
    return { refusal: createFaultResponse('CharityIdInvalid', 'Charity not found') }
  }
  const eventId = body.eventId === '' ? undefined : parseId(body.eventId)
  if (
    eventId !== undefined &&
    database.get('SELECT 1 FROM events WHERE id = ?', eventId) === undefined
  ) {
    return { refusal: createFaultResponse('EventIdInvalid', 'Event not found') }
  }
  const campaign = findCampaignByGuid(database, body.campaignGuid)
  if (body.campaignGuid !== '') {
    const problem = findCampaignProblem(campaign, charityId, eventId, clock())
    if (problem !== undefined) return { refusal: problem }
  }
  const currencyCode = body.currency.toUpperCase() || (campaign?.currencyCode ?? 'GBP')
  if (!currencyCodes.includes(currencyCode)) {
    return { refusal: createFaultResponse('CurrencyInvalid', `${currencyCode} is not supported`) }
  }
  let teamId: number | null = null
  if (body.teamId !== '') {
    const team = database.get<{ id: number }>(
      'SELECT id FROM teams WHERE guid = ? OR id = ?',
      body.teamId.toLowerCase(),
      parseId(body.teamId),
    )
    if (team === undefined)
      return { refusal: createFaultResponse('TeamIdInvalid', 'Team not found') }
    teamId = team.id
  }
  return { campaign, charityId, eventId: eventId ?? campaign?.eventId, teamId, currencyCode }
}

function findCampaignProblem(
  campaign: CampaignRow | undefined,
  charityId: number,
  eventId: number | undefined,
  nowMs: number,
): Response | undefined {
  if (campaign === undefined) {
    return createCampaignFaultResponse(404, 'CampaignNotFound', 'Campaign not found')
  }
  if (campaign.endsMs !== null && campaign.endsMs < nowMs) {
    return createCampaignFaultResponse(400, 'CampaignExpired', 'The campaign has ended')
  }
  if (campaign.status !== 'Active') {
    return createCampaignFaultResponse(
      400,
      'CampaignFundraisingDisabled',
      'The campaign does not accept pages',
    )
  }
  if (campaign.charityId !== charityId) {
    return createCampaignFaultResponse(
      400,
      'CampaignInvalidCharityId',
      'The campaign belongs to another charity',
    )
  }
  if (eventId !== undefined && campaign.eventId !== eventId) {
    return createCampaignFaultResponse(
      400,
      'CampaignMismatchEventId',
      'The campaign belongs to another event',
    )
  }
  return undefined
}

function insertNewPage(
  context: CallContext,
  account: AccountRow,
  body: NewPageBody,
  shortName: string,
  { campaign, charityId, eventId, teamId, currencyCode }: PageParents,
): number {
  const { clock, database, origin, random } = context
  const nowMs = clock()
  const eventMs = parseDateMs(body.eventDate) ?? nowMs + 14 * dayMs
  const guid = random.uuid()
  const pictures = body.images.flatMap(({ url, caption, isDefault }) => {
    const image = toImageName(database, origin, url)
    return image === undefined ? [] : [{ image, caption, isDefault }]
  })
  const main = pictures.find(({ isDefault }) => isDefault) ?? pictures[0]
  const pageId = insertPage(database, {
    id: null,
    guid,
    shortName,
    title: body.pageTitle,
    story: body.pageStory,
    summaryWhat: body.pageSummaryWhat,
    summaryWhy: body.pageSummaryWhy,
    ownerId: account.id,
    charityId,
    eventId:
      eventId ??
      database.run(
        'INSERT INTO events (name, starts_ms) VALUES (?, ?)',
        body.eventName || body.pageTitle,
        eventMs,
      ).id,
    campaignId: campaign?.id ?? null,
    teamId,
    currencyCode,
    targetMinor: toMinorUnits(body.targetAmount),
    image: main?.image ?? getDemoImageName(campaign?.heroImage, guid),
    createdMs: nowMs,
    eventMs,
    expiresMs: parseDateMs(body.expiryDate) ?? nowMs + 180 * dayMs,
    offlineMinor: 0,
  })
  database.run(
    'UPDATE pages SET attribution = ?, activity_type = ?, hidden_reads = ? WHERE id = ?',
    body.attribution || null,
    toActivityType(body.activityType),
    shortName.endsWith('-slow') ? 1 : 0,
    pageId,
  )
  for (const { image, caption } of pictures.filter((picture) => picture !== main)) {
    database.run(
      'INSERT INTO page_images (page_id, image, caption) VALUES (?, ?, ?)',
      pageId,
      image,
      caption,
    )
  }
  for (const { url, caption } of body.videos) {
    database.run(
      'INSERT INTO page_videos (page_id, url, caption) VALUES (?, ?, ?)',
      pageId,
      url,
      caption,
    )
  }
  return pageId
}

function parseId(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}

/** Parses an ISO 8601 date or the platform's `/Date(…)/` format; undefined if it is neither. */
function parseDateMs(text: string): number | undefined {
  const ms = Number(/^\/Date\((-?\d+)/.exec(text)?.[1] ?? Date.parse(text))
  return Number.isFinite(ms) ? ms : undefined
}

function createFaultResponse(id: string, desc: string): Response {
  return createFaultListResponse(400, [{ id, desc }])
}

function createCampaignFaultResponse(status: number, id: string, desc: string): Response {
  return createJsonResponse({ error: { id, desc, message: desc } } satisfies FaultWire, status)
}
