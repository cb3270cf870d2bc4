import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Sets queries; `undefined` removes one. With `remember`, going back undoes it. */
export type QueryChange = (
  change: Readonly<Record<string, string | undefined>>,
  options?: { remember?: boolean },
) => void

/**
 * Changes queries of the current address and leaves the page as it is: nothing is loaded, nothing scrolls.
 */
export function useQueryChange(): QueryChange {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return useCallback(
    (change, { remember = false } = {}) => {
      const query = new URLSearchParams(search)
      for (const [name, value] of Object.entries(change)) {
        if (value === undefined) query.delete(name)
        else query.set(name, value)
      }
      const text = query.toString()
      void navigate(
        { pathname, search: text === '' ? '' : `?${text}`, hash },
        { replace: !remember, preventScrollReset: true },
      )
    },
    [navigate, pathname, search, hash],
  )
}
