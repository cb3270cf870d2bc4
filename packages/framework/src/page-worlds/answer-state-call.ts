import { isHttpError, isPlatformError } from '@milepost/platform'
import { readableCallGroups, isReadingCall } from '../page-states/reading-calls.ts'
import { loadPageScope } from '../request/page-scope.ts'
import { platformFor } from '../request/read-page.ts'
import type { RequestScope } from '../services/request-context.ts'

const groups: ReadonlySet<string> = new Set(readableCallGroups)

/** Longer than the inputs of any call. */
const longestInputs = 8000

/**
 * Answers for the platform, to the browser of a page that is shown in a state. It reads for nobody in particular, and
 * writes nothing.
 *
 * @param query - `call`, such as `pages.fetchPage`, and its inputs as JSON in `with`
 */
export async function answerStateCall(
  scope: RequestScope,
  query: URLSearchParams,
): Promise<Response> {
  if (scope.services.inState === undefined) return answer({ error: 'no-state' }, 404)
  const [group = '', name = ''] = query.get('call')?.split('.') ?? []
  const inputs = readInputs(query.get('with') ?? '{}')
  const platform = platformFor(await loadPageScope(scope))
  const calls = groups.has(group)
    ? (platform[group as keyof typeof platform] as Readonly<Record<string, unknown>> | undefined)
    : undefined
  const call = calls && Object.hasOwn(calls, name) ? calls[name] : undefined
  if (typeof call !== 'function' || !isReadingCall(name) || inputs === undefined) {
    return answer({ error: 'no-such-call' }, 400)
  }
  try {
    const value: unknown = await call(inputs)
    return answer({ value })
  } catch (error) {
    if (isHttpError(error)) return answer({ error: 'status', status: error.status })
    if (isPlatformError(error)) return answer({ error: 'no-answer' })
    throw error
  }
}

function readInputs(text: string): Readonly<Record<string, unknown>> | undefined {
  if (text.length > longestInputs) return undefined
  try {
    const inputs: unknown = JSON.parse(text)
    const isRecord = typeof inputs === 'object' && inputs !== null && !Array.isArray(inputs)
    return isRecord ? { ...inputs } : undefined
  } catch {
    return undefined
  }
}

function answer(body: object, status = 200): Response {
  return Response.json(body, {
    status,
    headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  })
}
