import { describe, expect, it, vi } from 'vitest'
import type { Answers } from '../session/fake-fetch.test-kit.ts'
import { samUser, createScope, testSettings } from '../session/session.test-kit.ts'
import { accountMessages } from './account-messages.ts'
import {
  signInWithCode,
  requestPasswordReset,
  signInWithPassword,
  toSignInErrors,
  signUpWithPassword,
  toSignUpErrors,
} from './account-calls.ts'
import { processResponse, getLocalisedPath } from './finish-sign-in.ts'
import { getIdentityUrl } from './redirect-to-identity-service.ts'

const services = '/services/v1/justgiving'
const envelope = {
  id: 'guid-sam',
  access_token: 't'.repeat(43),
  refresh_token: 'r-1',
  expires_at: '2026-06-01T10:00:00Z',
  user: { uuid: 'guid-sam', name: 'Sam Okafor', countryCode: 'GB' },
}
const account = {
  'GET /api/v1/account': { userId: 'guid-sam', firstName: 'Sam', lastName: 'Okafor' },
  'GET /api/v1/fundraising/pages': [],
}
const values = {
  firstName: 'Sam',
  lastName: 'Okafor',
  email: 'sam@example.org',
  password: 'Secret#123',
  phone: '',
  marketing: false,
}
const basic = (answers: Answers) => {
  const kit = createScope({}, answers)
  const signIn = { ...testSettings.signIn, authType: 'Basic' as const }
  return { ...kit, scope: { ...kit.scope, settings: { ...testSettings, signIn } } }
}

describe('signInWithPassword', () => {
  it('starts a session that can be refreshed, and reads user and pages [S1.07] [S3.31]', async () => {
    const { scope, session } = createScope(
      {},
      { [`POST ${services}/iam/login`]: envelope, ...account },
    )
    await signInWithPassword(scope, values)
    expect(session().user).toEqual({
      id: 'guid-sam',
      uuid: 'guid-sam',
      name: 'Sam Okafor',
      countryCode: 'GB',
      token: 't'.repeat(43),
      refreshToken: 'r-1',
      tokenExpiry: '2026-06-01T10:00:00.000Z',
      authType: 'Bearer',
      hasExistingPage: false,
    })
    await vi.waitFor(() => expect(session().status).toBe('fetched'))
  })

  it('replaces the previous session', async () => {
    const { scope, session, forgotten } = createScope(
      { user: { ...samUser, id: 'guid-alex' }, prefilledFields: { email: 'alex@example.org' } },
      { [`POST ${services}/iam/login`]: envelope, ...account },
    )
    await signInWithPassword(scope, values)
    expect([session().user?.id, session().prefilledFields]).toEqual(['guid-sam', {}])
    expect(forgotten).toEqual(['guid-sam'])
  })

  it('shows a toast if the user’s pages cannot be loaded', async () => {
    const { scope, session, toasts } = createScope({}, { [`POST ${services}/iam/login`]: envelope })
    await signInWithPassword(scope, values)
    await vi.waitFor(() => expect(session().status).toBe('failed'))
    expect(toasts).toHaveLength(1)
  })

  it('creates no session without a token', async () => {
    const { scope, session } = createScope({}, { [`POST ${services}/iam/login`]: { id: 'x' } })
    await expect(signInWithPassword(scope, values)).rejects.toThrow(TypeError)
    expect(session().user).toBeUndefined()
  })
})

describe('signUpWithPassword', () => {
  it('starts a session, and remembers that no news is wanted [S2.67]', async () => {
    const { scope, session, requests } = createScope(
      {},
      { [`POST ${services}/iam/register`]: envelope, ...account },
    )
    await signUpWithPassword(scope, values)
    expect(requests[0]?.body).not.toHaveProperty('marketing')
    expect(session()).toMatchObject({
      user: { id: 'guid-sam' },
      prefilledFields: { charityOptIn: 'No' },
    })
  })

  it('signs up with Basic, and signs in with the same password', async () => {
    const { scope, session, requests } = basic({ 'POST /api/v1/account/lite': {}, ...account })
    await signUpWithPassword(scope, values)
    expect(requests[0]?.body).toMatchObject({ acceptTermsAndConditions: true })
    expect(session().user?.authType).toBe('Basic')
  })

  it('looks up whether the account was created if the response is lost, and sends nothing twice', async () => {
    const { scope, session, requests } = createScope(
      {},
      {
        [`POST ${services}/iam/register`]: new TypeError('connection lost'),
        [`POST ${services}/iam/login`]: envelope,
        ...account,
      },
    )
    await signUpWithPassword(scope, values)
    expect(session().user?.id).toBe('guid-sam')
    expect(requests.filter(({ line }) => line.endsWith('/register'))).toHaveLength(1)
  })

  it('reports that no account was created if the response is lost without one', async () => {
    const { scope } = createScope(
      {},
      {
        [`POST ${services}/iam/register`]: new TypeError('connection lost'),
        [`POST ${services}/iam/login`]: 401,
      },
    )
    const error: unknown = await signUpWithPassword(scope, values).catch(
      (thrown: unknown) => thrown,
    )
    expect(toSignUpErrors(error, accountMessages.english)).toEqual({
      formErrors: [accountMessages.english.unreachable],
    })
  })
})

