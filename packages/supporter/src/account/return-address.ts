import { sameSitePath } from '../host/same-site-path.ts'

/** Queries that belong to the sign-in alone. */
const ownQueries = ['login', 'redirect']

/** Returns the current URL without the sign-in, which is the target of dismissing it (Spec §2). */
export function addressWithoutLogin({ pathname, search }: Place): string {
  const query = new URLSearchParams(search)
  for (const name of ownQueries) query.delete(name)
  const rest = query.toString()
  return rest === '' ? pathname : `${pathname}?${rest}`
}

/**
 * Returns the target of a finished sign-in: the query `redirect`, or else the current path (Spec §2). Only paths of
 * this site are accepted (decisions: S2.21), however other URLs are disguised.
 */
export function addressAfterLogin(place: Place): string {
  return (
    sameSitePath(new URLSearchParams(place.search).get('redirect')) ?? addressWithoutLogin(place)
  )
}

interface Place {
  readonly pathname: string
  readonly search: string
}
