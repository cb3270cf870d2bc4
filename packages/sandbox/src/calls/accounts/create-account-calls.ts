import type { AccountCreatedWire } from '@milepost/platform/testing'
import { literal, nullish, object, optional } from 'valibot'
import { errorMessage, faultList } from '../../http/answers.ts'
import { emailText, optionalText, requiredText } from '../../http/body-fields.ts'
import type { CallContext } from '../../http/call-context.ts'
import { defineCall } from '../../http/define-call.ts'
import { createAccount } from '../../records/create-account.ts'
import { passwordProblem } from '../../records/password-problem.ts'

/** A postal address as the account calls take it; every part may be missing. */
export const addressFields = object({
  line1: optionalText(200),
  line2: optionalText(200),
  townOrCity: optionalText(100),
  countyOrState: optionalText(100),
  country: optionalText(100),
  postcodeOrZipcode: optionalText(20),
})

const fields = {
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

interface Body {
  firstName: string
  lastName: string
  email: string
  password: string
}

const noAddress: Address = {
  line1: '',
  line2: '',
  townOrCity: '',
  countyOrState: '',
  country: '',
  postcodeOrZipcode: '',
}

/** Makes an account with an address, for Basic sign-up (wire contract §2.1.6). */
export const putAccount = defineCall<AccountCreatedWire, undefined, Body & { address: Address }>({
  family: 'api',
  method: 'PUT',
  path: '/v1/account',
  body: object({ ...fields, address: optional(addressFields, {}) }),
  handle: (context, { body }) => created(context, body, body.address),
})

/** Makes an account without an address, for Basic sign-up (wire contract §2.1.6). */
export const postLiteAccount = defineCall<
  AccountCreatedWire,
  undefined,
  Body & { address?: Address | null | undefined }
>({
  family: 'api',
  method: 'POST',
  path: '/v1/account/lite',
  body: object({ ...fields, address: nullish(addressFields) }),
  handle: (context, { body }) => created(context, body, body.address ?? noAddress),
})

function created(context: CallContext, body: Body, address: Address) {
  const problem = passwordProblem(body.password, body)
  if (problem !== undefined) return faultList(400, [{ id: 'PasswordInvalid', desc: problem }])
  const account = createAccount(context, {
    ...body,
    line1: address.line1,
    line2: address.line2,
    town: address.townOrCity,
    region: address.countyOrState,
    postcode: address.postcodeOrZipcode,
    country: address.country,
  })
  if (account === undefined) return errorMessage(409, 'The e-mail address is already in use')
  return { email: account.email, country: account.country }
}
