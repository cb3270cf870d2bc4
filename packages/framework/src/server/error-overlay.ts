import { type ErrorLogEntry, formatLogEntry, type MatchedRoute } from '@milepost/server'
import type { SiteRenderer } from './create-site-options.ts'

/** Route that matches any path, for builds that cannot be loaded. */
const fallbackRoute: MatchedRoute = {
  id: 'failed',
  pattern: '/*',
  slug: undefined,
  hasAction: false,
  isIndex: false,
  isClosed: false,
  maximumBytes: undefined,
}

/** Wraps a renderer so that pages show its errors in Vite's overlay, with stack traces. For development only. */
export function withErrorOverlay(renderer: SiteRenderer): SiteRenderer {
  return {
    ...renderer,
    // The render reports why the routes cannot be loaded.
    matchRoute: async (pathname) => {
      try {
        return await renderer.matchRoute(pathname)
      } catch {
        return fallbackRoute
      }
    },
    async render(request, scope) {
      const errors: ErrorLogEntry[] = []
      const { trace } = scope
      const noted =
        trace &&
        (Object.assign(Object.create(trace), {
          writeProblem(entry: ErrorLogEntry) {
            if (entry.level === 'error') errors.push(entry)
            trace.writeProblem(entry)
          },
        }) as typeof trace)
      try {
        return appendOverlayScript(
          await renderer.render(request, { ...scope, trace: noted }),
          errors,
        )
      } catch (error) {
        // A module of the application cannot be loaded.
        console.error(error)
        const { message = String(error), stack = '' } = error instanceof Error ? error : {}
        return new Response(
          `<!doctype html><title>Error</title>${createOverlayScript({ message, stack })}`,
          {
            status: 500,
            headers: { 'content-type': 'text/html; charset=utf-8' },
          },
        )
      }
    },
  }
}

function appendOverlayScript(response: Response, errors: readonly ErrorLogEntry[]): Response {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true
  if (!isHtml || response.body === null) return response
  const appended = new TransformStream<Uint8Array, Uint8Array>({
    flush(controller) {
      const [first] = errors
      if (first === undefined) return
      const { stack = '', ...entry } = first
      const script = createOverlayScript({ message: formatLogEntry(entry), stack })
      controller.enqueue(new TextEncoder().encode(script))
    },
  })
  return new Response(response.body.pipeThrough(appended), response)
}

/** Returns an inline script that opens the error overlay. */
function createOverlayScript(error: { readonly message: string; readonly stack: string }): string {
  const data = JSON.stringify(error).replaceAll('<', String.raw`\u003c`)
  return `<script type="module">
import { ErrorOverlay } from '/@vite/client'
setTimeout(() => document.body.append(new ErrorOverlay(${data})), 1000)
</script>`
}
