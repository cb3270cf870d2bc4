import { buildQuery } from '../request/build-query.ts'
import { toBase64 } from '../values/to-base64.ts'
import type { WithEnvironment } from './with-environment.ts'

/** What the identity service's own sign-in screen is told. */
export interface AuthorizeInputs {
  clientId: string
  /** Where the screen leads back to, with a `code` and the `state`. */
  redirectUri: string
  /** Comes back unchanged. */
  state?: string | undefined
  /** Opens on sign-up. */
  signUp?: boolean | undefined
  /** Filled in beforehand. */
  email?: string | undefined
}

/** The address of the identity service's own sign-in screen; `connect` takes the code it gives. */
export function authorizeLink(
  { environment }: WithEnvironment,
  { clientId, redirectUri, state, signUp = false, email }: AuthorizeInputs,
): string {
  const options = email ? toBase64(JSON.stringify({ EmailValue: email })) : ''
  const prefix = signUp ? 'encodedOptionsignup' : 'encodedOptions'
  const query = buildQuery({
    client_id: clientId,
    redirect_uri: redirectUri,
    state,
    response_type: 'code',
    scope: 'openid profile email account fundraise offline_access',
    acr_values: options ? `${prefix}:${options}` : signUp ? 'signup:true' : undefined,
  })
  return `${environment.identity}/connect/authorize${query}`
}
