import { useCallback } from 'react'
import { useHost } from '../host/host-context.ts'
import type { SessionScope } from './session-scope.ts'

/** Returns a function that provides the session scope. Its code is loaded on the first call. */
export function useSessionScope(): () => Promise<SessionScope> {
  const { settings, platform, messages, store } = useHost()
  return useCallback(async () => {
    const { browserScope } = await import('./browser-scope.ts')
    return browserScope({ settings, platform, messages, store })
  }, [settings, platform, messages, store])
}
