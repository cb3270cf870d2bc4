import { ContentError, ContentUnavailableError } from '@milepost/content'
import { isNotFoundError, isPlatformError } from '@milepost/platform'
import { getCurrentRequest, type RefusalMessage, type RefusedStatus } from '@milepost/server'
import { data } from 'react-router'
import { logProblem } from '../../base/log-problem.server.ts'
import {
  englishMessages,
  getSiteMessages,
  type SiteMessages,
} from '../../messages/site-messages.ts'
import { loadSite, SiteMissingError } from '../../services/load-site.ts'
import type { Services } from '../../services/services.ts'
import type { PageProblem } from './page-problem.ts'

const kinds = {
  400: 'request',
  403: 'origin',
  405: 'method',
  413: 'size',
  414: 'address',
  415: 'kind',
  421: 'host',
  429: 'often',
  503: 'busy',
} as const satisfies Record<Exclude<RefusedStatus, 404>, string>

/** Returns the title and text of the error page for a rejected request. */
export function getRefusalMessage(messages: SiteMessages, status: RefusedStatus): RefusalMessage {
  const { shell, refused } = messages
  if (status === 404) return { title: shell.notFoundTitle, text: shell.notFoundText }
  const kind = kinds[status]
  return { title: refused[`${kind}Title`], text: refused[`${kind}Text`] }
}

/** Returns the same in the site's messages, or in the default ones if the site cannot be read. */
export async function getSiteRefusalMessage(
  services: Services,
  status: RefusedStatus,
): Promise<RefusalMessage> {
  try {
    return getRefusalMessage(
      await getSiteMessages(await loadSite(services), services.language),
      status,
    )
  } catch {
    return getRefusalMessage(englishMessages, status)
  }
}

/** Returns a 404 to throw if a page does not exist. */
export function notFound(): ReturnType<typeof data<PageProblem>> {
  return data<PageProblem>({ kind: 'not-found' }, { status: 404 })
}

/** Returns a response to throw if a request is rejected. */
export function createRefusedResponse(
  status: RefusedStatus,
  messages: SiteMessages,
): ReturnType<typeof data<PageProblem>> {
  return data<PageProblem>({ kind: 'refused', ...getRefusalMessage(messages, status) }, { status })
}

/**
 * Parses the form data of a request.
 *
 * @throws `data` with status 400 if it is invalid, for example incomplete multipart data
 */
export async function readForm(request: Request, messages: SiteMessages): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw createRefusedResponse(400, messages)
  }
}

/**
 * Runs a page's loader, and maps errors to responses: 404 for missing pages, 503 for unreachable upstreams, 500 for invalid
 * documents (with name and field) and other errors. All except 404s are logged, and contain the request id.
 */
export async function withPageProblems<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const problem = getProblem(error)
    // Thrown responses (redirects and 404s) pass through.
    if (problem === undefined) throw error
    if (problem.kind === 'not-found') throw data(problem, { status: 404 })
    logProblem(error)
    throw data({ ...problem, reference: getCurrentRequest()?.id }, { status: getStatus(problem) })
  }
}

function getProblem(error: unknown): PageProblem | undefined {
  if (error instanceof ContentError || error instanceof SiteMissingError) {
    return { kind: 'broken-content', problem: error.message }
  }
  if (isNotFoundError(error) || isUnknownPreview(error)) return { kind: 'not-found' }
  if (error instanceof ContentUnavailableError || isPlatformError(error))
    return { kind: 'unavailable' }
  return error instanceof Error ? { kind: 'unexpected' } : undefined
}

/** Whether the request named an unknown or expired preview, which is not an outage. */
function isUnknownPreview(error: unknown): boolean {
  return error instanceof ContentUnavailableError && error.reason === 'no-such-ref'
}

function getStatus({ kind }: PageProblem): number {
  return kind === 'unavailable' ? 503 : 500
}
