import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '@milepost/supporter'

const none = new URLSearchParams()

/**
 * The query of the current address. Empty while a page is rendered on the server and hydrated: a page
 * that is kept for all is rendered without it.
 */
export function useBrowserQuery(): URLSearchParams {
  const { search } = useLocation()
  const query = useMemo(() => new URLSearchParams(search), [search])
  return useHydrated() ? query : none
}
