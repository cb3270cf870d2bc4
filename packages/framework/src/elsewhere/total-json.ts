import { getExclusionMessage, toProgressView } from '../totals/total-figures.ts'
import { getProgress } from '@milepost/measures'
import { fillMessage } from '@milepost/supporter/messages'
import {
  type MatchingJson,
  readMatching,
  toMatchingJson,
} from '../sections/matching/matching.server.ts'
import type { SiteMessages } from '../messages/site-messages.ts'
import type { Total, TotalPart } from '../totals/total.ts'
import type { PageScope, RequestScope } from '../frame/request/scopes.ts'
import { readTotal, type TotalReference } from './read-total.ts'
import { createJsonResponse } from './answer-other-sites.ts'

type TotalKind = 'site' | 'page' | 'team' | 'tag' | 'project'

/** Total in the public JSON API, version 1 (docs/reference/totals.openapi.json). Contains no personal data. */
export interface TotalJson {
  v: 1
  kind: TotalKind
  /** URL of the page, team, tag or home page. */
  url: string
  /** Omitted if donations are not possible. */
  donateUrl?: string
  currency: string
  raisedMinor: number
  /** 0 if there is no target. */
  targetMinor: number
  /** Number of donations; null if unknown. */
  count: number | null
  /** Parts that add up to `raisedMinor`. */
  parts: { part: TotalPart['part']; amountMinor: number; count: number | null }[]
  leftOut: { what: 'offline' | 'teams' | 'otherCurrency'; why: string }[]
  /** ISO 8601 in UTC. */
  asOf: string
  lastGood: boolean
  /** Match funding forecast. Present only in the site's total, and not included in any other amount. */
  matching?: MatchingJson
  text: {
    raised: string
    target?: string
    percent?: number
    count?: string
    summary: string
    /** BCP 47 tag of the texts. */
    language: string
  }
}

/** Site, page, team, tag or project of a total. */
export interface TotalSubject {
  readonly kind: TotalKind
  /** Title on the site. Not part of the JSON, because it may be a person's name. */
  readonly title: string
  readonly url: string
  /** Undefined if donations are not possible. */
  readonly donateUrl: string | undefined
}

/** Converts a total to its public JSON, with formatted texts. */
export function toTotalJson(
  total: Total,
  { kind, url, donateUrl }: TotalSubject,
  { messages, country }: { messages: SiteMessages; country: string },
): TotalJson {
  const { currency, raisedMinor, targetMinor, count, parts, exclusions, asOf, isLastGood } = total
  return {
    v: 1,
    kind,
    url,
    ...(donateUrl !== undefined && { donateUrl }),
    currency,
    raisedMinor,
    targetMinor,
    count: count ?? null,
    parts: parts.map((part) => ({ ...part, count: part.count ?? null })),
    leftOut: exclusions.map((reason) => ({
      what: reason === 'offlineUntold' ? 'offline' : reason,
      why: getExclusionMessage(reason, messages),
    })),
    asOf: asOf.toISOString(),
    lastGood: isLastGood,
    text: formatTexts(total, { messages, country }),
  }
}

function formatTexts(
  { currency, raisedMinor, targetMinor, count }: Total,
  { messages, country }: { messages: SiteMessages; country: string },
): TotalJson['text'] {
  const { raised, target, donations } = toProgressView({
    raisedMinor,
    targetMinor,
    donationCount: count ?? 0,
    currency,
    country,
    messages,
  })
  const { amountRaised, raisedOfTarget } = messages.figures
  return {
    raised,
    ...(target !== undefined && {
      target,
      percent: getProgress({ raisedMinor, targetMinor }).percent,
    }),
    ...(donations !== undefined && { count: donations }),
    summary:
      target === undefined
        ? fillMessage(amountRaised, { amount: raised })
        : fillMessage(raisedOfTarget, { amount: raised, target }),
    language: messages.language,
  }
}

/**
 * Reads a total for the JSON API. That of the site includes the forecast of match funding.
 *
 * @returns undefined if the page, team, tag value or project does not exist
 * @throws PlatformError if the total cannot be read and no last known good value is available
 */
export async function readTotalJson(
  scope: PageScope,
  wanted: TotalReference,
): Promise<TotalJson | undefined> {
  const read = await readTotal(scope, wanted)
  if (read === undefined) return undefined
  const json = toTotalJson(read.total, read.subject, scope)
  const matching = wanted.kind === 'site' ? await readMatching(scope) : undefined
  return matching === undefined ? json : { ...json, matching: toMatchingJson(matching, scope) }
}

/**
 * Responds with a total as JSON for any origin.
 *
 * @param wanted - undefined if the path is invalid, which causes a 404
 */
export function createTotalResponse(
  request: RequestScope,
  wanted: TotalReference | undefined,
): Promise<Response> {
  return createJsonResponse(request, async (scope) => {
    return wanted && readTotalJson(scope, wanted)
  })
}
