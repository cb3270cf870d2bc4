import { useSupporterState } from '../host/use-supporter-state.ts'
import type { Session } from '../browser-store/session.ts'

/** Returns the session. During server rendering and hydration, it is that of an anonymous visitor. */
export function useSession(): Session {
  return useSupporterState('session')
}
