import * as rest from '../rest.ts'
import { describe, expect, it } from 'vitest'
import { parseUser } from '../index.ts'
import {
  failConnection,
  jsonResponse,
  neverRespond,
  startPlatformServer,
  testPlatform,
} from '../request/server.test-kit.ts'
import {
  createAccountWire,
  createSessionWire,
  tokenClaimsWire,
  userInfoWire,
} from '../testing/wire.test-kit.ts'
import { parseSession } from './session.ts'

const { requests, respondWith } = startPlatformServer()
const platform = testPlatform()
const person = { firstName: 'Siân', lastName: "O'Neill", email: 's@a.uk', password: 'Päss#1' }
const pair = Buffer.from('s@a.uk:Päss#1').toString('base64')
const failure = (run: Promise<unknown>) => run.catch((reason: unknown) => reason)

describe('signIn', () => {
  it('posts email and password and returns a session [S7.09] [S3.32] [S3.37]', async () => {
    respondWith(jsonResponse(createSessionWire()))
    const { email, password } = person
    const session = await rest.signIn(platform, { email, password })
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/services/v1/justgiving/iam/login',
      body: { email, password },
    })
    expect(session).toEqual({
      id: '90210',
      uuid: '0b8f2f6e-5d1c-4c4a-9b51-7a2f6f0f1a01',
      firstName: 'Sam',
      lastName: 'Okafor',
      name: 'Sam Okafor',
      email: 'sam@example.org',
      country: 'United Kingdom',
      countryCode: 'GB',
      expiresAt: '2025-06-01T10:15:00.000Z',
      refreshToken: 'r-5f0c2c6e9d1b4f7a8e3d',
      token: 'x9Qd3u0c0X6m1yWl5oG7n2bT4rVz8sKePjHfAaBcDdE',
      userId: '0b8f2f6e-5d1c-4c4a-9b51-7a2f6f0f1a01',
    })
  })

  it('with Basic returns the account and a token of email and password [S7.10] [S3.33] [S3.34]', async () => {
    respondWith(jsonResponse(createAccountWire()))
    const { email, password } = person
    const session = await rest.signIn(platform, { email, password, authType: 'Basic' })
    expect(requests[0]).toMatchObject({ method: 'GET', path: '/api/v1/account' })
    expect(requests[0]!.headers.get('authorization')).toBe(`Basic ${pair}`)
    expect(session).toEqual({
      address: {
        streetAddress: '1 Poppy Lane',
        locality: 'Bedford',
        state: 'Bedfordshire',
        postcode: 'MK41 0TA',
        country: 'United Kingdom',
      },
      email: 'sam@example.org',
      name: 'Sam Okafor',
      token: pair,
      userId: '0b8f2f6e-5d1c-4c4a-9b51-7a2f6f0f1a01',
    })
  })

  it('returns the given email and no name if the account has neither', async () => {
    respondWith(jsonResponse({}))
    const { email, password } = person
    const session = await rest.signIn(platform, { email, password, authType: 'Basic' })
    expect(session).toEqual({ address: {}, email, name: '', token: pair, userId: '' })
  })
})

