import { useCallback } from 'react'
import { useSiteSettings } from '../site-settings/use-site-settings.ts'
import type { SessionScope } from './session-scope.ts'

/** What gives the session's scope on this site; its code is loaded when it is first called. */
export function useSessionScope(): () => Promise<SessionScope> {
  const shell = useSiteSettings()
  return useCallback(async () => {
    if (shell === undefined) throw new Error('The site’s settings are not loaded')
    const { browserScope } = await import('./browser-scope.ts')
    return browserScope(shell)
  }, [shell])
}
