import { emptyAnswer, errorMessage, jsonAnswer, messageAnswer } from '../http/answers.ts'
import type { PathFamily } from '../http/define-call.ts'

const counted =
  /raised|amount|giftaid|count$|^donations?total|^totalestimated|^(?:total)?numberof|^(?:total|totalresults|totalpages|totalfundraisingpages|value|timetaken|elevation|totalvalue|numberofhits)$/i
const settings = /target|currency|percentage|imagecount|pageSize|limit/i

/**
 * Whether a field contains what was given or counted, so that a scenario may change it: sums, numbers
 * of rows and distances, but no targets, ids or page sizes.
 */
export function isCounted(key: string): boolean {
  return counted.test(key) && !settings.test(key)
}

/** Fields below which nothing is counted, whatever it is called. */
const uncountedKeys: ReadonlySet<string> = new Set([
  'targetWithCurrency',
  'fundraisingConfiguration',
  'tagDefinition',
  'definition',
  'user',
])

const names =
  /^(?:name|title|pageTitle|owner|fullName|pageOwnerName|donorDisplayName|donorMessage|message|firstName|lastName|eventName|fundraisingPageName|summary|Subtext|OwnerFullName)$/i

/** Factor for amounts, distances and counts. List pages keep their size. */
const factor = 100_000
/** Whole numbers of the graph have 32 bits. */
const largestWhole = 2_147_483_647
const paging = /page|results|hits|totalCount|^count$/i

/** An answer of a platform on which everything is far too long and far too much. */
function enlargeAnswer(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => enlargeAnswer(item, 'item'))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        uncountedKeys.has(name) ? inner : enlargeAnswer(inner, name),
      ]),
    )
  }
  if (typeof value === 'string' && names.test(key) && value !== '') return lengthened(value)
  if (!isCounted(key) || paging.test(key)) return value
  if (Number.isInteger(value)) return Math.min(Number(value) * factor, largestWhole)
  if (typeof value === 'number') return Math.round(value * factor * 100) / 100
  if (typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value)) {
    return (Number(value) * factor).toFixed(value.split('.')[1]?.length ?? 0)
  }
  return value
}

/** The text again and again, to 200 characters, with one word that has no break. */
function lengthened(text: string): string {
  return `${text} ${'Donaudampfschifffahrt'.repeat(3)} ${`${text} `.repeat(40)}`
    .slice(0, 200)
    .trim()
}

/** Lists of rows; lists inside a row, such as its pictures, stay. */
const lists: ReadonlySet<string> = new Set([
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

/** An answer of a platform on which nothing has happened yet: no rows, and every sum 0. */
function withoutActivity(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    return lists.has(key) ? [] : value.map((item: unknown) => withoutActivity(item, 'item'))
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        uncountedKeys.has(name) ? inner : withoutActivity(inner, name),
      ]),
    )
  }
  if (key === 'hasNextPage') return false
  if (key === 'endCursor') return null
  if (!isCounted(key)) return value
  if (typeof value === 'number') return 0
  if (typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value)) {
    return value.replaceAll(/\d/g, '0').replace(/^0+(?=0)/, '')
  }
  return value
}

/** Failure scenarios of the platform. */
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

/** A way to behave; see the README's table. */
export type Scenario = (typeof scenarios)[number]

/** Whether a text names a scenario. */
export function isScenario(text: string): text is Scenario {
  return (scenarios as readonly string[]).includes(text)
}

/** Delay of every response under `slow`, in ms. */
const delayMs = 300
/** The share of requests that `flaky` fails. */
const flakyShare = 1 / 3

/** The families of the platform itself; pictures, screens and content stay well. */
const platformFamilies: ReadonlySet<PathFamily> = new Set([
  'api',
  'services',
  'identity',
  'metadata',
])

/** Options of the scenarios. */
interface ScenarioOptions {
  /** Returns the default scenario of requests. */
  standing: () => Scenario | undefined
  /** From 0 up to 1, the same row of numbers for the same seed. */
  random: () => number
  seed: number
}

/**
 * Makes what is between a request and its answer: the header `x-sandbox-scenario`, else the
 * query's `scenario`, else the standing one decides. `none` is none.
 */
export function scenarioPlayer({ standing, random, seed }: ScenarioOptions) {
  return async (
    family: PathFamily,
    request: Request,
    url: URL,
    answer: () => Promise<Response>,
  ): Promise<Response> => {
    const wanted =
      request.headers.get('x-sandbox-scenario') ?? url.searchParams.get('scenario') ?? standing()
    if (wanted === undefined || wanted === 'none') return answer()
    if (!isScenario(wanted)) {
      return errorMessage(400, `The scenarios are ${scenarios.join(', ')} and none`)
    }
    if (wanted === 'slow') {
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      return answer()
    }
    if (!platformFamilies.has(family)) return answer()
    return play(wanted)

    async function play(scenario: Exclude<Scenario, 'slow'>): Promise<Response> {
      switch (scenario) {
        case 'down':
          return emptyAnswer(503)
        case 'limited': {
          const refusal = refused(family, 429, 'Too many requests')
          refusal.headers.set('retry-after', '1')
          return refusal
        }
        case 'flaky':
          return random() < flakyShare ? emptyAnswer(503) : answer()
        case 'partial':
          return (await isMissing(request, url, seed))
            ? refused(family, 500, 'This part is missing')
            : answer()
        case 'expired-token': {
          const bearer = /^bearer /i.test(request.headers.get('authorization') ?? '')
          if (url.pathname.endsWith('/accesstokenvalidation')) {
            return jsonAnswer({ Message: 'invalid_token' }, 400)
          }
          if (!bearer) return answer()
          return family === 'services' ? messageAnswer(401, 'Not authorised') : emptyAnswer(401)
        }
        case 'empty':
          return changed(await answer(), withoutActivity)
        case 'huge':
          return changed(await answer(), enlargeAnswer)
      }
    }
  }
}

function refused(family: PathFamily, status: number, message: string): Response {
  return family === 'services' ? messageAnswer(status, message) : errorMessage(status, message)
}

/** Selects the same half of all requests every time: by URL, and for the graph by query. */
async function isMissing(request: Request, url: URL, seed: number): Promise<boolean> {
  const asked = url.pathname.endsWith('/graphql') ? await request.clone().text() : ''
  let hash = seed >>> 0
  for (const character of `${request.method} ${url.pathname} ${asked}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0
  }
  return (hash >>> 16) % 2 === 0
}

/** Changes the JSON of a good answer; everything else stays as it is. */
async function changed(response: Response, change: (value: unknown) => unknown): Promise<Response> {
  const json = response.headers.get('content-type')?.startsWith('application/json') ?? false
  if (!json || !response.ok) return response
  return jsonAnswer(change(await response.json()), response.status)
}
