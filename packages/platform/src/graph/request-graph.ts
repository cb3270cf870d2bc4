import type { initGraphQLTada, TadaDocumentNode } from 'gql.tada'
import { ClientError, GraphQLClient } from 'graphql-request'
import {
  GraphError,
  HttpError,
  NoResponseError,
  NotFoundError,
  type NotFoundKind,
  RefusedError,
  type RequestInfo,
  TimeoutError,
} from '../errors/errors.ts'
import type { WithEnvironment } from '../links/links.ts'
import { requestHeaders } from '../platform/headers.ts'
import type { Platform } from '../platform/platform.ts'
import { guardFetch } from '../request/guard-fetch.ts'
import { reportRequest } from '../request/hooks.ts'
import { parseJsonOrText } from '../request/parse-json.ts'
import { readWithRetry } from '../request/reads.ts'
import { asRecord, toText, getRequestId } from '../values/values.ts'
import type { introspection } from './graphql-env.d.ts'

/** A GraphQL operation, typed by its result and variables. */
export type GraphDocument<Result, Variables> = TadaDocumentNode<Result, Variables>

type TypedBySchema = initGraphQLTada<{
  introspection: introspection
  scalars: { DateTime: string; Slug: string }
}>

/** Types a GraphQL operation from the schema. At runtime, returns the text unchanged, so no GraphQL parser is bundled. */
export const graphDocument = ((text: string) => text) as unknown as TypedBySchema

/** One GraphQL operation with its variables. */
interface GraphRequest<Result, Variables> {
  document: GraphDocument<Result, Variables>
  variables: Variables
  /** Whether this is a mutation, which is sent with the token. */
  isWrite?: boolean
  /** Result for a response without data. @default an error is thrown */
  emptyResult?: Result | undefined
  /** Returns the reason if the data reports a failure. */
  getRefusal?: ((data: Result) => string | undefined) | undefined
  /** Number of the attempt, from 1. @default 1 */
  attempt?: number
  signal: AbortSignal | undefined
}

/**
 * Sends a GraphQL query and returns its data. Retried like any read. Throws the same errors as `sendGraph`.
 *
 * @param emptyResult - result for a response without data, which is an error by default
 */
export function requestGraph<Result, Variables extends object>(
  platform: Platform,
  document: GraphDocument<Result, Variables>,
  variables: Variables,
  signal: AbortSignal | undefined,
  emptyResult?: Result,
): Promise<Result> {
  const request = getGraphRequestInfo(platform)
  return readWithRetry(platform, { request, signal }, (timeoutMs, attempt) =>
    sendGraph(platform, { document, variables, signal, emptyResult, attempt }, timeoutMs),
  )
}

/**
 * Sends a GraphQL mutation with the supporter's token. Never retried. Throws the same errors as `sendGraph`.
 *
 * @param getRefusal - returns the reason if the data reports a failure
 */
export function mutateGraph<Result, Variables extends object>(
  platform: Platform,
  document: GraphDocument<Result, Variables>,
  variables: Variables,
  signal: AbortSignal | undefined,
  getRefusal?: (data: Result) => string | undefined,
): Promise<Result> {
  const request = { document, variables, isWrite: true, getRefusal, signal }
  return sendGraph(platform, request, platform.timeoutMs)
}

/**
 * Sends an operation and returns its data, without retries.
 *
 * @throws {GraphError} if the response contains errors or no data. Without data, `mayBeWritten` is set for mutations,
 *   because the write may have succeeded
 * @throws {RefusedError} if `getRefusal` returns a reason
 * @throws {HttpError} if the status is not 2xx, or the response is not JSON
 * @throws {TimeoutError} if there is no response within `timeoutMs`
 * @throws {NoResponseError} if the network fails
 * @throws the signal's reason if it is aborted
 */
