import type { SessionScope } from './session-scope.ts'

/** Ends the session in all tabs, removes unsaved work, and shows a toast. */
export async function signOut(scope: SessionScope): Promise<void> {
  scope.change({ type: 'cleared' })
  scope.showToast(scope.messages.signedOut, 'success')
  await scope.forgetUnsavedWork()
}