describe('signUp', () => {
  const address = {
    streetAddress: '1 Poppy Lane',
    extendedAddress: '',
    locality: 'Bedford',
    region: 'Bedfordshire',
    country: 'United Kingdom',
    postCode: 'MK41 0TA',
  }
  const platformAddress = {
    line1: '1 Poppy Lane',
    townOrCity: 'Bedford',
    countyOrState: 'Bedfordshire',
    country: 'United Kingdom',
    postcodeOrZipcode: 'MK41 0TA',
  }
  const shapes = {
    'sign-up': address,
    platform: platformAddress,
    product: {
      streetAddress: '1 Poppy Lane',
      locality: 'Bedford',
      state: 'Bedfordshire',
      postcode: 'MK41 0TA',
      country: 'United Kingdom',
    },
    mixed: { ...platformAddress, streetAddress: 'overruled', region: 'overruled' },
  }

  it('registers without an address [S7.11] [S3.36]', async () => {
    respondWith(jsonResponse(createSessionWire()))
    const session = await rest.signUp(platform, { ...person, phone: '020 7000 0000' })
    expect(requests[0]).toMatchObject({ path: '/services/v1/justgiving/iam/register' })
    expect(requests[0]!.body).toEqual({ ...person, phone: '020 7000 0000' })
    expect(session.token).toBe(createSessionWire().access_token)
  })

  it.each(Object.entries(shapes))(
    'sends the %s address [S7.12] [S3.29] [S3.38]',
    async (_shape, input) => {
      respondWith(jsonResponse(createSessionWire()))
      await rest.signUp(platform, { ...person, address: input })
      expect(requests[0]!.body).toEqual({ ...person, ...address })
    },
  )

  it("sends '' for missing parts of an address", async () => {
    const nothing = Object.fromEntries(Object.keys(address).map((name) => [name, '']))
    respondWith(jsonResponse(createSessionWire()))
    await rest.signUp(platform, { ...person, address: { line2: 'Flat 2' } })
    expect(requests[0]!.body).toEqual({ ...person, ...nothing, extendedAddress: 'Flat 2' })
  })

  it.each(Object.entries(shapes))(
    'makes an account with Basic and the %s shape [S7.13] [S3.35] [S6.07]',
    async (_shape, input) => {
      respondWith(jsonResponse({ email: person.email, country: 'United Kingdom' }))
      const result = await rest.signUp(platform, {
        ...person,
        authType: 'Basic',
        address: input,
        title: 'Ms',
        reference: 'site-42',
        cause: 7,
      })
      expect(requests[0]).toMatchObject({ method: 'PUT', path: '/api/v1/account' })
      expect(requests[0]!.body).toEqual({
        acceptTermsAndConditions: true,
        ...person,
        title: 'Ms',
        address: platformAddress,
        reference: 'site-42',
        causeId: 7,
      })
      expect(result).toEqual({
        address: input,
        country: 'United Kingdom',
        email: person.email,
        firstName: 'Siân',
        lastName: "O'Neill",
        name: "Siân O'Neill",
        token: pair,
      })
    },
  )

  it('creates a light account with Basic and no address [S7.14]', async () => {
    respondWith(jsonResponse({ email: person.email }))
    await rest.signUp(platform, { ...person, authType: 'Basic', address: { line1: '' } })
    expect(requests[0]).toMatchObject({ method: 'POST', path: '/api/v1/account/lite' })
    expect(requests[0]!.body).toEqual({ acceptTermsAndConditions: true, ...person })
  })
})

describe('sessions', () => {
  it('resetPassword posts the email [S7.06]', async () => {
    respondWith(() => new Response(null, { status: 204 }))
    expect(await rest.resetPassword(platform, { email: person.email })).toBeUndefined()
    expect(requests[0]).toMatchObject({
      path: '/services/v1/justgiving/iam/reset-password',
      body: { email: person.email },
    })
  })

  it('connect posts a code or an access token [S7.16]', async () => {
    respondWith(jsonResponse(createSessionWire()))
    const redirectUri = 'https://site.example/?a=b'
    await rest.connect(platform, { code: 'c-1', redirectUri, state: 'home=/' })
    expect(requests[0]!.body).toEqual({ code: 'c-1', redirect_uri: redirectUri, state: 'home=/' })
    await rest.connect(platform, { accessToken: 'a-1' })
    expect(requests[1]!.body).toEqual({ access_token: 'a-1' })
  })

  it('refreshSession posts the refresh token [S7.17]', async () => {
    respondWith(jsonResponse(createSessionWire({ access_token: 'new', refresh_token: 'newer' })))
    const session = await rest.refreshSession(platform, { refreshToken: 'r-1' })
    expect(requests[0]!.body).toEqual({ refreshToken: 'r-1' })
    expect(session).toMatchObject({
      token: 'new',
      refreshToken: 'newer',
      expiresAt: '2025-06-01T10:15:00.000Z',
    })
  })
})

