import { useEffect } from 'react'
import { useHost } from '../host/host-context.ts'
import { usePlace } from '../host/place-context.ts'
import { addressAfterLogin } from './return-address.ts'

/** Whoever is signed in already goes where the sign-in would have led. */
export function LoginDone() {
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
