import type { SuccessWire } from '@milepost/platform/testing'
import { nullish, object } from 'valibot'
import { createErrorResponse } from '../../http/responses.ts'
import { emailText, optionalText } from '../../http/fields.ts'
import { defineOwnerCall } from '../../http/define-owner-call.ts'
import { findAccountByEmail, getCountryCode } from '../../records/accounts.ts'
import { addressFields } from './account-calls.ts'

interface AccountDetailsBody {
  firstName: string
  lastName: string
  email: string
  address?:
    | {
        line1: string
        line2: string
        townOrCity: string
        countyOrState: string
        country: string
        postcodeOrZipcode: string
      }
    | null
    | undefined
}

/** Updates the caller's name, email and address. An omitted name or address is unchanged (wire contract §2.1.10). */
export const putAccountDetails = defineOwnerCall<SuccessWire, undefined, AccountDetailsBody>({
  family: 'api',
  method: 'PUT',
  path: '/v1/account/:uuid',
  credentials: 'bearer or basic',
  body: object({
    firstName: optionalText(100),
    lastName: optionalText(100),
    email: emailText,
    address: nullish(addressFields),
  }),
  handle({ database, params }, { body, account }) {
    if (params['uuid']?.toLowerCase() !== account.guid) {
      return createErrorResponse(403, 'This is not your account')
    }
    return database.transaction(() => {
      const holder = findAccountByEmail(database, body.email)
      if (holder !== undefined && holder.id !== account.id) {
        return createErrorResponse(409, 'The email address is already in use')
      }
      const { address } = body
      const country = (address?.country ?? '') || account.country
      database.run(
        `UPDATE accounts SET first_name = ?, last_name = ?, email = ?, line1 = ?, line2 = ?, town = ?,
          region = ?, postcode = ?, country = ?, country_code = ? WHERE id = ?`,
        body.firstName || account.firstName,
        body.lastName || account.lastName,
        body.email,
        address?.line1 ?? account.line1,
        address?.line2 ?? account.line2,
        address?.townOrCity ?? account.town,
        address?.countyOrState ?? account.region,
        address?.postcodeOrZipcode ?? account.postcode,
        country,
        country === account.country ? account.countryCode : getCountryCode(country),
        account.id,
      )
      return { success: true }
    })
  },
})
