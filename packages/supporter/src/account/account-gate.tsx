import { lazy, Suspense, useEffect } from 'react'
import { useHost, usePlace } from '../host/host-context.ts'
import { isLoggedIn } from '../session/roles.ts'
import { useSession } from '../session/use-session.ts'
import { useForeignFrame } from '../host/use-foreign-frame.ts'
import { useHydrated } from '../host/use-hydrated.ts'
import { sameSitePath } from '../host/same-site-path.ts'

const AccountModal = lazy(() => import('./account-modal.tsx'))
const LeaveFrame = lazy(async () => ({ default: (await import('./leave-frame.tsx')).LeaveFrame }))

/** Shows the sign-in dialog if the URL requests it. Otherwise, loads nothing. */
export function AccountGate() {
  const { search } = usePlace()
  const isHydrated = useHydrated()
  const session = useSession()
  const isForeign = useForeignFrame()
  if (!isHydrated || !/[?&]login\b/.test(search)) return null
  if (isLoggedIn(session)) return <LoginRedirect />
  return (
    <Suspense fallback={null}>{isForeign ? <LeaveFrame asDialog /> : <AccountModal />}</Suspense>
  )
}

/** Redirects a signed-in user to the target of the sign-in. */
function LoginRedirect() {
  const { pathname, search } = usePlace()
  const { navigate } = useHost()
  useEffect(() => {
    void navigate(getSignInRedirect({ pathname, search }), {
      replace: true,
      preventScrollReset: true,
    })
  }, [navigate, pathname, search])
  return null
}

/** Query parameters of the sign-in dialog. */
const signInQueries = ['login', 'redirect']

/** Returns the current URL without the sign-in dialog, for closing it (Spec §2). */
export function withoutSignInQuery({ pathname, search }: Place): string {
  const query = new URLSearchParams(search)
  for (const name of signInQueries) query.delete(name)
  const rest = query.toString()
  return rest === '' ? pathname : `${pathname}?${rest}`
}

/**
 * Returns the redirect target after signing in: the query parameter `redirect`, otherwise the current page (Spec §2). URLs of
 * other sites are ignored, including disguised ones (decisions: S2.21).
 */
export function getSignInRedirect(place: Place): string {
  return (
    sameSitePath(new URLSearchParams(place.search).get('redirect')) ?? withoutSignInQuery(place)
  )
}

interface Place {
  readonly pathname: string
  readonly search: string
}
