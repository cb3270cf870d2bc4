import type { PlatformAdapter } from '@milepost/platform/adapter'
import { useMemo } from 'react'
import type { SessionPage } from '../browser-store/session.ts'
import type { SessionEvent } from './session-event.ts'
import { useSessionScope } from './use-session-scope.ts'

/** Session actions for components. Each loads its code on first call. */
export interface SessionActions {
  /** Returns the platform for the signed-in supporter. An expiring token is refreshed first. */
  readonly platform: () => Promise<PlatformAdapter>
  /** Selects a page and loads its team. */
  readonly selectPage: (page: SessionPage) => Promise<void>
  /** Reads the selected page and its team again, 500 ms after it was changed. */
  readonly refetchPage: () => Promise<void>
  /** Reads supporter, pages and team again, such as after a page was made. */
  readonly refetch: () => Promise<void>
  /** Reads what the site keeps about one of the supporter's pages, by its slug. */
  readonly fetchMetadata: (slug: string) => Promise<void>
  readonly signOut: () => Promise<void>
  /** Tells the session what happened, such as `{ type: 'cleared' }`. */
  readonly tell: (event: SessionEvent) => Promise<void>
}

/** Returns the session actions: sign out, select a page, refetch and more. */
export function useSessionActions(): SessionActions {
  const scope = useSessionScope()
  return useMemo(
    () => ({
      async platform() {
        const { currentPlatform } = await import('./current-platform.ts')
        return currentPlatform(await scope())
      },
      async selectPage(page) {
        const { selectPage } = await import('./select-page.ts')
        return selectPage(await scope(), page)
      },
      async refetchPage() {
        const { refetchPage } = await import('./refetch-page.ts')
        return refetchPage(await scope())
      },
      async refetch() {
        const { fetchSession } = await import('./fetch-session.ts')
        return fetchSession(await scope())
      },
      async fetchMetadata(slug) {
        const { fetchPageMetadata } = await import('./fetch-page-metadata.ts')
        return fetchPageMetadata(await scope(), slug)
      },
      async signOut() {
        const { signOut } = await import('./sign-out.ts')
        await signOut(await scope())
      },
      async tell(event) {
        const { change } = await scope()
        change(event)
      },
    }),
    [scope],
  )
}
