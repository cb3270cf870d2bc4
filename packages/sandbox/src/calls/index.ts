import { accountCalls } from './accounts/index.ts'
import { campaignCalls } from './campaigns/index.ts'
import { checkoutCalls } from './checkout/index.ts'
import { contentCalls } from './content/index.ts'
import { donationCalls } from './donations/index.ts'
import { fitnessCalls } from './fitness/index.ts'
import { graphCalls } from './graph/index.ts'
import { identityCalls } from './identity/index.ts'
import { imageCalls } from './images/index.ts'
import { leaderboardCalls } from './leaderboards/index.ts'
import { metadataCalls } from './metadata/index.ts'
import { migrationCalls } from './migration/index.ts'
import { pageCalls } from './pages/index.ts'
import { searchCalls } from './search/index.ts'
import { startPageCalls } from './start-page/index.ts'
import { tagCalls } from './tags/index.ts'
import { teamCalls } from './teams/index.ts'
import { totalsCalls } from './totals/index.ts'
import { modelsApiCalls } from './types/index.ts'
import { wwwCalls } from './www/index.ts'

/**
 * All calls of the sandbox, in matching order. To add a call, define it with `defineCall(…)` and list it in its
 * folder's index.
 */
export const calls = [
  ...accountCalls,
  ...identityCalls,
  ...campaignCalls,
  ...donationCalls,
  ...pageCalls,
  ...searchCalls,
  ...tagCalls,
  ...metadataCalls,
  ...fitnessCalls,
  ...leaderboardCalls,
  ...teamCalls,
  ...totalsCalls,
  ...graphCalls,
  ...imageCalls,
  ...checkoutCalls,
  ...startPageCalls,
  ...wwwCalls,
  ...contentCalls,
  ...modelsApiCalls,
  ...migrationCalls,
]
