import { lazy, Suspense, useEffect } from 'react'
import { useHost, useHostLocation } from '../host/host-context.ts'
import { isLoggedIn } from '../session/roles.ts'
import { useSession } from '../session/use-session.ts'
import { useForeignFrame } from '../host/use-foreign-frame.ts'
import { useHydrated } from '../host/use-hydrated.ts'
import { toSameSitePath } from '../host/same-site-path.ts'

const AccountModal = lazy(() => import('./account-modal.tsx'))
const LeaveFrameNotice = lazy(async () => ({
  default: (await import('./leave-frame-notice.tsx')).LeaveFrameNotice,
}))

/** Shows the sign-in dialog if the URL requests it. Otherwise, loads nothing. */
export function AccountGate() {
  const { search } = useHostLocation()
  const isHydrated = useHydrated()
  const session = useSession()
  const isForeign = useForeignFrame()
  if (!isHydrated || !/[?&]login\b/.test(search)) return null
  if (isLoggedIn(session)) return <SignInRedirect />
  return (
    <Suspense fallback={null}>
      {isForeign ? <LeaveFrameNotice asDialog /> : <AccountModal />}
    </Suspense>
  )
}

/** Redirects a signed-in user to the target of the sign-in. */
function SignInRedirect() {
  const { pathname, search } = useHostLocation()
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
const signInParameters = ['login', 'redirect']

/** Returns the current URL without the sign-in dialog, for closing it (Spec §2). */
export function removeSignInParameters({ pathname, search }: UrlParts): string {
  const query = new URLSearchParams(search)
  for (const name of signInParameters) query.delete(name)
  const rest = query.toString()
  return rest === '' ? pathname : `${pathname}?${rest}`
}

/**
 * Returns the redirect target after signing in: the query parameter `redirect`, otherwise the current page (Spec §2). URLs of
 * other sites are ignored, including disguised ones (decisions: S2.21).
 */
export function getSignInRedirect(place: UrlParts): string {
  return (
    toSameSitePath(new URLSearchParams(place.search).get('redirect')) ??
    removeSignInParameters(place)
  )
}

interface UrlParts {
  readonly pathname: string
  readonly search: string
}
