import { useAppState } from '../state/use-app-state.ts'
import type { Session } from './session.ts'

/** The session; the anonymous one on the server and while a page is hydrated. */
export function useSession(): Session {
  return useAppState('session')
}
