import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { addressAfterLogin } from './return-address.ts'

/** Whoever is signed in already goes where the sign-in would have led. */
export function LoginDone() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(addressAfterLogin({ pathname, search }), {
      replace: true,
      preventScrollReset: true,
    })
  }, [navigate, pathname, search])
  return null
}
