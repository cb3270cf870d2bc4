import type { GenericSchema } from 'valibot'
import { safeParse } from 'valibot'
import type { CallContext } from './call-context.ts'
import {
  createErrorMessage,
  createFaultList,
  createJsonResponse,
  createMessageResponse,
  createValidationError,
} from './responses.ts'

/** Path prefixes below the sandbox's origin (wire contract §1.3). */
export type PathFamily =
  | 'api'
  | 'services'
  | 'identity'
  | 'images'
  | 'www'
  | 'link'
  | 'metadata'
  | 'content'
  | 'types'
  | 'migration'
  | 'asset-api'

type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'

/** Definition of a call: its route, inputs and handler. */
export interface CallDefinition<Query, Body, Answer> {
  family: PathFamily
  method: HttpMethod
  /** Path below the family's prefix, with `:name` parameters. */
  path: string
  /** Whether the API key is optional, as for images, which browsers fetch without headers. */
  withoutKey?: boolean
  /** Schema of the query parameters, which are lists of values by name. */
  query?: GenericSchema<unknown, Query>
  /** Schema of the JSON request body. */
  body?: GenericSchema<unknown, Body>
  /** Handles the request. A returned `Response` is sent unchanged, any other value as JSON with status 200. */
  handle(
    context: CallContext,
    input: { query: Query; body: Body },
  ): Answer | Response | Promise<Answer | Response>
}

/** A call that can be mounted. */
export interface SandboxCall {
  readonly family: PathFamily
  readonly method: HttpMethod
  readonly path: string
  readonly withoutKey: boolean
  answer(context: CallContext): Promise<Response>
}

/** Creates a call that validates the query and request body before it runs the handler. */
export function defineCall<Answer, Query = undefined, Body = undefined>(
  definition: CallDefinition<Query, Body, Answer>,
): SandboxCall {
  const { family, method, path, withoutKey = false, query, body } = definition
  return {
    family,
    method,
    path,
    withoutKey,
    async answer(context) {
      const parsedQuery = query === undefined ? undefined : safeParse(query, groupQuery(context))
      if (parsedQuery?.success === false) return refuseQuery(family, parsedQuery.issues)
      let readBody: unknown
      if (body !== undefined) {
        try {
          readBody = await context.request.json()
        } catch {
          return refuseBody(family, [
            { path: '', kind: 'Invalid', message: 'The body is not valid JSON' },
          ])
        }
      }
      const parsedBody = body === undefined ? undefined : safeParse(body, readBody)
      if (parsedBody?.success === false) return refuseBody(family, toFaults(parsedBody.issues))
      const result = await definition.handle(context, {
        query: parsedQuery?.output as Query,
        body: parsedBody?.output as Body,
      })
      return result instanceof Response ? result : createJsonResponse(result)
    },
  }
}

interface Issue {
  message: string
  type: string
  expected: string | null
  input: unknown
  path?: readonly { key: unknown }[] | undefined
}

interface Fault {
  path: string
  /** Type of the error, used as the suffix of the platform's fault ids. */
  kind: 'NotSpecified' | 'MustBeTrue' | 'Invalid'
  message: string
}

function groupQuery(context: CallContext): Record<string, string[]> {
  const lists: Record<string, string[]> = Object.create(null) as Record<string, string[]>
  for (const [name, value] of context.url.searchParams) (lists[name] ??= []).push(value)
  return lists
}

function toFaults(issues: readonly Issue[]): Fault[] {
  return issues.map((issue) => {
    const kind = toFaultKind(issue)
    return {
      path: (issue.path ?? []).map(({ key }) => String(key)).join('.'),
      kind,
      message: kind === 'NotSpecified' ? 'is required' : issue.message,
    }
  })
}

function toFaultKind({ type, expected, input }: Issue): Fault['kind'] {
  if (type === 'literal' && expected === 'true') return 'MustBeTrue'
  return input === undefined || input === null || input === '' ? 'NotSpecified' : 'Invalid'
}

function refuseQuery(family: PathFamily, issues: readonly Issue[]): Response {
  const text = toFaults(issues)
    .map(({ path, message }) => `${path}: ${message}`)
    .join('; ')
  return family === 'services' ? createMessageResponse(400, text) : createErrorMessage(400, text)
}

function refuseBody(family: PathFamily, faults: readonly Fault[]): Response {
  if (family === 'services') {
    return createValidationError(
      'The request is not valid',
      faults.map(({ path, message }) => ({ field: path, message })),
    )
  }
  return createFaultList(
    400,
    faults.map(({ path, kind, message }) => ({
      id: `${path.charAt(0).toUpperCase()}${path.slice(1)}${kind}`,
      desc: `${path}: ${message}`,
    })),
  )
}
