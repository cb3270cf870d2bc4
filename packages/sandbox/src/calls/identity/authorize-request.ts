import { toSafeExitUrl } from '../../http/safe-exit-url.ts'

/** OAuth authorization request from a site (wire contract §2.1.8). */
export interface AuthorizeRequest {
  clientId: string
  redirectUri: string
  state: string
  responseType: string
  scope: string
  /** Options for the page, see {@link parseAcrValues}. Resubmitted with its forms. */
  acrValues: string
}

/** Options for the authorize page, parsed from `acr_values`. */
export interface AcrOptions {
  signUp: boolean
  email: string
  signInTitle: string
  signUpTitle: string
}

/** Parses the parameters of the link or form. Missing values become empty, and long values are truncated. */
export function parseAuthorizeRequest(data: URLSearchParams): AuthorizeRequest {
  const text = (name: string) => (data.get(name) ?? '').slice(0, 2000)
  return {
    clientId: text('client_id').slice(0, 200),
    redirectUri: text('redirect_uri'),
    state: text('state'),
    responseType: text('response_type'),
    scope: text('scope'),
    acrValues: text('acr_values'),
  }
}

/** Returns an error message if a request can't be redirected back to its site; undefined if it can. */
export function validateAuthorizeRequest({
  clientId,
  redirectUri,
}: AuthorizeRequest): string | undefined {
  if (clientId === '') return 'The link has no client_id.'
  if (toSafeExitUrl(redirectUri) === undefined) {
    return 'The redirect_uri of the link is missing or not allowed.'
  }
  return undefined
}

/** Returns the redirect URL, with the response parameters and the site's `state`. */
export function getReturnUrl(
  { redirectUri, state }: Pick<AuthorizeRequest, 'redirectUri' | 'state'>,
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  if (state !== '') url.searchParams.set('state', state)
  return url.href
}

/** Parses `acr_values`: `signup:true`, `encodedOptions:<base64>` or `encodedOptionsignup:<base64>`. */
export function parseAcrValues(acrValues: string): AcrOptions {
  const [, signUp, base64 = ''] = /^encodedOptions?(signup)?:(.*)$/.exec(acrValues) ?? []
  const options = decodeOptions(base64)
  const text = (name: string) => {
    const value = options[name]
    return typeof value === 'string' ? value.slice(0, 200) : ''
  }
  return {
    signUp: signUp !== undefined || acrValues === 'signup:true',
    email: text('EmailValue'),
    signInTitle: text('SignInTitle') || 'Sign in',
    signUpTitle: text('SignUpTitle') || 'Create your account',
  }
}

function decodeOptions(base64: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(base64, 'base64').toString('utf8'))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
