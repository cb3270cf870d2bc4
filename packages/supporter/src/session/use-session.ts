import { useSupporterState } from '../host/use-supporter-state.ts'
import type { Session } from '../browser-store/session.ts'

/** The session; the anonymous one on the server and while a page is hydrated. */
export function useSession(): Session {
  return useSupporterState('session')
}
