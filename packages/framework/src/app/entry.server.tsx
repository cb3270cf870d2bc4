import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { LanguageMessagesContext } from '../messages/language-messages.ts'
import { readPageProblem } from '../frame/request/page-problem.ts'
import { logProblem } from '../base/log-problem.server.ts'
import type { ShellView } from '../frame/layout/shell-view.ts'
import { NonceContext, ReferenceContext, WithoutScriptsContext } from '../services/contexts.ts'
import { type PageHandle, requestScope } from '../services/request-context.ts'
import { delayApplication } from '../frame/starter/delay-application.ts'

// With the router of the build itself: contexts are compared by identity, so the server must not bring its own.
export { createLanguageRoutes } from '../services/languages.ts'
export { siteRefusalWords } from '../frame/request/with-page-problems.ts'
export { createRequestContext } from '../services/request-context.ts'
export { servicesOfRequest } from '../services/preview-services.ts'
export { runForRequest, runForSite } from '@milepost/server'
export { createExtendedServices as createServices } from './extend/create-extended-services.ts'
export { watchContent } from '../services/content-check.ts'

/** Renders a page whole: readers without JavaScript and caches get all of it. */
export default async function handleDocumentRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, facts, refused, services, trace } = requestScope(context)
  facts.isMissing = status === 404 && isOnlyMissing(entryContext)
  let answeredStatus = status
  const messages = await services.language?.messages()
  const startedMs = trace?.clock() ?? 0
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <WithoutScriptsContext value={refused !== undefined}>
        <ReferenceContext value={trace?.id}>
          <LanguageMessagesContext value={messages}>
            <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
          </LanguageMessagesContext>
        </ReferenceContext>
      </WithoutScriptsContext>
    </NonceContext>,
    {
      nonce,
      // However much a section contains, it is in its place: readers without scripts see it too.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: request.signal,
      onError(error) {
        answeredStatus = 500
        logProblem(error)
      },
    },
  )
  await stream.allReady
  const html = await new Response(stream).text()
  trace?.noteRender({ startedMs, endedMs: trace.clock() })
  headers.set('content-type', 'text/html; charset=utf-8')
  const isHeld =
    services.environment.loadsScripts === 'when-needed' && worksWithoutScripts(entryContext)
  const sent = isHeld ? delayApplication(html) : html
  const response = new Response(sent, { status: answeredStatus, headers })
  facts.rendered = { response, html: sent }
  return response
}

/** Whether a page can be read and used before its application runs: it says so, nothing was sent to it, and the site is open. */
function worksWithoutScripts({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const { actionData, loaderData, matches } = staticHandlerContext
  const handle = routeModules[matches.at(-1)?.route.id ?? '']?.handle as PageHandle | undefined
  const shell = loaderData['root'] as ShellView | undefined
  return handle?.worksWithoutScripts === true && shell?.isMaintained === false && !actionData
}

/** Whether the page does not exist, and nothing else went wrong. */
function isOnlyMissing({ staticHandlerContext }: EntryContext): boolean {
  const errors = Object.values(staticHandlerContext.errors ?? {})
  return errors.length === 1 && readPageProblem(errors[0]).problem?.kind === 'not-found'
}

/** Errors of loaders and actions; what visitors caused is not worth a log line. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return
  logProblem(error)
}
