import { accountClauses } from './account-clauses.ts'
import { adapterClauses } from './adapter-clauses.ts'
import { campaignClauses } from './campaign-clauses.ts'
import type { Clause } from './clause.ts'
import { donationClauses } from './donation-clauses.ts'
import { fitnessClauses } from './fitness-clauses.ts'
import { imageClauses, reportClauses } from './image-and-report-clauses.ts'
import { linkClauses } from './link-clauses.ts'
import { pageClauses } from './page-clauses.ts'
import { pageEditingClauses } from './page-editing-clauses.ts'
import { metadataClauses, tagClauses } from './tag-clauses.ts'
import { teamClauses } from './team-clauses.ts'

/** Everything that a site depends on, one clause after the other. */
export const platformClauses: readonly Clause[] = [
  ...adapterClauses,
  ...campaignClauses,
  ...pageClauses,
  ...pageEditingClauses,
  ...donationClauses,
  ...accountClauses,
  ...linkClauses,
  ...teamClauses,
  ...fitnessClauses,
  ...tagClauses,
  ...metadataClauses,
  ...imageClauses,
  ...reportClauses,
]