describe('validateToken', () => {
  it('returns the claims of a valid token [S7.07] [S7.08]', async () => {
    respondWith(jsonResponse(tokenClaimsWire()))
    const result = await rest.validateToken(platform, { token: 'a b&c' })
    expect(result).toEqual({ ...tokenClaimsWire(), valid: true })
    respondWith(jsonResponse({ ...tokenClaimsWire(), valid: false }))
    expect(await rest.validateToken(platform, { token: 'a b&c' })).toMatchObject({ valid: true })
    expect(requests[0]).toMatchObject({ path: '/identity/connect/accesstokenvalidation' })
    expect(requests[0]!.query.get('token')).toBe('a b&c')
  })

  it('returns the body of an error response instead of rejecting [S7.08]', async () => {
    respondWith(jsonResponse({ Message: 'invalid_token' }, { status: 400 }))
    const result = await rest.validateToken(platform, { token: 't' })
    expect(result).toEqual({ Message: 'invalid_token', valid: false })
  })

  it.each([failConnection, neverRespond])(
    'reports the token as invalid if there is no response',
    async (answer) => {
      respondWith(answer)
      const platform = testPlatform({ retries: 0, timeoutMs: 30 })
      expect(await rest.validateToken(platform, { token: 't' })).toEqual({ valid: false })
    },
  )

  it('rejects if it is aborted, and without a token [S5.56]', async () => {
    const reason = new Error('gone')
    const signal = AbortSignal.abort(reason)
    await expect(rest.validateToken(platform, { token: 't', signal })).rejects.toBe(reason)
    await expect(rest.validateToken(platform, { token: '' })).rejects.toMatchObject({
      name: 'MissingArgumentError',
    })
  })
})

describe('isEmailRegistered', () => {
  it('returns true for any success [S7.15]', async () => {
    respondWith(jsonResponse({ accountType: 'Standard' }))
    expect(await rest.isEmailRegistered(platform, { email: 'a+b@c.d' })).toBe(true)
    expect(requests[0]!.path).toBe('/api/v1/account/a%2Bb%40c.d')
  })

  it.each([
    jsonResponse({ accountType: 'None' }, { status: 404 }),
    jsonResponse({}, { status: 500 }),
    failConnection,
  ])('returns false for any failure [S7.15]', async (answer) => {
    respondWith(answer)
    const platform = testPlatform({ retries: 0 })
    expect(await rest.isEmailRegistered(platform, { email: 'a@b.c' })).toBe(false)
  })

  it('rejects if it is aborted', async () => {
    const signal = AbortSignal.abort(new Error('gone'))
    await expect(rest.isEmailRegistered(platform, { email: 'a@b.c', signal })).rejects.toThrow(
      'gone',
    )
  })
})

describe('fetchCurrentUser and updateUser', () => {
  it.each<[string, { token: string; authType?: 'Basic' }, string]>([
    ['a token of 33 characters', { token: 'x'.repeat(33) }, '/api/v1/account'],
    ['a token of 32 characters', { token: 'x'.repeat(32) }, '/identity/connect/userinfo'],
    ['a short Basic token', { token: 'x', authType: 'Basic' }, '/api/v1/account'],
  ])('uses the endpoint for %s [S6.12] [S7.18] [S7.19]', async (_what, config, path) => {
    respondWith(jsonResponse(path.includes('account') ? createAccountWire() : userInfoWire()))
    const user = await rest.fetchCurrentUser(testPlatform(config))
    expect(requests[0]!.path).toBe(path)
    expect(requests[0]!.headers.get('authorization')).toBe(
      `${config.authType ?? 'Bearer'} ${config.token}`,
    )
    expect(user).toMatchObject({
      id: '90210',
      uuid: '0b8f2f6e-5d1c-4c4a-9b51-7a2f6f0f1a01',
      name: 'Sam Okafor',
      firstName: 'Sam',
      lastName: 'Okafor',
      email: 'sam@example.org',
      countryCode: 'GB',
    })
  })

  it('return an address, a country and an image [S3.28]', () => {
    expect(parseUser(createAccountWire())).toEqual({
      address: {
        streetAddress: '1 Poppy Lane',
        locality: 'Bedford',
        state: 'Bedfordshire',
        postcode: 'MK41 0TA',
        country: 'United Kingdom',
      },
      country: 'United Kingdom',
      countryCode: 'GB',
      email: 'sam@example.org',
      firstName: 'Sam',
      lastName: 'Okafor',
      name: 'Sam Okafor',
      formattedAddress: '1 Poppy Lane, Bedford, Bedfordshire, MK41 0TA, United Kingdom',
      id: '90210',
      image: 'https://images.example/image/u1.jpg',
      pageCount: 1,
      uuid: '0b8f2f6e-5d1c-4c4a-9b51-7a2f6f0f1a01',
    })
  })

  it('send a name and an address [S7.20]', async () => {
    respondWith(jsonResponse({ success: true }))
    await rest.updateUser(platform, {
      uuid: 'u-1',
      email: 'a@b.c',
      firstName: 'Sam',
      address: { streetAddress: '1 Poppy Lane', postcode: 'MK41' },
    })
    expect(requests[0]).toMatchObject({ method: 'PUT', path: '/api/v1/account/u-1' })
    expect(requests[0]!.body).toEqual({
      firstName: 'Sam',
      email: 'a@b.c',
      address: { line1: '1 Poppy Lane', postcodeOrZipcode: 'MK41' },
    })
  })
})

