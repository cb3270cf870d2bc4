import { createEmptyResponse } from '../../http/responses.ts'
import { defineCall } from '../../http/define-call.ts'

const mediaTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  mp4: 'video/mp4',
}

/** Serves a media file of a repository. Immutable in caches if the URL contains the file's current hash. */
export const getMedia = defineCall({
  family: 'content',
  method: 'GET',
  path: '/:repository/media/*',
  handle({ content, params, request, url }) {
    const encoded = url.pathname.split('/media/').slice(1).join('/media/')
    let path: string
    try {
      path = decodeURIComponent(encoded)
    } catch {
      return createEmptyResponse(400)
    }
    const file = content?.media(params['repository'] ?? '', path)
    if (file === undefined) return createEmptyResponse(404)
    const extension = path.split('.').at(-1)?.toLowerCase() ?? ''
    const headers = {
      'content-type': mediaTypes[extension] ?? 'application/octet-stream',
      'cache-control':
        url.searchParams.get('v') === file.hash
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=0, must-revalidate',
      etag: `"${file.hash}"`,
      'x-content-type-options': 'nosniff',
      // SVG files that are opened directly must not run scripts.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      'cross-origin-resource-policy': 'cross-origin',
    }
    if (request.headers.get('if-none-match') === headers.etag) {
      return new Response(null, { status: 304, headers })
    }
    return new Response(file.bytes, { headers })
  },
})