async function sendGraph<Result, Variables extends object>(
  platform: Platform,
  request: GraphRequest<Result, Variables>,
  timeoutMs: number,
): Promise<Result> {
  const { document, variables, isWrite = false, emptyResult, attempt = 1, signal } = request
  const facts = getGraphRequestInfo(platform)
  signal?.throwIfAborted()
  const timeout = AbortSignal.timeout(Math.ceil(timeoutMs))
  const reportEnd = reportRequest(platform, { ...facts, attempt })
  const response = await getClient(platform)
    .rawRequest<Result>({
      // At runtime, the document is text.
      query: document as unknown as string,
      variables,
      requestHeaders: requestHeaders(platform, isWrite),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    .catch((error: unknown) => {
      if (error instanceof ClientError) return error.response
      reportEnd()
      signal?.throwIfAborted()
      if (timeout.aborted) throw new TimeoutError(facts, timeoutMs)
      throw new NoResponseError(facts, error)
    })
  const { status, data, errors = [], body } = response
  const headers = Object.fromEntries(response.headers)
  const requestId = getRequestId(headers)
  reportEnd({ status, requestId })
  if (status < 200 || status > 299 || response.extensions === notJson) {
    throw new HttpError({ status, data: parseJsonOrText(body), headers }, facts)
  }
  if (errors.length > 0) {
    const messages = errors.map((error) => toText(asRecord(error)['message']) ?? '')
    throw new GraphError(messages, facts, { requestId })
  }
  if (data) {
    const refusal = request.getRefusal?.(data as Result)
    if (refusal) throw new RefusedError(refusal, data, facts, requestId)
    return data as Result
  }
  if (emptyResult) return emptyResult
  const consequence = isWrite ? 'the write may have been stored' : 'nothing was written'
  throw new GraphError([`The GraphQL response has no data: ${consequence}`], facts, {
    mayBeWritten: isWrite,
    requestId,
  })
}

/** GraphQL clients by platform, created for the first request. */
const clients = new WeakMap<Platform, GraphQLClient>()

function getClient(platform: Platform): GraphQLClient {
  const existing = clients.get(platform)
  if (existing) return existing
  const client = new GraphQLClient(
    platform.environment.services + getGraphRequestInfo(platform).path,
    {
      // To find the name, the library would parse the whole document.
      excludeOperationName: true,
      jsonSerializer: { parse: parseResult, stringify: (value) => JSON.stringify(value) },
      fetch: async (input, init) => {
        const response = await guardFetch(platform.fetch ?? fetch)(input, init)
        const { ok, status, headers } = response
        if (!ok || jsonTypes.test(headers.get('content-type') ?? '')) return response
        // For a 2xx response that is not JSON, the library's own error has neither status nor body.
        const body = await response.text()
        throw new ClientError({ status, headers, body, extensions: notJson }, { query: '' })
      },
    },
  )
  clients.set(platform, client)
  return client
}

const jsonTypes = /application\/(?:graphql-response\+)?json/i

const notJson = {}

/** Parses a GraphQL response. Invalid JSON has no data, because an error of the library would lose the HTTP status. */
function parseResult(text: string): object {
  const result = parseJsonOrText(text)
  if (typeof result === 'string') return { extensions: notJson }
  const { data, errors } = asRecord(result)
  const hasData = typeof data === 'object' && !Array.isArray(data)
  return { data: hasData ? data : null, errors: errors ? [errors].flat() : [] }
}

/** Method and path of GraphQL requests, for errors and hooks. */
export function getGraphRequestInfo({ environment }: WithEnvironment): RequestInfo {
  return { method: 'POST', path: `/v1/${environment.provider}/graphql` }
}

/**
 * Returns an entity of a GraphQL response, in which null means that the ID is unknown.
 *
 * @throws {NotFoundError} if the entity is null
 */
export function requireNode<Node extends object>(
  platform: WithEnvironment,
  node: Node | null | undefined,
  { kind, id }: { kind: NotFoundKind; id: string },
): Node {
  if (!node) throw new NotFoundError(kind, id, getGraphRequestInfo(platform))
  return node
}
