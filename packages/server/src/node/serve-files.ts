import { join, relative, sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { immutableCacheControl } from '../http/immutable-cache-control.ts'
import { readdirSync } from 'node:fs'

/** Creates middleware that serves the built client files, precompressed if the client supports it. */
export function serveAssets(clientFolder: string): MiddlewareHandler {
  return serveStatic({
    root: relative(process.cwd(), clientFolder),
    precompressed: true,
    onFound: (_path, context) => context.header('cache-control', immutableCacheControl),
  })
}

/**
 * Creates middleware that serves public files such as `favicon.ico` and `robots.txt`, with an hour's cache lifetime. The
 * folder is listed once at startup, so requests for other paths never touch the disk. Hidden files and folders are excluded.
 *
 * @param clientFolder - folder of the built client files
 */
export function servePublicFiles(clientFolder: string): MiddlewareHandler {
  const files = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(clientFolder, join(parentPath, name)).split(sep))
    .filter((parts) => parts[0] !== 'assets' && !parts.some((part) => part.startsWith('.')))
  const answers = new Map(
    files.map((parts) => [
      `/${parts.map(encodeURIComponent).join('/')}`,
      serveStatic({ path: relative(process.cwd(), join(clientFolder, ...parts)) }),
    ]),
  )
  return (context, next) => {
    const answer = answers.get(new URL(context.req.url).pathname)
    if (answer === undefined) return next()
    context.header('cache-control', 'public, max-age=3600')
    return answer(context, next)
  }
}
