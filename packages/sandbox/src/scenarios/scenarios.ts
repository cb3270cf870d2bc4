import {
  createEmptyResponse,
  createErrorResponse,
  createJsonResponse,
  createMessageResponse,
} from '../http/responses.ts'
import type { PathFamily } from '../http/define-call.ts'

const countedKeyPattern =
  /raised|amount|giftaid|count$|^donations?total|^totalestimated|^(?:total)?numberof|^(?:total|totalresults|totalpages|totalfundraisingpages|value|timetaken|elevation|totalvalue|numberofhits)$/i
const settingKeyPattern = /target|currency|percentage|imagecount|pageSize|limit/i

/**
 * Whether a field contains a measured value that scenarios may change: totals, counts and distances, but not targets,
 * ids or page sizes.
 */
export function isCountedKey(key: string): boolean {
  return countedKeyPattern.test(key) && !settingKeyPattern.test(key)
}

/** Fields whose descendants are never changed, regardless of their names. */
const uncountedKeys: ReadonlySet<string> = new Set([
  'targetWithCurrency',
  'fundraisingConfiguration',
  'tagDefinition',
  'definition',
  'user',
])

const nameKeyPattern =
  /^(?:name|title|pageTitle|owner|fullName|pageOwnerName|donorDisplayName|donorMessage|message|firstName|lastName|eventName|fundraisingPageName|summary|Subtext|OwnerFullName)$/i

/** Factor for amounts, distances and counts, except page numbers and page sizes. */
const hugeFactor = 100_000
/** Maximum GraphQL `Int` (32 bits). */
const maxGraphInt = 2_147_483_647
const pagingKeyPattern = /page|results|hits|totalCount|^count$/i

/** Lengthens all names and messages in a response, and multiplies all amounts and counts. */
function enlargeResponse(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => enlargeResponse(item, 'item'))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        uncountedKeys.has(name) ? inner : enlargeResponse(inner, name),
      ]),
    )
  }
  if (typeof value === 'string' && nameKeyPattern.test(key) && value !== '') return lengthen(value)
  if (!isCountedKey(key) || pagingKeyPattern.test(key)) return value
  if (Number.isInteger(value)) return Math.min(Number(value) * hugeFactor, maxGraphInt)
  if (typeof value === 'number') return Math.round(value * hugeFactor * 100) / 100
  if (typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value)) {
    return (Number(value) * hugeFactor).toFixed(value.split('.')[1]?.length ?? 0)
  }
  return value
}

/** Repeats a text to up to 200 characters, with a long word that has no break opportunities. */
function lengthen(text: string): string {
  return `${text} ${'Donaudampfschifffahrt'.repeat(3)} ${`${text} `.repeat(40)}`
    .slice(0, 200)
    .trim()
}

/** Names of lists that contain rows. Lists inside a row, such as its images, are unchanged. */
const rowListKeys: ReadonlySet<string> = new Set([
  '',
  'results',
  'donations',
  'fundraisingPages',
  'GroupedResults',
  'nodes',
  'edges',
  'tags',
  'activities',
  'pages',
  'teams',
  'members',
  'totals',
  'timeline',
])

/** Removes all rows from a response and sets all amounts and counts to 0, as on a new platform. */
function clearResponse(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    return rowListKeys.has(key) ? [] : value.map((item: unknown) => clearResponse(item, 'item'))
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        uncountedKeys.has(name) ? inner : clearResponse(inner, name),
      ]),
    )
  }
  if (key === 'hasNextPage') return false
  if (key === 'endCursor') return null
  if (!isCountedKey(key)) return value
  if (typeof value === 'number') return 0
  if (typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value)) {
    return value.replaceAll(/\d/g, '0').replace(/^0+(?=0)/, '')
  }
  return value
}

/** Scenarios of the platform, such as failures and extreme data. */
export const scenarios = [
  'slow',
  'limited',
  'flaky',
  'partial',
  'down',
  'expired-token',
  'empty',
  'huge',
] as const

/** Name of a scenario; see the table in the README. */
export type Scenario = (typeof scenarios)[number]

