import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Changes queries of the current address where the page stands: nothing is loaded, nothing scrolls.
 * `undefined` removes a query.
 */
export function useQueryChange(): (change: Readonly<Record<string, string | undefined>>) => void {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return useCallback(
    (change) => {
      const query = new URLSearchParams(search)
      for (const [name, value] of Object.entries(change)) {
        if (value === undefined) query.delete(name)
        else query.set(name, value)
      }
      const text = query.toString()
      void navigate(
        { pathname, search: text === '' ? '' : `?${text}`, hash },
        { replace: true, preventScrollReset: true },
      )
    },
    [navigate, pathname, search, hash],
  )
}
