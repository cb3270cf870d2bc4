import type { RequestContext } from './request-context.ts'
import { noTelemetry, type Telemetry } from '../telemetry/telemetry.ts'
import { prefersHtml } from '../http/negotiate.ts'

export const refusedStatuses = [400, 403, 404, 405, 413, 414, 415, 421, 429, 503] as const

export type RefusedStatus = (typeof refusedStatuses)[number]

/** Title and text of the error page for a rejected request. */
export interface RefusalMessage {
  title: string
  text: string
}

const englishMessages: Readonly<Record<RefusedStatus, RefusalMessage>> = {
  400: { title: 'We couldn’t process your request', text: 'Nothing was sent or changed.' },
  403: { title: 'This form wasn’t sent from our site', text: 'Nothing was sent or changed.' },
  404: { title: 'We couldn’t find that page', text: 'Check the web address.' },
  405: { title: 'You can’t do that here', text: 'Nothing was sent or changed.' },
  413: { title: 'That’s too large to send', text: 'Make it shorter and send it again.' },
  414: { title: 'This link is too long', text: 'Check the link and try again.' },
  415: { title: 'We couldn’t read this form', text: 'Open the page and use the form there.' },
  421: { title: 'We can’t find a site at this address', text: 'Check the address.' },
  429: { title: 'Wait a minute, then try again', text: 'You’ve sent too many requests.' },
  503: {
    title: 'We’re really busy right now',
    text: 'Nothing was sent or changed. Try again in a few seconds.',
  },
}

/** Returns the default English message for a status. */
export function getEnglishRefusal(status: RefusedStatus): RefusalMessage {
  return englishMessages[status]
}

export interface Refusal {
  status: RefusedStatus
  headers?: Readonly<Record<string, string>>
}

/** Function that responds to a rejected request with HTML for browsers, and JSON for other clients. */
export type RefusalResponder = (
  request: Request,
  refusal: Refusal,
  visit: Pick<RequestContext, 'trace'>,
) => Promise<Response>

/** Returns a minimal HTML error page, for sites that do not render their own. Escapes its arguments. */
export function renderPlainRefusal({ title, text }: RefusalMessage): string {
  const heading = escapeHtml(title)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title><h1>${heading}</h1><p>${escapeHtml(text)}</p></html>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/**
 * Creates the responder for rejected requests. Clients that prefer HTML get the site's error page. Others, such as the
 * client-side router, get the same message as JSON.
 */
export function createRefusalResponder({
  refusePage,
  words: getMessage,
  telemetry = noTelemetry,
}: {
  refusePage: RefusalResponder
  words: (status: RefusedStatus) => Promise<RefusalMessage>
  telemetry?: Pick<Telemetry, 'refused'>
}): RefusalResponder {
  return async (request, { status, headers: asked }, visit) => {
    telemetry.refused(status)
    const { trace } = visit
    const headers = { ...asked, ...(trace === undefined ? {} : { 'x-request-id': trace.id }) }
    const wantsPage = prefersHtml(request.headers.get('accept'))
    const isData = (URL.parse(request.url)?.pathname ?? '').endsWith('.data')
    if (wantsPage && !isData) return refusePage(request, { status, headers }, visit)
    return Response.json(
      { status, ...(await getMessage(status)) },
      { status, headers: { 'cache-control': 'private, no-store', ...headers } },
    )
  }
}
