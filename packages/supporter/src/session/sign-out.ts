import type { SessionScope } from './session-scope.ts'

/** Forgets who was signed in, here and in every other tab, and says so. */
export function signOut(scope: SessionScope): void {
  scope.change({ type: 'cleared' })
  scope.showToast(scope.messages.signedOut, 'success')
}
