import { errorMessage, emptyAnswer, jsonAnswer, messageAnswer } from '../http/answers.ts'
import type { PathFamily } from '../http/define-call.ts'
import { withoutActivity } from './without-activity.ts'
import { enlargeAnswer } from './enlarge-answer.ts'
import type { Scenario } from './scenario.ts'
import { isScenario, scenarios } from './scenario.ts'

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
export interface ScenarioOptions {
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
