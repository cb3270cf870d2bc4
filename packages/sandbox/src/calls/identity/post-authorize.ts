import {
  type AccountRow,
  createAccount,
  listDemoEmails,
  findPasswordProblem,
} from '../../records/accounts.ts'
import { findAccountByPassword } from '../../http/authenticate.ts'
import type { FieldErrors } from '../../html/field-error.ts'
import { createHtmlResponse, createRedirect } from '../../http/responses.ts'
import type { CallContext } from '../../http/call-context.ts'
import { defineCall } from '../../http/define-call.ts'
import { issueAuthorizationCode } from '../../records/authorization-codes.ts'
import type { AuthorizeRequest } from './authorize-request.ts'
import {
  parseAuthorizeRequest,
  validateAuthorizeRequest,
  getReturnUrl,
  parseAcrValues,
} from './authorize-request.ts'
import {
  renderAuthorizeScreen,
  renderBrokenLinkScreen,
  renderConsentScreen,
} from './authorize-screens.ts'

/** Lifetime of a consent ticket. */
const ticketLifetimeMs = 15 * 60_000

interface CredentialsForm {
  firstName: string
  lastName: string
  email: string
  password: string
}

/** Handles the forms of the authorize page: sign-in or sign-up, then consent. */
export const postAuthorize = defineCall({
  family: 'identity',
  method: 'POST',
  path: '/connect/authorize',
  async handle(context) {
    const data = new URLSearchParams(await context.request.text())
    if (data.get('step') === 'consent') return redirectAfterConsent(context, data)
    const request = parseAuthorizeRequest(data)
    const problem = validateAuthorizeRequest(request)
    if (problem !== undefined) return createHtmlResponse(await renderBrokenLinkScreen(problem), 400)
    const text = (name: string, limit: number) => (data.get(name) ?? '').slice(0, limit).trim()
    const form = {
      firstName: text('firstName', 100),
      lastName: text('lastName', 100),
      email: text('email', 254),
      password: (data.get('password') ?? '').slice(0, 200),
    }
    const signUp = data.get('step') === 'sign-up'
    const result = signUp ? signUpWithForm(context, form) : signIn(context, form)
    if ('account' in result) return requestConsent(context, request, result.account)
    const acrOptions = { ...parseAcrValues(request.acrValues), signUp }
    const { origin, database } = context
    const { errors } = result
    const demoEmails = listDemoEmails(database)
    return createHtmlResponse(
      await renderAuthorizeScreen({ origin, demoEmails, request, acrOptions, form, errors }),
      422,
    )
  },
})

type AccountResult = { account: AccountRow } | { errors: FieldErrors }

function signIn(context: CallContext, form: CredentialsForm): AccountResult {
  const errors = getMissingFieldErrors(form, ['email', 'password'])
  if (Object.keys(errors).length > 0) return { errors }
  const account = findAccountByPassword(context, form.email, form.password)
  return account === undefined
    ? { errors: { password: 'Wrong email address or password' } }
    : { account }
}

function signUpWithForm(context: CallContext, form: CredentialsForm): AccountResult {
  const errors = getMissingFieldErrors(form, ['firstName', 'lastName', 'email', 'password'])
  if (errors['email'] === undefined && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(form.email)) {
    errors['email'] = 'Enter an email address, such as name@example.org'
  }
  const problem = findPasswordProblem(form.password, form)
  if (errors['password'] === undefined && problem !== undefined) errors['password'] = problem
  if (Object.keys(errors).length > 0) return { errors }
  const nowhere = { line1: '', line2: '', town: '', region: '', postcode: '', country: '' }
  const account = createAccount(context, { ...form, ...nowhere })
  return account === undefined
    ? { errors: { email: 'This email address has an account. Sign in instead' } }
    : { account }
}

const fieldLabels = {
  firstName: 'your first name',
  lastName: 'your last name',
  email: 'your email address',
  password: 'your password',
}

function getMissingFieldErrors(
  form: CredentialsForm,
  names: readonly (keyof CredentialsForm)[],
): Record<string, string> {
  return Object.fromEntries(
    names.filter((name) => form[name] === '').map((name) => [name, `Enter ${fieldLabels[name]}`]),
  )
}

async function requestConsent(
  { database, clock, origin, random }: CallContext,
  request: AuthorizeRequest,
  account: AccountRow,
): Promise<Response> {
  const ticket = random.token(24)
  database.run(
    'INSERT INTO authorizations VALUES (?, ?, ?, ?, ?, ?)',
    ticket,
    account.id,
    request.clientId,
    request.redirectUri,
    request.state,
    clock() + ticketLifetimeMs,
  )
  return createHtmlResponse(await renderConsentScreen(origin, ticket, request, account.firstName))
}

interface ConsentTicket {
  accountId: number
  redirectUri: string
  state: string
}

async function redirectAfterConsent(
  context: CallContext,
  data: URLSearchParams,
): Promise<Response> {
  const { database, clock } = context
  const ticket = data.get('ticket') ?? ''
  const authorization = database.get<ConsentTicket>(
    `DELETE FROM authorizations WHERE id = ? AND expires_ms > ?
      RETURNING account_id AS accountId, redirect_uri AS redirectUri, state`,
    ticket,
    clock(),
  )
  if (authorization === undefined) {
    const problem = 'This request has expired. Go back and sign in again.'
    return createHtmlResponse(await renderBrokenLinkScreen(problem), 400)
  }
  const answer =
    data.get('answer') === 'allow'
      ? {
          code: issueAuthorizationCode(context, authorization.accountId, authorization.redirectUri),
        }
      : { error: 'access_denied' }
  return createRedirect(getReturnUrl(authorization, answer))
}
