import { ClientError, GraphQLClient } from 'graphql-request'
import { GraphError } from '../errors/graph-error.ts'
import { HttpError } from '../errors/http-error.ts'
import { NoResponseError } from '../errors/no-response-error.ts'
import { isPlatformError } from '../errors/platform-error.ts'
import { TimeoutError } from '../errors/timeout-error.ts'
import type { Platform } from '../platform/platform.ts'
import { parseJson } from '../request/parse-json.ts'
import { requestHeaders } from '../request/request-headers.ts'
import type { GraphDocument } from './graph-document.ts'

/** One GraphQL operation with its variables. */
export interface GraphRequest<Result, Variables> {
  document: GraphDocument<Result, Variables>
  variables: Variables
  /** Whether the platform's token goes along, if it has one. */
  withToken?: boolean
  signal: AbortSignal | undefined
}

/**
 * Sends one operation once and gives its data.
 *
 * @throws {GraphError} with the first message, when the graph reports errors
 * @throws {HttpError} for any status but 2xx, and for an answer that is not JSON
 * @throws {TimeoutError} when the answer takes too long
 * @throws {NoResponseError} when none comes
 * @throws the signal's reason when it is aborted
 */
export async function sendGraph<Result, Variables extends object>(
  platform: Platform,
  { document, variables, withToken = false, signal }: GraphRequest<Result, Variables>,
  timeoutMs: number,
): Promise<Result> {
  const path = `/v1/${platform.environment.provider}/graphql`
  const facts = { method: 'POST', path }
  signal?.throwIfAborted()
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), timeoutMs)
  const abort = () => stop.abort()
  signal?.addEventListener('abort', abort, { once: true })

  let answer: { status: number; data: unknown; headers: Record<string, string> } | undefined
  const client = new GraphQLClient(platform.environment.services + path, {
    // The name would be found by parsing the document at every call.
    excludeOperationName: true,
    headers: requestHeaders(platform, withToken),
    jsonSerializer: { parse: parseJson, stringify: (value) => JSON.stringify(value) },
    fetch: async (input, init) => {
      const response = await (platform.fetch ?? fetch)(input, { ...init, signal: stop.signal })
      const headers = Object.fromEntries(response.headers)
      const text = await response.text()
      answer = { status: response.status, data: jsonOrText(text), headers }
      if (!response.ok) throw new HttpError(answer, facts)
      return new Response(text, { headers: { 'content-type': 'application/json' } })
    },
  })
  try {
    // The document is its own text at run time.
    return await client.request<Result>(document as unknown as string, variables)
  } catch (error) {
    signal?.throwIfAborted()
    if (stop.signal.aborted) throw new TimeoutError(facts, timeoutMs)
    if (isPlatformError(error)) throw error
    if (error instanceof ClientError && error.response.errors?.length) {
      throw new GraphError(
        error.response.errors.map(({ message }) => message),
        facts,
      )
    }
    if (answer) throw new HttpError(answer, facts)
    throw new NoResponseError(facts, error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

function jsonOrText(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return text
  }
}
