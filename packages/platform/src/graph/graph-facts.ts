import type { RequestFacts } from '../errors/platform-error.ts'
import type { WithEnvironment } from '../links/with-environment.ts'

/** The facts about a GraphQL request that errors and hooks get. */
export function graphFacts({ environment }: WithEnvironment): RequestFacts {
  return { method: 'POST', path: `/v1/${environment.provider}/graphql` }
}
