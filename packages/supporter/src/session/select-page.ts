import { fetchSelectedPage } from './fetch-selected-page.ts'
import type { SessionPage } from '../browser-store/session.ts'
import type { SessionScope } from './session-scope.ts'

/** Selects one of the supporter's pages, and loads its team (Spec §4). */
export async function selectPage(scope: SessionScope, page: SessionPage): Promise<void> {
  scope.change({ type: 'pageSelected', page })
  await fetchSelectedPage(scope)
}
