import { stateCallPath, stateQuery } from '../config/state-paths.ts'
import type { PageScope } from '../request/page-scope.ts'
import type { StateSettings } from '../site-settings/session-settings.ts'
import { stateVisitor } from './state-visitor.ts'

/** Queries that the answers for the platform need, too. */
const passedOn = [stateQuery, 'previewToken']

/**
 * What the browser is told of a page that is shown in a state.
 *
 * @param url - of the request
 */
export async function stateSettings(scope: PageScope, url: URL): Promise<StateSettings> {
  const query = new URLSearchParams(
    passedOn.flatMap((name) => {
      const value = url.searchParams.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  const visitor = await stateVisitor(scope, url.pathname)
  return {
    address: `${scope.services.language?.base ?? ''}${stateCallPath}?${query}`,
    ...(visitor && { visitor }),
  }
}
