import { createPlatform, sandboxEnvironment } from '@milepost/platform'
import { fetchCurrentUser, signUp, updateUser, validateToken } from '@milepost/platform/rest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SandboxServer } from '../../sandbox/serve-sandbox.ts'
import { hasStatus, sendJson, signInAs } from '../../testing/supporters.test-kit.ts'
import { testNowMs } from '../../testing/test-now.test-kit.ts'
import { startTestServer } from '../../testing/test-server.test-kit.ts'

let nowMs = testNowMs
const log: string[] = []
let server: SandboxServer
beforeAll(async () => {
  server = await startTestServer({
    clock: () => nowMs,
    tokenLifetimeSeconds: 60,
    log: (line) => log.push(line),
  })
})
afterAll(() => server.close())

const platform = (token?: string, authType: 'Bearer' | 'Basic' = 'Bearer') =>
  createPlatform({
    environment: sandboxEnvironment(server.origin),
    retries: 0,
    ...(token === undefined ? {} : { token, authType }),
  })
const person = { firstName: 'Noor', lastName: 'Haddad', password: 'a good secret' }

describe('sign-up', () => {
  it.each([
    ['their name', 'noor-haddad-1'],
    ['a common word', 'my-password-1'],
    ['too little', 'short'],
    ['their address', 'x-other@example.org'],
  ])('refuses a password with %s', async (_, password) => {
    const body = { ...person, email: 'other@example.org', password }
    const path = '/services/v1/justgiving/iam/register'
    expect(await sendJson(server, 'POST', path, body)).toMatchObject({
      status: 400,
      body: { Errors: [{ ErrorMessage: expect.stringMatching(/^Password must/) as unknown }] },
    })
  })

  it('lists missing fields in the error format of each API family', async () => {
    expect(
      await sendJson(server, 'POST', '/services/v1/justgiving/iam/register', {
        ...person,
        firstName: ' ',
      }),
    ).toMatchObject({
      status: 422,
      body: {
        error: {
          errors: [
            { field: 'firstName', message: 'is required' },
            { field: 'email', message: 'is required' },
          ],
        },
      },
    })
    const lite = await sendJson<{ id: string }[]>(server, 'POST', '/api/v1/account/lite', {
      ...person,
      email: 'other@example.org',
      firstName: undefined,
      acceptTermsAndConditions: false,
    })
    expect(lite.status).toBe(400)
    expect(lite.body.map(({ id }) => id)).toEqual([
      'AcceptTermsAndConditionsMustBeTrue',
      'FirstNameNotSpecified',
    ])
  })

  it("updates only the caller's account [S7.20]", async () => {
    const session = await signUp(platform(), { ...person, email: 'change@example.org' })
    const mine = platform(session.token)
    await updateUser(mine, {
      uuid: session.userId,
      email: 'changed@example.org',
      lastName: 'Saleh',
      address: { townOrCity: 'Leeds' },
    })
    expect(await fetchCurrentUser(mine)).toMatchObject({
      name: 'Noor Saleh',
      email: 'changed@example.org',
      address: { locality: 'Leeds' },
    })
    const other = { uuid: '0b8f2f6e-5d1c-4c4a-9b51-7a2f6f0f1a01', email: 'x@example.org' }
    await expect(updateUser(mine, other)).rejects.toSatisfy(hasStatus(403))
    await expect(
      updateUser(mine, { uuid: session.userId, email: 'sam@example.org' }),
    ).rejects.toSatisfy(hasStatus(409))
    await expect(updateUser(platform('nobody'), other)).rejects.toSatisfy(hasStatus(401))
  })
})

it('returns the claims of a valid token [S7.07, S7.08]', async () => {
  const { access_token: token, id } = await signInAs(server)
  expect(await validateToken(platform(), { token })).toMatchObject({
    valid: true,
    sub: id,
    exp: testNowMs / 1000 + 60,
    scope: expect.arrayContaining(['fundraise']) as unknown,
  })
})
