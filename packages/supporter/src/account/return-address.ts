import { sameSitePath } from '../host/same-site-path.ts'

/** Queries that belong to the sign-in alone. */
const ownQueries = ['login', 'redirect']

/** The address somebody is at, without the sign-in: where dismissing it leads (Spec §2). */
export function addressWithoutLogin({ pathname, search }: Place): string {
  const query = new URLSearchParams(search)
  for (const name of ownQueries) query.delete(name)
  const rest = query.toString()
  return rest === '' ? pathname : `${pathname}?${rest}`
}

/**
 * Where a finished sign-in leads: to the query `redirect`, or else to the current path (Spec §2). Only
 * paths of this site count (decisions: S2.21), whatever disguise another address comes in.
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
