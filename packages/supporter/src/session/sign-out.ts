import type { SessionScope } from './session-scope.ts'

/** Ends the session, here and in every other tab, forgets unsaved work, and notifies the user. */
export async function signOut(scope: SessionScope): Promise<void> {
  scope.change({ type: 'cleared' })
  scope.showToast(scope.messages.signedOut, 'success')
  await scope.forgetUnsavedWork()
}
