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

const refusalMessageKeys = {
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
  const kind = refusalMessageKeys[status]
  return { title: refused[`${kind}Title`], text: refused[`${kind}Text`] }
}

/** Returns the title and text of the error page in the site's messages, or in English if the site cannot be read. */
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

/** Creates a 404 response, for loaders to throw. */
export function notFound(): ReturnType<typeof data<PageProblem>> {
  return data<PageProblem>({ kind: 'not-found' }, { status: 404 })
}

/** Creates the response to a rejected request, for loaders to throw. */
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
 * Runs a page's loader, and converts its errors to responses: 404 for missing pages, 503 for unreachable upstreams, 500 for
 * invalid documents (with name and field) and other errors. Logs all except 404s.
 */
export async function mapPageErrors<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const problem = toPageProblem(error)
    // Thrown responses (redirects and 404s) pass through.
    if (problem === undefined) throw error
    if (problem.kind === 'not-found') throw data(problem, { status: 404 })
    logProblem(error)
    throw data({ ...problem, reference: getCurrentRequest()?.id }, { status: getStatus(problem) })
  }
}

function toPageProblem(error: unknown): PageProblem | undefined {
  if (error instanceof ContentError || error instanceof SiteMissingError) {
    return { kind: 'broken-content', problem: error.message }
  }
  if (isNotFoundError(error) || isUnknownPreview(error)) return { kind: 'not-found' }
  if (error instanceof ContentUnavailableError || isPlatformError(error))
    return { kind: 'unavailable' }
  return error instanceof Error ? { kind: 'unexpected' } : undefined
}

/** Whether an error was caused by an unknown or expired preview, which is not an outage. */
function isUnknownPreview(error: unknown): boolean {
  return error instanceof ContentUnavailableError && error.reason === 'no-such-ref'
}

function getStatus({ kind }: PageProblem): number {
  return kind === 'unavailable' ? 503 : 500
}
