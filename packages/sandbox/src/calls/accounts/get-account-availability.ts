import type { AccountTypeWire } from '@milepost/platform/testing'
import { jsonAnswer } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'
import { accountByEmail } from '../../records/account-row.ts'

/** Whether an e-mail address has an account: 200 when it has, 404 when not (wire contract §2.1.7). */
export const getAccountAvailability = defineCall<AccountTypeWire>({
  family: 'api',
  method: 'GET',
  path: '/v1/account/:email',
  handle({ database, params }) {
    return accountByEmail(database, params['email'] ?? '') === undefined
      ? jsonAnswer({ accountType: 'None' } satisfies AccountTypeWire, 404)
      : { accountType: 'Standard' }
  },
})
