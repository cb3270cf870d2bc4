import type { ResolvedHost } from '../host/host-context.ts'
import { withOverrides } from '../messages/message-catalogue.ts'
import { forgetUnsavedWork } from '../browser-store/forget-unsaved-work.ts'
import { tabStorage } from '../browser-store/app-store.ts'
import { showToast } from '../toast/toasts.tsx'
import { reduceSession } from './reduce-session.ts'
import { type SessionScope, delay } from './session-scope.ts'
import { sessionMessages } from './session-messages.ts'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import type { SupporterPlatform } from '../host/supporter-host.ts'

/** Creates the session scope of this tab. Import this module dynamically, because it contains the platform client. */
export async function browserScope({
  settings,
  platform,
  messages,
  store: storeOf,
}: Pick<ResolvedHost, 'settings' | 'platform' | 'messages' | 'store'>): Promise<SessionScope> {
  const store = storeOf()
  const adapter = await resolveAdapter(platform)
  return {
    settings,
    messages: withOverrides(sessionMessages, messages),
    session() {
      // Read changes of other tabs whose events have not arrived, for example after waiting for a lock.
      store.refresh()
      return store.get('session')
    },
    change: (event) => store.set('session', (session) => reduceSession(session, event)),
    platformFor: (credentials) =>
      credentials ? adapter.withToken(credentials.token, credentials.authType) : adapter,
    now: () => Date.now(),
    wait: delay,
    alone: runAlone,
    forgetUnsavedWork: (owner) =>
      forgetUnsavedWork({ tab: tabStorage(), database: openImages }, owner),
    showToast: (text, theme) => showToast(store, text, theme),
  }
}

const openImages = async () =>
  (await import('../browser-store/image-database.ts')).openImageDatabase()

/** Time that browsers may need to propagate storage changes to other tabs, in ms. */
const settleMs = 300

/** Runs work under a Web Lock. Holds the lock a little longer, so that the next tab sees what was stored. */
async function runAlone<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Not available on plain HTTP and in old browsers. Tabs then run concurrently.
  const locks = (navigator as Partial<Navigator>).locks
  if (locks === undefined) return work()
  return new Promise((resolve, reject) => {
    const turn = async () => {
      await work().then(resolve, reject)
      await delay(settleMs)
    }
    locks.request(`milepost:${name}`, turn).catch(reject)
  })
}

const brought = new WeakMap<object, Promise<PlatformAdapter>>()

/**
 * Returns the adapter for a visitor who is not signed in. A function is called once, and again if it failed.
 *
 * @throws the error of the function, for example if its code cannot be loaded
 */
function resolveAdapter(platform: SupporterPlatform): Promise<PlatformAdapter> {
  if (typeof platform !== 'function') return Promise.resolve(platform)
  const known = brought.get(platform)
  if (known !== undefined) return known
  const adapter = platform()
  brought.set(platform, adapter)
  adapter.catch(() => brought.delete(platform))
  return adapter
}
