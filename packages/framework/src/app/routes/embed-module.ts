import modules from 'virtual:milepost/embed-modules'
import { getRequestScope } from '../../frame/request/scopes.ts'
import type { RouteArgs } from './route-types.ts'

/** Serves a module with a custom element of `@milepost/embed`. */
export function loader({ context, params }: RouteArgs<'file'>) {
  const name = params.file.endsWith('.js') ? params.file.slice(0, -'.js'.length) : ''
  const code = Object.hasOwn(modules, name) ? modules[name] : undefined
  const open = {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  }
  if (code === undefined) {
    getRequestScope(context).facts.isMissing = true
    const headers = { ...open, 'content-type': 'text/plain; charset=utf-8' }
    return new Response('Not found', { status: 404, headers })
  }
  return new Response(code, {
    headers: {
      ...open,
      'content-type': 'text/javascript; charset=utf-8',
      // The URL has no content hash, because other sites' pages are not updated.
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    },
  })
}
