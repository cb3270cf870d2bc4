import type { UserInfoWire } from '@milepost/platform/testing'
import { defineOwnerCall } from '../../http/define-owner-call.ts'

/** The caller's identity, for short tokens (wire contract §2.1.9). */
export const getUserInfo = defineOwnerCall<UserInfoWire>({
  family: 'identity',
  method: 'GET',
  path: '/connect/userinfo',
  credentials: 'bearer',
  handle: (_, { account }) => ({
    sub: account.guid,
    justgiving_consumer_id: String(account.id),
    name: `${account.firstName} ${account.lastName}`.trim(),
    given_name: account.firstName,
    family_name: account.lastName,
    email: account.email,
  }),
})
