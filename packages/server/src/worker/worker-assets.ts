import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { chooseEncoding } from '../http/choose-encoding.ts'
import { immutableCacheControl } from '../http/immutable-cache-control.ts'

/** Binding to the folder of built client files. */
export interface AssetFolder {
  fetch: (address: string) => Promise<Response>
}

const extensions = { br: '.br', gzip: '.gz', identity: '' } as const

/** Serves the built client files through a worker's binding, precompressed if the client supports it. */
export function serveWorkerAssets(folder: AssetFolder): MiddlewareHandler {
  return async (context, next) => {
    const { pathname } = new URL(context.req.url)
    const encoding = chooseEncoding(context.req.header('accept-encoding'))
    const wanted = [...new Set([encoding, 'identity' as const])]
    for (const choice of wanted) {
      const file = await folder.fetch(`http://assets${pathname}${extensions[choice]}`)
      if (!file.ok) continue
      const headers: Record<string, string> = {
        'content-type': getMimeType(pathname) ?? 'application/octet-stream',
        'cache-control': immutableCacheControl,
        vary: 'accept-encoding',
        ...(choice === 'identity' ? {} : { 'content-encoding': choice }),
      }
      return new Response(file.body, { headers })
    }
    return next()
  }
}
