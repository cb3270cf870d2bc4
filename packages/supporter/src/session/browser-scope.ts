import type { ResolvedHost } from '../host/host-context.ts'
import { overrideMessages } from '../messages/message-catalogue.ts'
import { removeUnsavedWork } from '../browser-store/remove-unsaved-work.ts'
import { getTabStorage } from '../browser-store/app-store.ts'
import { showToast } from '../toast/toasts.tsx'
import { reduceSession } from './reduce-session.ts'
import { type SessionScope, delay } from './session-scope.ts'
import { sessionMessages } from './session-messages.ts'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import type { SupporterPlatform } from '../host/supporter-host.ts'

/** Creates the session scope of this tab. Import this module dynamically, because it contains the platform client. */
export async function createBrowserScope({
  settings,
  platform,
  messages,
  store: storeOf,
}: Pick<ResolvedHost, 'settings' | 'platform' | 'messages' | 'store'>): Promise<SessionScope> {
  const store = storeOf()
  const adapter = await resolveAdapter(platform)
  return {
    settings,
    messages: overrideMessages(sessionMessages, messages),
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
    alone: runExclusively,
    removeUnsavedWork: (owner) =>
      removeUnsavedWork({ tab: getTabStorage(), database: openUnsavedImages }, owner),
    showToast: (text, theme) => showToast(store, text, theme),
  }
}

const openUnsavedImages = async () =>
  (await import('../browser-store/image-database.ts')).openImageDatabase()

/** Time that browsers may need to propagate storage changes to other tabs, in ms. */
const storageSettleMs = 300

/** Runs work under a Web Lock. Holds the lock a little longer, so that the next tab sees what was stored. */
async function runExclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Not available on plain HTTP and in old browsers. Tabs then run concurrently.
  const locks = (navigator as Partial<Navigator>).locks
  if (locks === undefined) return work()
  return new Promise((resolve, reject) => {
    const turn = async () => {
      await work().then(resolve, reject)
      await delay(storageSettleMs)
    }
    locks.request(`milepost:${name}`, turn).catch(reject)
  })
}

const adapters = new WeakMap<object, Promise<PlatformAdapter>>()

/**
 * Returns the adapter for a visitor who is not signed in. A function is called once, and again if it failed.
 *
 * @throws the error of the function, for example if its code cannot be loaded
 */
function resolveAdapter(platform: SupporterPlatform): Promise<PlatformAdapter> {
  if (typeof platform !== 'function') return Promise.resolve(platform)
  const known = adapters.get(platform)
  if (known !== undefined) return known
  const adapter = platform()
  adapters.set(platform, adapter)
  adapter.catch(() => adapters.delete(platform))
  return adapter
}
