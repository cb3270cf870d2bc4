import { fetchSelectedPage } from './fetch-selected-page.ts'
import type { SessionScope } from './session-scope.ts'

/** Spec §9: the platform needs a moment before a changed page is read as it is now. */
const pageRefetchDelayMs = 500

/** Reads the selected page again after it was changed. */
export async function refetchPage(scope: SessionScope): Promise<void> {
  await scope.wait(pageRefetchDelayMs)
  await fetchSelectedPage(scope)
}
