import type { RefusalWords } from '../src/request/refusal-words.ts'
import type { RefusedStatus } from '../src/services/refused-status.ts'
import type { MatchRoute } from '../src/services/route-match.ts'
import type { RenderRequest } from './render-page.ts'

/** What the server asks of the site's build. */
export interface SiteRenderer {
  render: RenderRequest
  matchRoute: MatchRoute
  /** Why a request is not let in, in the site's words. */
  refusalWords: (status: RefusedStatus) => Promise<RefusalWords>
}