describe('authenticateReports', () => {
  it('sends an empty body and a Basic token [S7.21]', async () => {
    respondWith(jsonResponse({ isValid: true, charityId: 2050 }))
    expect(
      await rest.authenticateReports(platform, { charity: { uid: 2050 }, token: 'YWRtaW4=' }),
    ).toEqual({ token: 'YWRtaW4=', charityId: '2050' })
    expect(requests[0]!.headers.get('authorization')).toBe('Basic YWRtaW4=')
    expect(requests[0]!.body).toBeUndefined()
  })

  it.each([{}, { charityId: 2050 }, { isValid: null }])(
    'handles the response %j [S7.21]',
    async (answer) => {
      respondWith(jsonResponse(answer))
      expect(
        await rest.authenticateReports(platform, { charity: 2050, token: 'YWRtaW4=' }),
      ).toEqual({ token: 'YWRtaW4=', charityId: '2050' })
    },
  )

  it('rejects a token that a 2xx response reports as invalid', async () => {
    respondWith(jsonResponse({ isValid: false }))
    expect(
      await failure(rest.authenticateReports(platform, { charity: 2050, token: 'YWRtaW4=' })),
    ).toMatchObject({ name: 'RefusedError', message: "The administrator's token is invalid" })
  })

  it('rejects a token with invalid characters before sending it', async () => {
    const error = await failure(
      rest.authenticateReports(platform, { charity: 1, token: 'top\nsecret' }),
    )
    expect(error).toBeInstanceOf(TypeError)
    expect(String(error)).toContain('The token contains')
    expect(String(error)).not.toContain('secret')
    expect(requests).toHaveLength(0)
  })

  it('rejects a charity that is not a path segment', async () => {
    const check = (charity: string) =>
      failure(rest.authenticateReports(platform, { charity, token: 'YWRtaW4=' }))
    expect(await check('1,2')).toMatchObject({
      message: "The argument 'charity' must be a single ID",
    })
    expect(await check('..')).toMatchObject({ parameter: 'charity' })
    expect(requests).toHaveLength(0)
  })
})

const context = { clock: { now: () => Date.UTC(2025, 5, 1) } }
const inTenMinutes = '2025-06-01T00:10:00.000Z'

describe('parseSession', () => {
  it("returns the user's plain fields unchanged, and no others", () => {
    const plain = { name: 'Sam', country: null, isNew: true, isOld: false, age: 42, note: '' }
    const others = { address: { line1: 'x' }, tags: ['x'], share: NaN, far: Infinity, id: 7 }
    const user = { ...plain, ...others, token: 'not this one', userId: 'nor this' }
    const session = parseSession(context, { ...createSessionWire(), user })
    const { id, expiresAt, refreshToken, token, userId, ...fields } = session
    expect(fields).toEqual(plain)
    const { id: sessionId, access_token, refresh_token } = createSessionWire()
    expect([id, userId, token, refreshToken]).toEqual(['7', sessionId, access_token, refresh_token])
    expect(expiresAt).toBe('2025-06-01T10:15:00.000Z')
  })

  it.each([
    ['2025-06-01T10:15:00Z', '2025-06-01T10:15:00.000Z'],
    [1_748_772_900, '2025-06-01T10:15:00.000Z'],
    ['1748772900', '2025-06-01T10:15:00.000Z'],
    [1_748_772_900_000, '2025-06-01T10:15:00.000Z'],
    ['1748772900000', '2025-06-01T10:15:00.000Z'],
    [8.64e15, '+275760-09-13T00:00:00.000Z'],
    [8.64e15 + 1000, inTenMinutes],
    [0, inTenMinutes],
    [-5, inTenMinutes],
    [null, inTenMinutes],
    ['soon', inTenMinutes],
    ['in 1748772900', inTenMinutes],
    ['1748772900 s', inTenMinutes],
  ])('parses the expiry %j', (expires, expiresAt) => {
    const wire: Record<string, unknown> = { ...createSessionWire(), expires_at: expires }
    expect(parseSession(context, wire).expiresAt).toBe(expiresAt)
  })
})
