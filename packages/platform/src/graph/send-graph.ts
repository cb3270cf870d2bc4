import { GraphQLClient } from 'graphql-request'
import { GraphError } from '../errors/graph-error.ts'
import { HttpError } from '../errors/http-error.ts'
import { NoResponseError } from '../errors/no-response-error.ts'
import { isPlatformError } from '../errors/platform-error.ts'
import { TimeoutError } from '../errors/timeout-error.ts'
import type { Platform } from '../platform/platform.ts'
import { parseJson } from '../request/parse-json.ts'
import { requestHeaders } from '../request/request-headers.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toText } from '../values/to-text.ts'
import type { GraphDocument } from './graph-document.ts'

/** One GraphQL operation with its variables. */
export interface GraphRequest<Result, Variables> {
  document: GraphDocument<Result, Variables>
  variables: Variables
  /** A mutation: the platform's token goes along, if it has one. */
  isWrite?: boolean
  /** What stands in for the data where an answer has none. @default an error */
  nothing?: Result | undefined
  signal: AbortSignal | undefined
}

/**
 * Sends one operation once and gives its data.
 *
 * @throws {GraphError} with the first message, when the graph reports errors, and for an answer
 *   without data; `mayBeWritten` says whether that was a write's
 * @throws {HttpError} for any status but 2xx, and for an answer that is not JSON
 * @throws {TimeoutError} when the answer takes too long
 * @throws {NoResponseError} when none comes
 * @throws the signal's reason when it is aborted
 */
export async function sendGraph<Result, Variables extends object>(
  platform: Platform,
  { document, variables, isWrite = false, nothing, signal }: GraphRequest<Result, Variables>,
  timeoutMs: number,
): Promise<Result> {
  const path = `/v1/${platform.environment.provider}/graphql`
  const facts = { method: 'POST', path }
  signal?.throwIfAborted()
  const stop = new AbortController()
  const abort = () => stop.abort()
  const timer = setTimeout(abort, timeoutMs)
  signal?.addEventListener('abort', abort, { once: true })

  let received: unknown
  const client = new GraphQLClient(platform.environment.services + path, {
    // The name would be found by parsing the document at every call.
    excludeOperationName: true,
    headers: requestHeaders(platform, isWrite),
    // What was received is parsed already.
    jsonSerializer: { parse: () => received, stringify: (value) => JSON.stringify(value) },
    fetch: async (input, init) => {
      const response = await (platform.fetch ?? fetch)(input, { ...init, signal: stop.signal })
      received = jsonOrText(await response.text())
      if (!response.ok || typeof received === 'string') {
        const { status } = response
        const headers = Object.fromEntries(response.headers)
        throw new HttpError({ status, data: received, headers }, facts)
      }
      return new Response(null, { headers: { 'content-type': 'application/json' } })
    },
  })
  try {
    // The document is its own text at run time.
    const data = await client.request<Result>(document as unknown as string, variables)
    if (data && !Array.isArray(data)) return data
  } catch (error) {
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
  if (messages.length > 0) throw new GraphError(messages, facts)
  if (nothing) return nothing
  const fate = isWrite ? 'a write may have been kept' : 'nothing was written'
  throw new GraphError([`The graph answered without data: ${fate}`], facts, isWrite)
}

function jsonOrText(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return text
  }
}
