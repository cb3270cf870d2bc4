import { describe, expect, it } from 'vitest'
import * as graph from '../graph.ts'
import * as links from '../index.ts'
import { startPlatformServer, jsonResponse, testPlatform } from '../request/server.test-kit.ts'
import * as rest from '../rest.ts'
import { createPageWire } from '../testing/wire.test-kit.ts'
import { createDefaultAdapter } from './default-adapter.ts'

const { respondWith, requests } = startPlatformServer()
const platform = testPlatform()

describe('createDefaultAdapter', () => {
  it('has every group, with the functions of the package only', () => {
    const { name, ...others } = createDefaultAdapter(platform)
    expect(name).toBe('default')
    const groups = Object.fromEntries(
      Object.entries(others).filter(([, calls]) => typeof calls === 'object'),
    )
    expect(Object.keys(groups).toSorted().join(' ')).toBe(
      'accounts campaigns donations fitness images links metadata pageEditing pages reports tags teams',
    )
    const free = { ...rest, ...graph, ...links }
    const names = Object.values(groups).flatMap((group) => Object.keys(group ?? {}))
    expect(names.filter((method) => !(method in free))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it('rejects if an argument is missing, and does not throw', async () => {
    const answer = createDefaultAdapter(platform).pages.fetchPage({})
    await expect(answer).rejects.toSatisfy(links.isMissingArgumentError)
  })

  it('withToken returns another adapter and does not change the original', async () => {
    respondWith(jsonResponse({ ...createPageWire() }))
    const nobody = createDefaultAdapter(testPlatform({ token: undefined }))
    const sam = nobody.withToken('sam-token')
    await sam.donations.fetchDonation({ id: 1 })
    await nobody.donations.fetchDonation({ id: 1 })
    await nobody.withToken('c2Ft', 'Basic').donations.fetchDonation({ id: 1 })
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer sam-token',
      null,
      'Basic c2Ft',
    ])
  })

  it('has the title of the platform variant', () => {
    const titleOn = (variant: 'default' | 'p2p') =>
      createDefaultAdapter(
        links.createPlatform({
          environment: links.sandboxEnvironment('http://platform.example', { variant }),
        }),
      ).title
    expect([titleOn('default'), titleOn('p2p')]).toEqual(['JustGiving', 'Everydayhero'])
  })
})

/** Inputs with every argument of every call. */
const inputs = {
  slug: 'sam',
  id: '7',
  ids: '7',
  campaign: 'c-1',
  charity: '1',
  event: '1',
  page: '7',
  pages: ['p-1'],
  team: 't-1',
  owner: 'u-1',
  name: 'Sam',
  title: 'Sam',
  story: 'Why',
  email: 'sam@example.org',
  password: 'secret',
  firstName: 'Sam',
  lastName: 'Okafor',
  code: 'code',
  refreshToken: 'refresh',
  token: 'token',
  uuid: 'u-1',
  userId: 'u-1',
  pageId: 'p-1',
  pageSlug: 'sam',
  teamSlug: 'otters',
  captainSlug: 'sam',
  type: 'swim',
  tagId: 'branch',
  tagValue: 'London',
  label: 'Branch',
  value: 'London',
  tags: [],
  segment: 'page:campaign:c-1',
  definition: 'd-1',
  values: { shirt: 'M' },
  before: [],
  sent: { type: 'swim' },
  file: new Blob(['picture']),
  distance: 1,
}

type Method = (inputs: object) => Promise<unknown>

describe('each call of createDefaultAdapter', () => {
  const { links: _, ...groups } = createDefaultAdapter(platform)
  const methods = Object.entries(groups).flatMap(([group, calls]) =>
    typeof calls === 'object' ? Object.keys(calls).map((method) => [group, method]) : [],
  )

  it.each(methods.filter(([, method]) => method !== 'getLeaderboardDefinitionId'))(
    '%s.%s asks and ends as the free function does',
    async (group, method) => {
      /** Returns the requests and the result. */
      const outcome = async (run: Method) => {
        respondWith(jsonResponse({ errorMessage: null }))
        // Calls of fitness reject a campaign or a team next to a page.
        const others = group === 'fitness' ? { campaign: undefined, team: undefined } : {}
        const end = await run({ ...inputs, ...others }).then(
          (answer) => ({ answer }),
          (error: unknown) => ({ error }),
        )
        // Parallel requests arrive in any order. The boundary of form data is random.
        const sent = requests.map(({ method: verb, path, search, body }) =>
          JSON.stringify([verb, path, search, body]).replaceAll(/formdata-undici-\d+/g, ''),
        )
        return [sent.toSorted(), end] as const
      }
      const free = { ...rest, ...graph }[method as 'fetchPage'] as (
        platform: links.Platform,
        inputs: object,
      ) => Promise<unknown>
      const calls: object = createDefaultAdapter(platform)[group as 'pages']
      const call = calls[method as keyof typeof calls] as Method
      const expected = await outcome((given) => free(platform, given))
      expect(expected[0]).not.toEqual([])
      expect(await outcome(call)).toEqual(expected)
    },
  )
})
