import { lazy, Suspense } from 'react'
import { usePlace } from '../host/place-context.ts'
import { isLoggedIn } from '../session/roles.ts'
import { useSession } from '../session/use-session.ts'
import { useForeignFrame } from '../host/use-foreign-frame.ts'
import { useHydrated } from '../host/use-hydrated.ts'
import { LoginRedirect } from './login-redirect.tsx'

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
