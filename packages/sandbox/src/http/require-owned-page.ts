import type { AccountRow } from '../records/accounts.ts'
import { createEmptyResponse, createErrorResponse } from './responses.ts'
import type { CallContext } from './call-context.ts'
import { findPageByShortName, type PageRow } from '../records/page-row.ts'

/** Returns the page in the path if the caller owns it, otherwise a response: 404 if it does not exist, else 403. */
export function requireOwnedPage(
  { database, params }: Pick<CallContext, 'database' | 'params'>,
  account: AccountRow,
): { page: PageRow } | { refusal: Response } {
  const page = findPageByShortName(database, params['shortName'] ?? '')
  if (page === undefined) return { refusal: createEmptyResponse(404) }
  return page.ownerId === account.id
    ? { page }
    : { refusal: createErrorResponse(403, 'This is not your page') }
}
