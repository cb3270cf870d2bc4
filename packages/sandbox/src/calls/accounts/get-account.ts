import type { AccountWire } from '@milepost/platform/testing'
import { imageAddresses } from '../../images/image-address.ts'
import { emptyAnswer } from '../../http/answers.ts'
import type { CallContext } from '../../http/call-context.ts'
import { defineCall } from '../../http/define-call.ts'
import { millisecondDate } from '../../values/wire-date.ts'
import type { AccountRow } from '../../records/account-row.ts'
import { authenticate } from '../../http/authenticate.ts'

/** The caller's account, by Bearer token or Basic pair (wire contract §2.1.4, §2.1.9). */
export const getAccount = defineCall({
  family: 'api',
  method: 'GET',
  path: '/v1/account',
  handle(context) {
    const account = authenticate(context)
    return account === undefined ? emptyAnswer(401) : accountAnswer(context, account)
  },
})

function accountAnswer({ database, origin }: CallContext, account: AccountRow): AccountWire {
  const pages = database.get<{ active: number }>(
    "SELECT count(*) AS active FROM pages WHERE owner_id = ? AND status = 'Active'",
    account.id,
  )
  const image = imageAddresses(origin, account.image).absolute
  return {
    accountId: account.id,
    userId: account.guid,
    accountTypes: ['Standard'],
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    activePageCount: pages?.active ?? 0,
    completedPagesCount: 0,
    country: account.country,
    town: account.town,
    address: {
      line1: account.line1,
      line2: account.line2 || null,
      townOrCity: account.town,
      countyOrState: account.region,
      country: account.country,
      postcodeOrZipcode: account.postcode,
    },
    joinDate: millisecondDate(account.joinedMs),
    profileImageUrls: [
      { Key: 'OriginalSize', Value: image },
      { Key: 'Size150x150Face', Value: `${image}?template=size150x150face` },
    ],
    totalDonated: 0,
    totalDonatedGiftAid: 0,
    totalGiftAid: 0,
    totalRaised: 0,
  }
}
