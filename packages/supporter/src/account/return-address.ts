import { sameSitePath } from '../host/same-site-path.ts'

/** Query parameters of the sign-in dialog. */
const signInQueries = ['login', 'redirect']

/** Returns the current URL without the sign-in dialog, for closing it (Spec §2). */
export function addressWithoutLogin({ pathname, search }: Place): string {
  const query = new URLSearchParams(search)
  for (const name of signInQueries) query.delete(name)
  const rest = query.toString()
  return rest === '' ? pathname : `${pathname}?${rest}`
}

/**
 * Returns the redirect target after signing in: the query parameter `redirect`, otherwise the current page (Spec §2). URLs of
 * other sites are ignored, including disguised ones (decisions: S2.21).
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
