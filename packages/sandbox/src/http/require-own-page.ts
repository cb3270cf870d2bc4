import type { AccountRow } from '../records/accounts.ts'
import { createEmptyResponse, createErrorMessage } from './responses.ts'
import type { CallContext } from './call-context.ts'
import { pageByShortName, type PageRow } from '../records/page-row.ts'

/** Returns the page in the path if the caller owns it, otherwise a response: 404 if it does not exist, else 403. */
export function requireOwnPage(
  { database, params }: Pick<CallContext, 'database' | 'params'>,
  account: AccountRow,
): { page: PageRow } | { refusal: Response } {
  const page = pageByShortName(database, params['shortName'] ?? '')
  if (page === undefined) return { refusal: createEmptyResponse(404) }
  return page.ownerId === account.id
    ? { page }
    : { refusal: createErrorMessage(403, 'This is not your page') }
}
