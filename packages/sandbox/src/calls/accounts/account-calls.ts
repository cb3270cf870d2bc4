import type { AccountCreatedWire, AccountTypeWire, AccountWire } from '@milepost/platform/testing'
import { literal, nullish, object, optional } from 'valibot'
import {
  createEmptyResponse,
  createErrorResponse,
  createFaultListResponse,
  createJsonResponse,
  createMessageResponse,
} from '../../http/responses.ts'
import { emailText, optionalText, requiredText } from '../../http/fields.ts'
import type { CallContext } from '../../http/call-context.ts'
import { defineCall } from '../../http/define-call.ts'
import {
  findAccountByEmail,
  type AccountRow,
  createAccount,
  findPasswordProblem,
} from '../../records/accounts.ts'
import { getImageUrls } from '../../images/stored-image.ts'
import { formatMillisecondDate } from '../../values/wire-values.ts'
import { authenticate } from '../../http/authenticate.ts'

/** Postal address fields of the account calls, all optional. */
export const addressFields = object({
  line1: optionalText(200),
  line2: optionalText(200),
  townOrCity: optionalText(100),
  countyOrState: optionalText(100),
  country: optionalText(100),
  postcodeOrZipcode: optionalText(20),
})

const accountFields = {
  acceptTermsAndConditions: literal(true, 'must be true'),
  firstName: requiredText(100),
  lastName: requiredText(100),
  email: emailText,
  password: requiredText(200),
}

interface Address {
  line1: string
  line2: string
  townOrCity: string
  countyOrState: string
  country: string
  postcodeOrZipcode: string
}

interface AccountBody {
  firstName: string
  lastName: string
  email: string
  password: string
}

const emptyAddress: Address = {
  line1: '',
  line2: '',
  townOrCity: '',
  countyOrState: '',
  country: '',
  postcodeOrZipcode: '',
}

/** Creates an account with an address, for Basic sign-up (wire contract §2.1.6). */
export const putAccount = defineCall<
  AccountCreatedWire,
  undefined,
  AccountBody & { address: Address }
>({
  family: 'api',
  method: 'PUT',
  path: '/v1/account',
  body: object({ ...accountFields, address: optional(addressFields, {}) }),
  handle: (context, { body }) => registerAccount(context, body, body.address),
})

/** Creates an account with an optional address, for Basic sign-up (wire contract §2.1.6). */
export const postLiteAccount = defineCall<
  AccountCreatedWire,
  undefined,
  AccountBody & { address?: Address | null | undefined }
>({
  family: 'api',
  method: 'POST',
  path: '/v1/account/lite',
  body: object({ ...accountFields, address: nullish(addressFields) }),
  handle: (context, { body }) => registerAccount(context, body, body.address ?? emptyAddress),
})

function registerAccount(context: CallContext, body: AccountBody, address: Address) {
  const problem = findPasswordProblem(body.password, body)
  if (problem !== undefined)
    return createFaultListResponse(400, [{ id: 'PasswordInvalid', desc: problem }])
  const account = createAccount(context, {
    ...body,
    line1: address.line1,
    line2: address.line2,
    town: address.townOrCity,
    region: address.countyOrState,
    postcode: address.postcodeOrZipcode,
    country: address.country,
  })
  if (account === undefined) return createErrorResponse(409, 'The email address is already in use')
  return { email: account.email, country: account.country }
}

/** Returns 200 if an account with this email exists, and 404 otherwise (wire contract §2.1.7). */
export const getAccountAvailability = defineCall<AccountTypeWire>({
  family: 'api',
  method: 'GET',
  path: '/v1/account/:email',
  handle({ database, params }) {
    return findAccountByEmail(database, params['email'] ?? '') === undefined
      ? createJsonResponse({ accountType: 'None' } satisfies AccountTypeWire, 404)
      : { accountType: 'Standard' }
  },
})

/** Returns the caller's account, with Bearer or Basic authentication (wire contract §2.1.4, §2.1.9). */
export const getAccount = defineCall({
  family: 'api',
  method: 'GET',
  path: '/v1/account',
  handle(context) {
    const account = authenticate(context)
    return account === undefined ? createEmptyResponse(401) : toAccountWire(context, account)
  },
})

function toAccountWire({ database, origin }: CallContext, account: AccountRow): AccountWire {
  const pages = database.get<{ active: number }>(
    "SELECT count(*) AS active FROM pages WHERE owner_id = ? AND status = 'Active'",
    account.id,
  )
  const image = getImageUrls(origin, account.image).absolute
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
    joinDate: formatMillisecondDate(account.joinedMs),
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

/** Handles a password reset request (wire contract §2.1.1). Logs a line instead of sending an email. */
export const postResetPassword = defineCall<undefined, undefined, { email: string }>({
  family: 'services',
  method: 'POST',
  path: '/v1/:provider/iam/reset-password',
  body: object({ email: emailText }),
  handle({ database, log }, { body }) {
    const account = findAccountByEmail(database, body.email)
    if (account === undefined) {
      return createMessageResponse(404, 'No account has this email address')
    }
    log(`email to ${account.email}: Choose a new password`)
    return createEmptyResponse(204)
  },
})
