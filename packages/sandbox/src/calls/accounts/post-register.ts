import type { RegisterErrorWire, SessionWire } from '@milepost/platform/testing'
import { object } from 'valibot'
import { createJsonResponse } from '../../http/responses.ts'
import { emailText, optionalText, requiredText } from '../../http/fields.ts'
import { defineCall } from '../../http/define-call.ts'
import { createAccount, findPasswordProblem } from '../../records/accounts.ts'
import { startSession } from '../../records/sessions.ts'

interface RegisterBody {
  firstName: string
  lastName: string
  email: string
  password: string
  phone: string
  streetAddress: string
  extendedAddress: string
  locality: string
  region: string
  country: string
  postCode: string
}

/** Creates a supporter's account and starts a session (wire contract §2.1.5). */
export const postRegister = defineCall<SessionWire, undefined, RegisterBody>({
  family: 'services',
  method: 'POST',
  path: '/v1/:provider/iam/register',
  body: object({
    firstName: requiredText(100),
    lastName: requiredText(100),
    email: emailText,
    password: requiredText(200),
    phone: optionalText(40),
    streetAddress: optionalText(200),
    extendedAddress: optionalText(200),
    locality: optionalText(100),
    region: optionalText(100),
    country: optionalText(100),
    postCode: optionalText(20),
  }),
  handle(context, { body }) {
    const problem = findPasswordProblem(body.password, body)
    if (problem !== undefined) return createRefusalResponse(400, problem)
    const account = createAccount(context, {
      ...body,
      line1: body.streetAddress,
      line2: body.extendedAddress,
      town: body.locality,
      postcode: body.postCode,
    })
    if (account === undefined) return createRefusalResponse(409, 'EmailAddress is in use.')
    context.log(`email to ${account.email}: Welcome`)
    return startSession(context, account)
  },
})

function createRefusalResponse(status: number, message: string): Response {
  return createJsonResponse(
    { Errors: [{ ErrorMessage: message }] } satisfies RegisterErrorWire,
    status,
  )
}
