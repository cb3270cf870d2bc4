import { createPlatform, sandboxEnvironment } from '@milepost/platform'
import { updatePage } from '@milepost/platform/rest'
import { describe, expect, it } from 'vitest'
import { titleAsTaken } from './title-as-taken.ts'

/** What the client really sends. */
async function sent(title: string): Promise<unknown> {
  let body: unknown
  const platform = createPlatform({
    environment: sandboxEnvironment('http://sandbox.invalid'),
    token: 'token',
    fetch: async (input, init) => {
      body = await new Request(input, init).json()
      return Response.json({})
    },
  })
  await updatePage(platform, { slug: 'maya', title })
  return body
}

describe('titleAsTaken', () => {
  it.each([
    'Siân’s mile',
    'Maya <script>alert(1)</script>',
    'Run! 10 km (again) — ok?',
    'مايا تمشي',
    'डेविड-१२',
    ' 👟 Walk ',
  ])('shows of %j what the client will send', async (title) => {
    expect(await sent(title)).toEqual({ pageTitle: titleAsTaken(title) })
  })

  it('leaves nothing of what has no letters', () => {
    expect(titleAsTaken('!!! 👟')).toBe('')
  })
})
