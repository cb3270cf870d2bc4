import { defineOwnerCall } from '../../http/define-owner-call.ts'
import { ownPage } from '../../http/own-page.ts'

/** Cancels the caller's own page: it stays, out of every list (wire contract §2.5.8). */
export const deletePage = defineOwnerCall<object>({
  family: 'api',
  method: 'DELETE',
  path: '/v1/fundraising/pages/:shortName',
  credentials: 'bearer or basic',
  handle(context, { account }) {
    const own = ownPage(context, account)
    if ('refusal' in own) return own.refusal
    context.database.run("UPDATE pages SET status = 'Cancelled' WHERE id = ?", own.page.id)
    return {}
  },
})
