import type { GenericSchema } from 'valibot'
import { safeParse } from 'valibot'
import type { CallContext } from './call-context.ts'
import {
  createErrorResponse,
  createFaultListResponse,
  createJsonResponse,
  createMessageResponse,
  createValidationErrorResponse,
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
      if (parsedQuery?.success === false)
        return createQueryErrorResponse(family, parsedQuery.issues)
      let readBody: unknown
      if (body !== undefined) {
        try {
          readBody = await context.request.json()
        } catch {
          return createBodyErrorResponse(family, [
            { path: '', kind: 'Invalid', message: 'The body is not valid JSON' },
          ])
        }
      }
      const parsedBody = body === undefined ? undefined : safeParse(body, readBody)
      if (parsedBody?.success === false)
        return createBodyErrorResponse(family, toFaults(parsedBody.issues))
      const result = await definition.handle(context, {
        query: parsedQuery?.output as Query,
        body: parsedBody?.output as Body,
      })
      return result instanceof Response ? result : createJsonResponse(result)
    },
  }
}

interface ValidationIssue {
  message: string
  type: string
  expected: string | null
  input: unknown
  path?: readonly { key: unknown }[] | undefined
}

interface FieldFault {
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

function toFaults(issues: readonly ValidationIssue[]): FieldFault[] {
  return issues.map((issue) => {
    const kind = toFaultKind(issue)
    return {
      path: (issue.path ?? []).map(({ key }) => String(key)).join('.'),
      kind,
      message: kind === 'NotSpecified' ? 'is required' : issue.message,
    }
  })
}

function toFaultKind({ type, expected, input }: ValidationIssue): FieldFault['kind'] {
  if (type === 'literal' && expected === 'true') return 'MustBeTrue'
  return input === undefined || input === null || input === '' ? 'NotSpecified' : 'Invalid'
}

function createQueryErrorResponse(
  family: PathFamily,
  issues: readonly ValidationIssue[],
): Response {
  const text = toFaults(issues)
    .map(({ path, message }) => `${path}: ${message}`)
    .join('; ')
  return family === 'services' ? createMessageResponse(400, text) : createErrorResponse(400, text)
}

function createBodyErrorResponse(family: PathFamily, faults: readonly FieldFault[]): Response {
  if (family === 'services') {
    return createValidationErrorResponse(
      'The request is not valid',
      faults.map(({ path, message }) => ({ field: path, message })),
    )
  }
  return createFaultListResponse(
    400,
    faults.map(({ path, kind, message }) => ({
      id: `${path.charAt(0).toUpperCase()}${path.slice(1)}${kind}`,
      desc: `${path}: ${message}`,
    })),
  )
}
