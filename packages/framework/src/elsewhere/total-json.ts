import { leftOutWords, toTotalFigures } from '../totals/total-figures.ts'
import { getProgress } from '@milepost/measures'
import { fillMessage } from '@milepost/supporter/messages'
import {
  type MatchingJson,
  readMatching,
  toMatchingJson,
} from '../sections/matching/matching.server.ts'
import type { SiteMessages } from '../messages/site-messages.ts'
import type { Total, TotalPart } from '../totals/total.ts'
import type { PageScope } from '../frame/request/page-scope.ts'
import { readTotal, type TotalWanted } from './read-total.ts'
import type { RequestScope } from '../services/request-context.ts'
import { answerJson } from './answer-json.ts'

/** Kinds of totals. */
type TotalKind = 'site' | 'page' | 'team' | 'tag' | 'project'

/** A total as other sites read it, version 1; docs/reference/totals.openapi.json describes it. No personal data. */
export interface TotalJson {
  v: 1
  kind: TotalKind
  /** The page of this site that it is the total of. */
  url: string
  /** Absent if nothing takes donations. */
  donateUrl?: string
  currency: string
  raisedMinor: number
  /** 0 if there is none. */
  targetMinor: number
  /** Number of donations; null if unknown. */
  count: number | null
  /** They add up to `raisedMinor`. */
  parts: { part: TotalPart['part']; amountMinor: number; count: number | null }[]
  leftOut: { what: 'offline' | 'teams' | 'otherCurrency'; why: string }[]
  /** ISO 8601 in UTC. */
  asOf: string
  lastGood: boolean
  /** With the site's own total, where its settings promise something. In no other figure. */
  matching?: MatchingJson
  text: {
    raised: string
    target?: string
    percent?: number
    count?: string
    summary: string
    /** The language of the texts, as a tag of BCP 47. */
    language: string
  }
}

/** The subject of a total (a site, page, team, tag or project), and its URL. */
export interface TotalSubject {
  readonly kind: TotalKind
  /** Title on the site. Not part of the JSON, because a page may be named after its owner. */
  readonly title: string
  readonly url: string
  /** Undefined if nothing takes donations. */
  readonly donateUrl: string | undefined
}

/** Puts a total into figures and words for other sites. */
export function toTotalJson(
  total: Total,
  { kind, url, donateUrl }: TotalSubject,
  { messages, country }: { messages: SiteMessages; country: string },
): TotalJson {
  const { currency, raisedMinor, targetMinor, count, parts, leftOut, asOf, isLastGood } = total
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
    leftOut: leftOut.map((reason) => ({
      what: reason === 'offlineUntold' ? 'offline' : reason,
      why: leftOutWords(reason, messages),
    })),
    asOf: asOf.toISOString(),
    lastGood: isLastGood,
    text: textOf(total, { messages, country }),
  }
}

function textOf(
  { currency, raisedMinor, targetMinor, count }: Total,
  { messages, country }: { messages: SiteMessages; country: string },
): TotalJson['text'] {
  const { raised, target, donations } = toTotalFigures({
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
 * Reads a total for other sites. The site's own also has the match funding forecast as a separate field, if configured.
 *
 * @returns undefined if nothing has this name
 * @throws PlatformError if nothing is cached and the platform is unreachable
 */
export async function readTotalJson(
  scope: PageScope,
  wanted: TotalWanted,
): Promise<TotalJson | undefined> {
  const read = await readTotal(scope, wanted)
  if (read === undefined) return undefined
  const json = toTotalJson(read.total, read.subject, scope)
  const matching = wanted.kind === 'site' ? await readMatching(scope) : undefined
  return matching === undefined ? json : { ...json, matching: toMatchingJson(matching, scope) }
}

/**
 * Answers with a total as JSON that any site may read.
 *
 * @param wanted - undefined where the address names none: 404
 */
export function answerTotal(
  request: RequestScope,
  wanted: TotalWanted | undefined,
): Promise<Response> {
  return answerJson(request, async (scope) => {
    return wanted && readTotalJson(scope, wanted)
  })
}
