import type { SessionWire } from '@milepost/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SandboxServer } from '../../sandbox/serve-sandbox.ts'
import { getJson, startTestServer, testNowMs } from '../../testing/test-server.test-kit.ts'
import { hashPassword, isPassword } from '../../records/hash-password.ts'

let nowMs = testNowMs
let server: SandboxServer
beforeAll(async () => {
  server = await startTestServer({ clock: () => nowMs })
})
afterAll(() => server.close())

function login(body: unknown) {
  return getJson<SessionWire>(server, '/services/v1/justgiving/iam/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

function account(authorization: string) {
  return getJson(server, '/api/v1/account', { headers: { authorization } })
}

describe('signing in', () => {
  it.each([
    ['maya@tideline.example', 'Maya'],
    ['JACK@summit.example', 'Jack'],
    ['sam@example.org', 'Sam'],
  ])('opens a session for %s', async (email, firstName) => {
    const { status, body } = await login({ email, password: 'milepost' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ token_type: 'Bearer', user: { firstName } })
    expect(body.access_token).toHaveLength(43)
    expect(body.id).toBe(body.user.uuid)
    expect(Date.parse(String(body.expires_at))).toBeGreaterThan(nowMs)
    const current = await account(`Bearer ${body.access_token}`)
    expect(current.body).toMatchObject({ firstName, userId: body.id })
  })

  it('refuses a wrong password, an unknown address and an account without a password alike', async () => {
    const wrong = [
      { email: 'maya@tideline.example', password: 'Milepost' },
      { email: 'nobody@tideline.example', password: 'milepost' },
      { email: 'supporter-5@tideline.example', password: 'null' },
    ]
    for (const body of wrong) {
      // oxlint-disable-next-line no-await-in-loop -- one refusal after the other
      expect(await login(body)).toMatchObject({
        status: 401,
        body: { error: { message: 'The e-mail address or the password is wrong' } },
      })
    }
  })

  it.each([['{'], [{}], [[]], [{ email: 7, password: {} }], [{ email: 'a@b.example' }], ['null']])(
    'refuses %j',
    async (body) => {
      expect(await login(body)).toMatchObject({
        status: 422,
        body: { error: { errors: expect.any(Array) as unknown } },
      })
    },
  )

  it('takes Basic for the account, and nothing else for granted', async () => {
    const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`
    expect((await account(basic('maya@tideline.example:milepost'))).body).toMatchObject({
      email: 'maya@tideline.example',
      activePageCount: 1,
    })
    for (const header of [
      basic('maya@tideline.example:no'),
      basic('none'),
      'Bearer x',
      'Basic',
      '',
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one refusal after the other
      expect({ header, status: (await account(header)).status }).toEqual({ header, status: 401 })
    }
  })

  it('ends a session when its time has passed', async () => {
    const { body } = await login({ email: 'sam@example.org', password: 'milepost' })
    nowMs += 3_600_001
    expect((await account(`Bearer ${body.access_token}`)).status).toBe(401)
    nowMs = testNowMs
  })
})

describe('passwords', () => {
  it('are salted, and compared however they were typed', () => {
    const hashed = hashPassword('café')
    expect(hashed).not.toBe(hashPassword('café'))
    expect(isPassword('cafe\u0301', hashed)).toBe(true)
    expect(isPassword('cafe', hashed)).toBe(false)
    for (const broken of ['', 'scrypt$$', 'plain$a$b', 'scrypt$a']) {
      expect(isPassword('café', broken)).toBe(false)
    }
  })
})
