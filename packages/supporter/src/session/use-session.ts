import { useHost, useSupporterState } from '../host/host-context.ts'
import type { Session, SessionPage } from '../browser-store/session.ts'
import { useCallback, useMemo } from 'react'
import type { SessionEvent, SessionScope } from './session-scope.ts'
import type { PlatformAdapter } from '@milepost/platform/adapter'

/** Returns the session. During server rendering and hydration, returns the session of an anonymous visitor. */
export function useSession(): Session {
  return useSupporterState('session')
}

/** Returns a function that provides the session scope. Its code is loaded on the first call. */
export function useSessionScope(): () => Promise<SessionScope> {
  const { settings, platform, messages, store } = useHost()
  return useCallback(async () => {
    const { createBrowserScope } = await import('./browser-scope.ts')
    return createBrowserScope({ settings, platform, messages, store })
  }, [settings, platform, messages, store])
}

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
  readonly dispatch: (event: SessionEvent) => Promise<void>
}

/** Returns the session actions. */
export function useSessionActions(): SessionActions {
  const scope = useSessionScope()
  return useMemo(() => {
    const calls = () => Promise.all([import('./fetch-session.ts'), scope()])
    return {
      async platform() {
        const [{ getCurrentPlatform }, here] = await calls()
        return getCurrentPlatform(here)
      },
      async selectPage(page) {
        const [{ selectPage }, here] = await calls()
        return selectPage(here, page)
      },
      async refetchPage() {
        const [{ refetchPage }, here] = await calls()
        return refetchPage(here)
      },
      async refetch() {
        const [{ fetchSession }, here] = await calls()
        return fetchSession(here)
      },
      async fetchMetadata(slug) {
        const [{ fetchPageMetadata }, here] = await calls()
        return fetchPageMetadata(here, slug)
      },
      async signOut() {
        const [{ signOut }, here] = await calls()
        await signOut(here)
      },
      async dispatch(event) {
        const { change } = await scope()
        change(event)
      },
    }
  }, [scope])
}
