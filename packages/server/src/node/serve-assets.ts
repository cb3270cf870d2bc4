import { relative } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { immutableCacheControl } from '../http/immutable-cache-control.ts'

/** Serves the built client files from a folder, precompressed if the client supports it. */
export function serveAssets(clientFolder: string): MiddlewareHandler {
  return serveStatic({
    root: relative(process.cwd(), clientFolder),
    precompressed: true,
    onFound: (_path, context) => context.header('cache-control', immutableCacheControl),
  })
}
