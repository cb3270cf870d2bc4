import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { isLoggedIn } from '../session/roles.ts'
import { useSession } from '../session/use-session.ts'
import { useInBrowser } from '../state/use-in-browser.ts'
import { LoginDone } from './login-done.tsx'

const AccountModal = lazy(() => import('./account-modal.tsx'))

/** Shows the login dialog where the address asks for it; loads nothing otherwise. */
export function AccountGate() {
  const { search } = useLocation()
  const inBrowser = useInBrowser()
  const session = useSession()
  if (!inBrowser || !/[?&]login\b/.test(search)) return null
  if (isLoggedIn(session)) return <LoginDone />
  return (
    <Suspense fallback={null}>
      <AccountModal />
    </Suspense>
  )
}
