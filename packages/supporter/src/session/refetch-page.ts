import { fetchSelectedPage } from './fetch-selected-page.ts'
import type { SessionScope } from './session-scope.ts'

/** Delay in ms before a changed page is refetched, because reads lag behind writes (Spec §9). */
const pageRefetchDelayMs = 500

/** Refetches the selected page after a change. */
export async function refetchPage(scope: SessionScope): Promise<void> {
  await scope.wait(pageRefetchDelayMs)
  await fetchSelectedPage(scope)
}
