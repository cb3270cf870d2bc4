import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext } from './wiring/nonce-context.ts'
import { requestScope } from './wiring/request-context.ts'

// The router of the build itself: contexts are compared by identity, so the server must not bring its own.
export { createRequestHandler } from 'react-router'
export { createRequestContext } from './wiring/request-context.ts'
export { createServices } from './wiring/services.ts'

/** Renders a page whole: readers without JavaScript and caches get all of it. */
export default async function handleDocumentRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = requestScope(context)
  let answeredStatus = status
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      // However much a section holds, it stands in its place: readers without scripts see it too.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: request.signal,
      onError(error) {
        answeredStatus = 500
        console.error(error)
      },
    },
  )
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status: answeredStatus, headers })
}

/** Errors of loaders and actions; what visitors caused is not worth a log line. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return
  console.error(error instanceof Error ? error.message : error)
}
