import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import type { Sandbox } from '../sandbox/create-sandbox.ts'
import { graphFault } from './graph-fault.test-kit.ts'

interface Operation {
  tags?: string[]
  requestBody?: { content?: Record<string, { schema?: unknown }> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema?: unknown }> }>
}

/** One operation of the OpenAPI document. */
interface Route {
  /** Such as `GET /v1/account`. */
  name: string
  method: string
  path: string
  /** Path prefix of its family in the sandbox. */
  family: string
  pattern: RegExp
  /** Number of parameters. Routes with fewer parameters win. */
  parameters: number
  operation: Operation
  /** JSON pointer of the operation. */
  pointer: string
}

/** A sandbox whose requests and responses are checked against the platform's OpenAPI document and GraphQL schema. */
interface GuardedSandbox extends Sandbox {
  /** Returns the contract violations so far, one sentence each. */
  faults(): readonly string[]
  /** Operations called so far, with the status, such as `GET /v1/account 200`. */
  answered(): ReadonlySet<string>
}

const file = fileURLToPath(import.meta.resolve('@milepost/platform/openapi.yaml'))
const document = parse(readFileSync(file, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
}
const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false }).addSchema(
  document,
  'openapi',
)
const json = 'application/json'
const methods = new Set(['get', 'put', 'post', 'delete', 'head'])

const routes: readonly Route[] = Object.entries(document.paths)
  .flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        family: operation.tags?.[0] ?? '',
        pattern: new RegExp(
          `^/${operation.tags?.[0]}${path.replaceAll(/[.+]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '[^/]+')}$`,
        ),
        parameters: path.split('{').length,
        operation,
        pointer: pointerTo('paths', path, method),
      })),
  )
  .toSorted((one, other) => one.parameters - other.parameters)

/** Operations of the OpenAPI document. */
export const openApiOperations: readonly Pick<Route, 'name' | 'method' | 'path' | 'family'>[] =
  routes

/**
 * Wraps a sandbox, and checks the bodies of accepted requests and the status and body of responses. GraphQL responses are
 * checked against the schema.
 */
export function guardContract(sandbox: Sandbox): GuardedSandbox {
  const faults: string[] = []
  const answered = new Set<string>()
  return {
    ...sandbox,
    faults: () => faults,
    answered: () => answered,
    fetch: async (request) => {
      const sent = await request
        .clone()
        .text()
        .catch(() => '')
      const answer = await sandbox.fetch(request)
      const { pathname } = new URL(request.url)
      const exchange = {
        name: `${request.method} ${pathname} ${answer.status}`,
        sent: jsonOf(sent),
        got: jsonOf(await answer.clone().text()),
        isJson: answer.headers.get('content-type')?.startsWith(json) === true,
        status: answer.status,
      }
      if (pathname.endsWith('/graphql')) {
        const fault = answer.ok ? graphFault(exchange.sent, exchange.got) : undefined
        if (fault !== undefined) faults.push(`${exchange.name}: ${fault}`)
      }
      const route = routes.find(
        ({ method, pattern }) => method === request.method && pattern.test(pathname),
      )
      if (route !== undefined) {
        answered.add(`${route.name} ${answer.status}`)
        for (const fault of faultsOf(route, exchange)) faults.push(`${exchange.name}: ${fault}`)
      }
      return answer
    },
  }
}

interface Exchange {
  sent: unknown
  got: unknown
  isJson: boolean
  status: number
}

function faultsOf(route: Route, { sent, got, isJson, status }: Exchange): string[] {
  const found: string[] = []
  const check = (what: string, pointer: string, value: unknown) => {
    const validate = ajv.compile({ $ref: `openapi#${pointer}` })
    if (!validate(value)) found.push(`${what} ${ajv.errorsText(validate.errors)}`)
  }
  const { requestBody, responses } = route.operation
  const accepted = status >= 200 && status < 300
  if (accepted && sent !== undefined) {
    if (requestBody?.content?.[json]?.schema !== undefined) {
      check(
        'the request',
        `${route.pointer}${pointerTo('requestBody', 'content', json, 'schema')}`,
        sent,
      )
    } else if (requestBody === undefined) found.push('a body that nobody described')
  }
  const response = responses[String(status)]
  if (accepted && response === undefined) found.push('a success that nobody described')
  if (response?.content?.[json]?.schema !== undefined) {
    const pointer = pointerTo('responses', String(status), 'content', json, 'schema')
    check('the answer', route.pointer + pointer, got)
  }
  // An error response is either empty (envelope E9) or has one of the other envelopes.
  if (status >= 400 && response === undefined && got !== undefined && isJson) {
    check(
      'the failure',
      pointerTo('components', 'responses', 'Failure', 'content', json, 'schema'),
      got,
    )
  }
  return found
}

/** Creates a JSON pointer for a URL fragment. */
function pointerTo(...parts: readonly string[]): string {
  return parts
    .map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('')
}

/** Parses JSON; undefined for an empty or invalid text. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
