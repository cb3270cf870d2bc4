import type { WholeHost } from '../host/host-context.ts'
import { withOverrides } from '../messages/with-overrides.ts'
import { forgetUnsavedWork } from '../browser-store/forget-unsaved-work.ts'
import { tabStorage } from '../browser-store/tab-storage.ts'
import { showToast } from '../toast/show-toast.ts'
import { adapterOf } from './adapter-of.ts'
import { reduceSession } from './reduce-session.ts'
import { sessionMessages } from './session-messages.ts'
import type { SessionScope } from './session-scope.ts'
import { waitMs } from './wait-ms.ts'

/** The session's work in this tab. Brings the platform client: import it only behind an action. */
export async function browserScope({
  settings,
  platform,
  messages,
  store: storeOf,
}: Pick<WholeHost, 'settings' | 'platform' | 'messages' | 'store'>): Promise<SessionScope> {
  const store = storeOf()
  const adapter = await adapterOf(platform)
  return {
    settings,
    messages: withOverrides(sessionMessages, messages),
    session() {
      // Another tab's word may be in storage and not yet here, as when a lock has just been let go.
      store.refresh()
      return store.get('session')
    },
    change: (event) => store.set('session', (session) => reduceSession(session, event)),
    platformFor: (credentials) =>
      credentials ? adapter.withToken(credentials.token, credentials.authType) : adapter,
    now: () => Date.now(),
    wait: waitMs,
    alone: runAlone,
    forgetUnsavedWork: (owner) =>
      forgetUnsavedWork({ tab: tabStorage(), database: openedPictures }, owner),
    showToast: (text, theme) => showToast(store, text, theme),
  }
}

const openedPictures = async () =>
  (await import('../browser-store/picture-database.ts')).openPictureDatabase()

/** As long as a browser may need to show one tab's storage to another. */
const settleMs = 300

/** The turn is kept a little longer than the work takes, so that the next tab finds what was stored. */
async function runAlone<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Not on plain http addresses, nor in old browsers: then every tab for itself.
  const locks = (navigator as Partial<Navigator>).locks
  if (locks === undefined) return work()
  return new Promise((resolve, reject) => {
    const turn = async () => {
      await work().then(resolve, reject)
      await waitMs(settleMs)
    }
    locks.request(`milepost:${name}`, turn).catch(reject)
  })
}
