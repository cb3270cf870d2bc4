import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page is alive: false on the server and while it is hydrated, so that both draw the same. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