/** Whether a string is the name of a scenario. */
export function isScenario(text: string): text is Scenario {
  return (scenarios as readonly string[]).includes(text)
}

/** Delay of every response under `slow`, in ms. */
const slowDelayMs = 300
/** Fraction of requests that fail under `flaky`. */
const flakyShare = 1 / 3

/** Families of the platform's APIs. Except for `slow`, scenarios do not affect images, hosted pages and CMS content. */
const platformFamilies: ReadonlySet<PathFamily> = new Set([
  'api',
  'services',
  'identity',
  'metadata',
])

/** Options of the scenarios. */
interface ScenarioOptions {
  /** Returns the default scenario of requests. */
  defaultScenario: () => Scenario | undefined
  /** Returns a random number from 0 (inclusive) to 1 (exclusive). Deterministic for a given seed. */
  random: () => number
  seed: number
}

/**
 * Creates middleware that applies a scenario to each request: that of the `x-sandbox-scenario` header, the `scenario`
 * query parameter, or the default, in this order. `none` disables scenarios.
 */
export function createScenarioMiddleware({ defaultScenario, random, seed }: ScenarioOptions) {
  return async (
    family: PathFamily,
    request: Request,
    url: URL,
    answer: () => Promise<Response>,
  ): Promise<Response> => {
    const wanted =
      request.headers.get('x-sandbox-scenario') ??
      url.searchParams.get('scenario') ??
      defaultScenario()
    if (wanted === undefined || wanted === 'none') return answer()
    if (!isScenario(wanted)) {
      return createErrorResponse(400, `The scenario must be one of ${scenarios.join(', ')}, none`)
    }
    if (wanted === 'slow') {
      await new Promise((resolve) => setTimeout(resolve, slowDelayMs))
      return answer()
    }
    if (!platformFamilies.has(family)) return answer()
    return play(wanted)

    async function play(scenario: Exclude<Scenario, 'slow'>): Promise<Response> {
      switch (scenario) {
        case 'down':
          return createEmptyResponse(503)
        case 'limited': {
          const refusal = createRefusalResponse(family, 429, 'Too many requests')
          refusal.headers.set('retry-after', '1')
          return refusal
        }
        case 'flaky':
          return random() < flakyShare ? createEmptyResponse(503) : answer()
        case 'partial':
          return (await shouldFailPartially(request, url, seed))
            ? createRefusalResponse(family, 500, 'This part is missing')
            : answer()
        case 'expired-token': {
          const bearer = /^bearer /i.test(request.headers.get('authorization') ?? '')
          if (url.pathname.endsWith('/accesstokenvalidation')) {
            return createJsonResponse({ Message: 'invalid_token' }, 400)
          }
          if (!bearer) return answer()
          return family === 'services'
            ? createMessageResponse(401, 'Not authorised')
            : createEmptyResponse(401)
        }
        case 'empty':
          return mapJsonResponse(await answer(), clearResponse)
        case 'huge':
          return mapJsonResponse(await answer(), enlargeResponse)
      }
    }
  }
}

function createRefusalResponse(family: PathFamily, status: number, message: string): Response {
  return family === 'services'
    ? createMessageResponse(status, message)
    : createErrorResponse(status, message)
}

/** Whether a request fails under `partial`: a deterministic half of all requests, by method, path and GraphQL query. */
async function shouldFailPartially(request: Request, url: URL, seed: number): Promise<boolean> {
  const asked = url.pathname.endsWith('/graphql') ? await request.clone().text() : ''
  let hash = seed >>> 0
  for (const character of `${request.method} ${url.pathname} ${asked}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0
  }
  return (hash >>> 16) % 2 === 0
}

/** Transforms the JSON of a successful response. Returns any other response unchanged. */
async function mapJsonResponse(
  response: Response,
  change: (value: unknown) => unknown,
): Promise<Response> {
  const json = response.headers.get('content-type')?.startsWith('application/json') ?? false
  if (!json || !response.ok) return response
  return createJsonResponse(change(await response.json()), response.status)
}
