import { createPlatform, isHttpError, sandboxEnvironment } from '@milepost/platform'
import { fetchCampaign, fetchCurrentUser, signIn } from '@milepost/platform/rest'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox } from './sandbox/create-sandbox.ts'
import { testNowMs } from './testing/test-now.test-kit.ts'

const origin = 'https://sandbox.example'
const sandbox = createSandbox({ clock: () => testNowMs })
const server = setupServer(http.all(`${origin}/*`, ({ request }) => sandbox.fetch(request)))

beforeAll(() => server.listen())
afterAll(() => {
  server.close()
  sandbox.close()
})

const platform = (token?: string) =>
  createPlatform({ environment: sandboxEnvironment(origin), retries: 0, token })

describe('the sandbox behind msw', () => {
  it('responds to the client without network access', async () => {
    const campaign = 'a1b2c3d4-1111-4222-8333-444455556666'
    expect(await fetchCampaign(platform(), { campaign })).toMatchObject({
      raised: 1253,
      image: expect.stringContaining(origin) as unknown,
    })
  })

  it('stores what is written', async () => {
    const session = await signIn(platform(), { email: 'sam@example.org', password: 'milepost' })
    expect(await fetchCurrentUser(platform(session.token))).toMatchObject({ name: 'Sam Okafor' })
    await expect(fetchCurrentUser(platform('nobody'))).rejects.toSatisfy((error: unknown) =>
      isHttpError(error, 401),
    )
  })
})
