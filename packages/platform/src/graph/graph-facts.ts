import type { RequestFacts } from '../errors/platform-error.ts'
import type { WithEnvironment } from '../links/with-environment.ts'

/** What errors and hooks tell about a request of the graph. */
export function graphFacts({ environment }: WithEnvironment): RequestFacts {
  return { method: 'POST', path: `/v1/${environment.provider}/graphql` }
}
