import type { PlatformAdapter } from '@milepost/platform/adapter'
import { useMemo } from 'react'
import type { SessionPage } from '../browser-store/session.ts'
import type { SessionEvent } from './session-event.ts'
import { useSessionScope } from './use-session-scope.ts'

/** Session actions for components. Each one loads its code on first use. */
export interface SessionActions {
  /** Returns the platform for the current user. Refreshes an expired token first. */
  readonly platform: () => Promise<PlatformAdapter>
  /** Selects a page and loads its team. */
  readonly selectPage: (page: SessionPage) => Promise<void>
  /** Refetches the selected page and its team, 500 ms after a change. */
  readonly refetchPage: () => Promise<void>
  /** Refetches user, pages and team, for example after a page was created. */
  readonly refetch: () => Promise<void>
  /** Loads the metadata of one of the user's pages, by slug. */
  readonly fetchMetadata: (slug: string) => Promise<void>
  readonly signOut: () => Promise<void>
  /** Dispatches a session event, such as `{ type: 'cleared' }`. */
  readonly tell: (event: SessionEvent) => Promise<void>
}

/** Returns the session actions. */
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
