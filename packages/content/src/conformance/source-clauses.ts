import { changingClauses } from './changing-clauses.ts'
import type { Clause } from './clause.ts'
import { findingClauses } from './finding-clauses.ts'
import { previewClauses } from './preview-clauses.ts'

/** What a source must do, a test each. */
export const sourceClauses: readonly Clause[] = [
  ...findingClauses,
  ...changingClauses,
  ...previewClauses,
]
