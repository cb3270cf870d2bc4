import { useEffect } from 'react'
import { useHost } from '../host/host-context.ts'
import { usePlace } from '../host/place-context.ts'
import { addressAfterLogin } from './return-address.ts'

/** Redirects a signed-in user to the target of the sign-in. */
export function LoginRedirect() {
  const { pathname, search } = usePlace()
  const { navigate } = useHost()
  useEffect(() => {
    void navigate(addressAfterLogin({ pathname, search }), {
      replace: true,
      preventScrollReset: true,
    })
  }, [navigate, pathname, search])
  return null
}
