import { createAnswerFacts, noteReads } from '@milepost/server'
import { loadPageScope } from '../request/page-scope.ts'
import type { RequestScope } from '../services/request-context.ts'
import type { TotalLook } from '../total-events/create-total-watcher.ts'
import { answerJsonForOtherSites, refuseJsonForOtherSites } from './answer-json.ts'
import { readMoreOften } from './read-more-often.ts'
import { readTotal, type TotalWanted } from './read-total.ts'
import { readTotalJson } from './read-total-json.ts'

/** Any site may listen; nothing in between keeps, changes or gathers what is sent. */
const eventHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
  'cache-control': 'no-store, no-transform',
  'content-type': 'text/event-stream; charset=utf-8',
  'x-accel-buffering': 'no',
}

/** When a stream that was refused for lack of room may be asked for again, in seconds. */
const retryAfterS = '30'

/** Shorter than the time between two looks, so that each asks. */
const figureMs = 2500

/**
 * Answers with a stream of events: the total as it is, and again whenever it changes. 404 where there is none, 429 and
 * 503 where too many listen, 501 where the host has no streams.
 *
 * @param wanted - undefined where the address names none: 404
 */
export function answerTotalEvents(
  request: RequestScope,
  wanted: TotalWanted | undefined,
  { url, method, headers }: Pick<Request, 'url' | 'method' | 'headers'>,
): Promise<Response> {
  return answerJsonForOtherSites(request, async (load) => {
    // The router reads an answer to a request for data to its end, and a stream has none.
    if (wanted === undefined || new URL(url).pathname.endsWith('.data')) return undefined
    const { totalEvents, language } = request.services
    if (totalEvents === undefined) {
      return refuseJsonForOtherSites((await load()).messages.totalEvents.notHere, { status: 501 })
    }
    if (method === 'HEAD') {
      const isThere = (await readTotal(await load(), wanted)) !== undefined
      return isThere ? new Response(null, { headers: eventHeaders }) : undefined
    }
    const answer = await totalEvents.listen({
      key: JSON.stringify([language?.lang, wanted]),
      look: () => lookAt(request, wanted),
      address: request.address,
      lastEventId: headers.get('last-event-id') ?? undefined,
    })
    if ('body' in answer) return new Response(answer.body, { headers: eventHeaders })
    if (answer.refused === 'notFound') return undefined
    return refuseJsonForOtherSites((await load()).messages.totalEvents[answer.refused], {
      status: answer.refused === 'full' ? 503 : 429,
      headers: { 'retry-after': retryAfterS },
    })
  })
}

/** The total as it is now, read for nobody in particular. */
async function lookAt({ services }: RequestScope, wanted: TotalWanted): Promise<TotalLook> {
  const facts = createAnswerFacts()
  const reads = noteReads(readMoreOften(services.reads, figureMs), facts.reads)
  const scope = await loadPageScope({ services: { ...services, reads }, facts, nonce: '' })
  return { json: await readTotalJson(scope, wanted), reads: facts.reads }
}
