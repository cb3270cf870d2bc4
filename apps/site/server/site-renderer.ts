import type { RefusalWords } from '../src/request/refusal-words.ts'
import type { RefusedStatus } from '@milepost/server'
import type { MatchRoute } from '../../../packages/server/src/routes/create-route-matcher.ts'
import type { RenderRequest } from '@milepost/server'

/** What the server asks of the site's build. */
export interface SiteRenderer {
  render: RenderRequest
  matchRoute: MatchRoute
  /** Why a request is not let in, in the site's words. */
  refusalWords: (status: RefusedStatus) => Promise<RefusalWords>
}
