import { createPlatform } from '@milepost/platform'
import { showFlash } from '../flash/show-flash.ts'
import { withOverrides } from '../messages/with-overrides.ts'
import { browserStore } from '../state/browser-store.ts'
import { platformEnvironment } from '../wiring/platform-origins.ts'
import { reduceSession } from './reduce-session.ts'
import { sessionMessages } from './session-messages.ts'
import type { SessionScope } from './session-scope.ts'
import type { SessionShell } from './session-settings.ts'

/** The session's work in this tab. Brings the platform client: import it only behind an action. */
export function browserScope({ session: settings, messages }: SessionShell): SessionScope {
  const store = browserStore()
  const { environment, variant, apiKey, sandboxOrigin } = settings.platform
  const base = {
    apiKey,
    environment: platformEnvironment(
      // A tenant's application key is a secret and stays on the server.
      {
        platform: {
          environment,
          apiKey,
          sandboxOrigin,
          applicationKey: undefined,
          authType: settings.signIn.authType,
        },
      },
      variant,
    ),
  }
  return {
    settings,
    messages: withOverrides(sessionMessages, messages),
    session: () => store.get('session'),
    change: (event) => store.set('session', (session) => reduceSession(session, event)),
    platformFor: (credentials) => createPlatform({ ...base, ...credentials }),
    now: () => Date.now(),
    wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
    alone: (name, work) => {
      // Not on plain http addresses, nor in old browsers: then every tab for itself.
      const locks = (navigator as Partial<Navigator>).locks
      return locks ? locks.request(`milepost:${name}`, work) : work()
    },
    showFlash,
  }
}
