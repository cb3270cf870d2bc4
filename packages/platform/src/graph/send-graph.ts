import { GraphQLClient } from 'graphql-request'
import { GraphError } from '../errors/graph-error.ts'
import { HttpError } from '../errors/http-error.ts'
import { NoResponseError } from '../errors/no-response-error.ts'
import { isPlatformError } from '../errors/platform-error.ts'
import { RefusedError } from '../errors/refused-error.ts'
import { TimeoutError } from '../errors/timeout-error.ts'
import type { Platform } from '../platform/platform.ts'
import { guardFetch } from '../request/guard-fetch.ts'
import { parseJson } from '../request/parse-json.ts'
import { requestHeaders } from '../platform/request-headers.ts'
import { requestIdOf } from '../errors/request-id-of.ts'
import { tellRequest } from '../request/tell-request.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toText } from '../values/to-text.ts'
import type { GraphDocument } from './graph-document.ts'
import { graphFacts } from './graph-facts.ts'

/** One GraphQL operation with its variables. */
export interface GraphRequest<Result, Variables> {
  document: GraphDocument<Result, Variables>
  variables: Variables
  /** A mutation: the platform's token goes along, if it has one. */
  isWrite?: boolean
  /** What replaces the data where an answer has none. @default an error */
  nothing?: Result | undefined
  /** Why the data are a refusal, where they are one. */
  refusalOf?: ((data: Result) => string | undefined) | undefined
  /** The number of this attempt: 1 for the first. @default 1 */
  attempt?: number | undefined
  signal: AbortSignal | undefined
}

/**
 * Sends one operation once and gives its data.
 *
 * @throws {GraphError} with the first message, when the graph reports errors, and for an answer
 *   without data; `mayBeWritten` says whether that was a write's
 * @throws {RefusedError} with what `refusalOf` says
 * @throws {HttpError} for any status but 2xx, and for an answer that is not JSON
 * @throws {TimeoutError} when the answer takes too long
 * @throws {NoResponseError} when none comes
 * @throws the signal's reason when it is aborted
 */
export async function sendGraph<Result, Variables extends object>(
  platform: Platform,
  request: GraphRequest<Result, Variables>,
  timeoutMs: number,
): Promise<Result> {
  const { document, variables, isWrite = false, nothing, attempt = 1, signal } = request
  const facts = graphFacts(platform)
  signal?.throwIfAborted()
  const stop = new AbortController()
  const abort = () => stop.abort()
  const timer = setTimeout(abort, timeoutMs)
  signal?.addEventListener('abort', abort, { once: true })

  let received: unknown
  let requestId: string | undefined
  const tellEnd = tellRequest(platform, { ...facts, attempt })
  const client = new GraphQLClient(platform.environment.services + facts.path, {
    // The name would be found by parsing the document at every call.
    excludeOperationName: true,
    headers: requestHeaders(platform, isWrite),
    // What was received is parsed already.
    jsonSerializer: { parse: () => received, stringify: (value) => JSON.stringify(value) },
    fetch: async (input, init) => {
      const response = await guardFetch(platform.fetch ?? fetch)(input, {
        ...init,
        signal: stop.signal,
      })
      received = jsonOrText(await response.text())
      const { status } = response
      const headers = Object.fromEntries(response.headers)
      requestId = requestIdOf(headers)
      tellEnd({ status, requestId })
      if (!response.ok || typeof received === 'string') {
        throw new HttpError({ status, data: received, headers }, facts)
      }
      return new Response(null, { headers: { 'content-type': 'application/json' } })
    },
  })
  try {
    // The document is its own text at run time.
    const data = await client.request<Result>(document as unknown as string, variables)
    if (data && !Array.isArray(data)) {
      const refusal = request.refusalOf?.(data)
      if (refusal) throw new RefusedError(refusal, data, facts, requestId)
      return data
    }
  } catch (error) {
    if (received === undefined) tellEnd()
    signal?.throwIfAborted()
    if (stop.signal.aborted) throw new TimeoutError(facts, timeoutMs)
    if (isPlatformError(error)) throw error
    if (received === undefined) throw new NoResponseError(facts, error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
  const messages = asList(asRecord(received)['errors']).map(
    (error) => toText(asRecord(error)['message']) ?? '',
  )
  if (messages.length > 0) throw new GraphError(messages, facts, { requestId })
  if (nothing) return nothing
  const fate = isWrite ? 'a write may have been kept' : 'nothing was written'
  throw new GraphError([`The graph answered without data: ${fate}`], facts, {
    mayBeWritten: isWrite,
    requestId,
  })
}

function jsonOrText(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return text
  }
}
