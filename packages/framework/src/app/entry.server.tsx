import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { LanguageMessagesContext } from '../messages/language-messages.ts'
import { getPageProblem } from '../frame/request/page-problem.ts'
import { logProblem } from '../base/log-problem.server.ts'
import type { ShellView } from '../frame/layout/shell-view.ts'
import { NonceContext, RequestIdContext, WithoutScriptsContext } from '../services/contexts.ts'
import type { PageHandle } from '../frame/navigation/page-handle.ts'
import { getRequestScope } from '../frame/request/scopes.ts'
import { delayApplication } from '../frame/starter/delay-application.ts'

// Re-exported from the build, because React Router compares contexts by identity, so the server must use the same copy of the
// router.
export { createLanguageRoutes } from '../services/languages.ts'
export { getSiteRefusalMessage } from '../frame/request/page-problem.server.ts'
export { createRequestContext } from '../frame/request/scopes.ts'
export { getRequestServices } from '../services/preview-services.ts'
export { runForRequest, runForSite } from '@milepost/server'
export { createExtendedServices as createServices } from './extend/create-extended-services.ts'
export { watchContent } from '../sections/content-check.ts'

/** Renders a complete page, without streaming, for caches and browsers without JavaScript. */
export default async function handleDocumentRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, facts, refused, services, trace } = getRequestScope(context)
  facts.isMissing = status === 404 && isPageMissing(entryContext)
  let answeredStatus = status
  const messages = await services.language?.messages()
  const startedMs = trace?.clock() ?? 0
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <WithoutScriptsContext value={refused !== undefined}>
        <RequestIdContext value={trace?.id}>
          <LanguageMessagesContext value={messages}>
            <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
          </LanguageMessagesContext>
        </RequestIdContext>
      </WithoutScriptsContext>
    </NonceContext>,
    {
      nonce,
      // Never replace content with a fallback that needs scripts, however large it is.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: request.signal,
      onError(error) {
        answeredStatus = 500
        logProblem(error)
      },
    },
  )
  await stream.allReady
  const html = new Uint8Array(await new Response(stream).arrayBuffer())
  trace?.recordRender({ startedMs, endedMs: trace.clock() })
  headers.set('content-type', 'text/html; charset=utf-8')
  const isHeld =
    services.environment.loadsScripts === 'when-needed' && worksWithoutScripts(entryContext)
  const sent = isHeld ? delayApplication(html) : html
  const response = new Response(sent, { status: answeredStatus, headers })
  facts.rendered = { response, html: sent }
  return response
}

/**
 * Whether a page's scripts can start on the first interaction: its route allows it, the page is not the response to a form,
 * and the site is not in maintenance mode.
 */
function worksWithoutScripts({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const { actionData, loaderData, matches } = staticHandlerContext
  const handle = routeModules[matches.at(-1)?.route.id ?? '']?.handle as PageHandle | undefined
  const shell = loaderData['root'] as ShellView | undefined
  return handle?.worksWithoutScripts === true && shell?.isMaintained === false && !actionData
}

/** Whether the only error is that the page does not exist. */
function isPageMissing({ staticHandlerContext }: EntryContext): boolean {
  const errors = Object.values(staticHandlerContext.errors ?? {})
  return errors.length === 1 && getPageProblem(errors[0]).problem?.kind === 'not-found'
}

/** Logs errors of loaders and actions, except those of aborted requests. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return
  logProblem(error)
}
