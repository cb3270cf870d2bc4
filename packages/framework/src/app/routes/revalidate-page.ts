import type { RouteArgs } from './route-types.ts'
import { revalidatePage } from '../../pages/supporter/load-edit.ts'
import { getRequestScope } from '../../frame/request/scopes.ts'

/** Invalidates a page or team after an edit; see `revalidatePage`. */
export function action({ params, context }: RouteArgs<'kind' | 'slug'>) {
  revalidatePage(getRequestScope(context).services, params)
  return new Response(null, { status: 204 })
}

export function loader() {
  return new Response(null, { status: 405, headers: { allow: 'POST' } })
}
