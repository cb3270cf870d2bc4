import { previewRedirect, previewToken } from '../frame/preview/preview-query.ts'

/** Drafts are only ever given as data to a page that asks for them, never as a document. */
export function draftRefOf({ method, url }: Request): string | undefined {
  const { pathname, searchParams } = new URL(url)
  return method === 'GET' && pathname.endsWith('.data') ? previewToken(searchParams) : undefined
}

/** Leads a document that is asked for with a preview's ref to the screen that loads it; undefined for all others. */
export function redirectToPreview({ method, url }: Request): Response | undefined {
  const asked = new URL(url)
  const isDocument = (method === 'GET' || method === 'HEAD') && !asked.pathname.endsWith('.data')
  const location = isDocument ? previewRedirect(asked) : undefined
  return location === undefined
    ? undefined
    : new Response(null, {
        status: 302,
        headers: { location, 'cache-control': 'private, no-store' },
      })
}
