import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asRecord } from '../values/as-record.ts'
import { toBase64 } from '../values/to-base64.ts'
import { toText } from '../values/to-text.ts'
import { withoutEmpty } from '../values/without-empty.ts'
import { type AddressInput, toPlatformAddress } from './address.ts'
import { parseSession } from './parse-session.ts'
import type { BasicSignUp, Session } from './session.ts'

/** Who signs up (Spec §3). */
export interface SignUpInputs {
  firstName: string
  lastName: string
  email: string
  password: string
  address?: AddressInput | undefined
  /** Bearer only. */
  phone?: string | undefined
  /** Basic only. */
  title?: string | undefined
  /** The id of the cause that brought the supporter here; Basic only. */
  cause?: number | undefined
  /** Basic only. */
  reference?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Makes an account and signs in: with Bearer for a session, with Basic for a token made of the
 * password, which accepts the platform's terms (Spec §6). Sent once, never tried again.
 *
 * @throws {MissingArgumentError} without first name, last name, email or password
 * @throws {HttpError} with the server's answer (Spec §8), such as 409 when the address is in use
 */
export function signUp(
  platform: Platform,
  inputs: SignUpInputs & { authType?: 'Bearer' | undefined },
): Promise<Session>
export function signUp(
  platform: Platform,
  inputs: SignUpInputs & { authType: 'Basic' },
): Promise<BasicSignUp>
export async function signUp(
  platform: Platform,
  given: SignUpInputs & { authType?: string | undefined },
): Promise<Session | BasicSignUp> {
  const { authType = 'Bearer', ...inputs } = emptyIfMissing(given)
  const { firstName, lastName, email, password, phone, signal } = inputs
  requireArguments({ firstName, lastName, email, password })
  if (authType === 'Basic') return signUpBasic(platform, inputs)
  const address = toPlatformAddress(inputs.address)
  const body = {
    ...withoutEmpty({ firstName, lastName, email, password, phone }),
    ...(address && {
      streetAddress: address.line1 ?? '',
      extendedAddress: address.line2 ?? '',
      locality: address.townOrCity ?? '',
      region: address.countyOrState ?? '',
      country: address.country ?? '',
      postCode: address.postcodeOrZipcode ?? '',
    }),
  }
  const path = `/v1/${platform.environment.provider}/iam/register`
  return parseSession(
    platform,
    await requestRest(platform, { method: 'POST', to: 'services', path, body, signal }),
  )
}

async function signUpBasic(platform: Platform, inputs: SignUpInputs): Promise<BasicSignUp> {
  const { firstName, lastName, email, password, title, reference, cause, signal } = inputs
  const address = toPlatformAddress(inputs.address)
  const body = {
    acceptTermsAndConditions: true,
    ...withoutEmpty({ firstName, lastName, email, password, title, address, reference }),
    ...withoutEmpty({ causeId: cause }),
  }
  const call = address
    ? ({ method: 'PUT', path: '/v1/account' } as const)
    : ({ method: 'POST', path: '/v1/account/lite' } as const)
  const answer = asRecord(await requestRest(platform, { ...call, to: 'api', body, signal }))
  return {
    address: inputs.address,
    country: toText(answer['country']),
    email,
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    token: toBase64(`${email}:${password}`),
  }
}