describe('the error of a rejected sign-in', () => {
  const refusalOf = async (status: number, body: object = {}) => {
    const { scope } = createScope(
      {},
      { [`POST ${services}/iam/register`]: () => Response.json(body, { status }) },
    )
    const error: unknown = await signUpWithPassword(scope, values).catch(
      (thrown: unknown) => thrown,
    )
    return {
      up: toSignUpErrors(error, accountMessages.english),
      in: toSignInErrors(error, accountMessages.english),
    }
  }

  it.each([400, 401, 404])('is the same for every wrong sign-in, such as %s', async (status) => {
    expect((await refusalOf(status)).in).toEqual({
      errors: { password: accountMessages.english.wrongPassword },
    })
  })

  it('is next to the field concerned', async () => {
    const taken = { Errors: [{ ErrorMessage: 'EmailAddress is in use.' }] }
    expect((await refusalOf(409, taken)).up).toEqual({
      errors: { email: accountMessages.english.emailTaken },
    })
    const weak = { Errors: [{ ErrorMessage: 'Password must not contain your name.' }] }
    expect((await refusalOf(400, weak)).up).toEqual({
      errors: { password: 'Password must not contain your name.' },
    })
  })

  it('otherwise says that the platform is busy or unavailable', async () => {
    expect((await refusalOf(429)).in).toEqual({
      formErrors: [accountMessages.english.tooManyTries],
    })
    expect((await refusalOf(503)).up).toEqual({ formErrors: [accountMessages.english.unreachable] })
  })
})

it('requestPasswordReset doesn’t reveal who has an account [S2.67]', async () => {
  for (const status of [204, 400, 404]) {
    const { scope } = createScope({}, { [`POST ${services}/iam/reset-password`]: status })
    await requestPasswordReset(scope, values)
  }
  const { scope } = createScope({}, { [`POST ${services}/iam/reset-password`]: 503 })
  await expect(requestPasswordReset(scope, values)).rejects.toThrow(/returned 503/)
})

describe('the identity service', () => {
  it('receives the site’s client id, URL and an unguessable state', () => {
    const link = new URL(
      getIdentityUrl(createScope({}).scope, { signUp: true, email: 'sam@example.org', key: 'k-1' }),
    )
    expect(link.pathname).toBe('/identity/connect/authorize')
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      client_id: 'milepost',
      redirect_uri: 'http://site.example/auth/callback',
      response_type: 'code',
      state: 'home=http%3A%2F%2Fsite.example%2F&key=k-1',
    })
  })

  it('is not called if the platform has no hosted sign-in', async () => {
    const { scope, requests } = createScope({})
    const { connect: _, ...accounts } = scope.platformFor().accounts!
    const { authorizeLink: _link, ...links } = scope.platformFor().links
    const platformFor = () => ({ ...scope.platformFor(), accounts, links })
    const formsOnly = { ...scope, platformFor }
    const leave = () => getIdentityUrl(formsOnly, { signUp: true, email: undefined, key: 'k-1' })
    expect(leave).toThrow('no identity service')
    await expect(signInWithCode(formsOnly, { code: 'c', state: '' })).rejects.toThrow(
      'no identity service',
    )
    expect(requests).toEqual([])
  })

  const pending = { key: 'k-1', returnTo: '/about', base: '', leftMs: 0 }
  const answer = new URLSearchParams({ code: 'c', state: 'key=k-1' })

  it('redirects to the main language, and from there to the previous language', () => {
    const left = (base: string) => ({ getItem: () => JSON.stringify({ ...pending, base }) })
    const welsh = { ...testSettings, origin: 'http://site.example/cy' }
    const screen = (base: string, at: typeof testSettings) =>
      getLocalisedPath(left(base), at, '/auth/callback')
    expect(screen('/cy', testSettings)).toBe('/cy/auth/callback')
    expect(screen('/cy', welsh)).toBeUndefined()
    expect(screen('', testSettings)).toBeUndefined()
  })

  it('returns a code that is exchanged for a session', async () => {
    const { scope, session, requests } = createScope(
      {},
      { [`POST ${services}/oauth/connect`]: envelope, ...account },
    )
    expect(await processResponse(scope, answer, pending)).toEqual({ returnTo: '/about' })
    expect(requests[0]?.body).toEqual({
      code: 'c',
      redirect_uri: 'http://site.example/auth/callback',
      state: 'key=k-1',
    })
    expect(session().user?.id).toBe('guid-sam')
  })

  it('is ignored without a pending request, and sends nothing', async () => {
    const { scope, requests } = createScope({})
    expect(await processResponse(scope, answer, undefined)).toEqual({
      problem: { kind: 'expired', returnTo: '/' },
    })
    expect(requests).toEqual([])
  })

  it('may reject, respond without a code, or return an invalid code', async () => {
    const { scope } = createScope({}, { [`POST ${services}/oauth/connect`]: 400 })
    const no = new URLSearchParams({ error: 'access_denied' })
    const problem = (kind: string) => ({ problem: { kind, returnTo: '/about' } })
    expect(await processResponse(scope, no, pending)).toEqual(problem('cancelled'))
    expect(await processResponse(scope, new URLSearchParams(), pending)).toEqual(problem('failed'))
    expect(await processResponse(scope, answer, pending)).toEqual(problem('failed'))
  })

  it('keeps the return path if it fails, and never redirects to another site', async () => {
    const { scope } = createScope({})
    const after = (redirect: string) =>
      processResponse(scope, new URLSearchParams({ redirect }), undefined)
    expect(await after('/register')).toEqual({
      problem: { kind: 'expired', returnTo: '/register' },
    })
    expect(await after('//evil.example')).toEqual({ problem: { kind: 'expired', returnTo: '/' } })
  })
})
