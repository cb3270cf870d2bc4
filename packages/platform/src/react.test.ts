// @vitest-environment jsdom
import '@milepost/config/patient-queries'
import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Platform } from './platform/platform.ts'
import * as hooks from './react.ts'
import { testSecrets, testPlatform } from './request/server.test-kit.ts'
import * as wire from './testing/wire.test-kit.ts'

const guid = wire.exampleIds.campaignGuid

/** A platform with the same response to every request, and its fetch mock. */
function answering(answer: unknown) {
  const fetch = vi.fn<(input: string | URL | Request) => Promise<Response>>(() =>
    Promise.resolve(Response.json(answer)),
  )
  return { fetch, platform: testPlatform({ fetch }) }
}

function render<Data>(use: () => Data) {
  const client = new QueryClient()
  const wrapper = ({ children }: PropsWithChildren) =>
    createElement(QueryClientProvider, { client }, children)
  return { client, ...renderHook(use, { wrapper }) }
}

afterEach(() => {
  cleanup()
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

const board = { page: { leaderboard: wire.createGraphLeaderboardWire() } }
const boards = {
  people: { leaderboard: wire.createGraphLeaderboardWire() },
  teams: { leaderboard: null },
  totals: wire.createTotalsRecordsWire(),
}
const cases: Record<keyof typeof hooks, [unknown, (platform: Platform) => { data: unknown }]> = {
  useCampaign: [wire.createCampaignWire(), (p) => hooks.useCampaign(p, { campaign: guid })],
  useCampaignLeaderboards: [
    { data: boards },
    (p) => hooks.useCampaignLeaderboards(p, { campaign: guid }),
  ],
  useCampaignLeaderboard: [
    { data: board },
    (p) => hooks.useCampaignLeaderboard(p, { campaign: guid }),
  ],
  useDonation: [wire.createDonationWire(), (p) => hooks.useDonation(p, { id: 21303723 })],
  useDonationFeed: [
    wire.createDonationFeedWire(),
    (p) => hooks.useDonationFeed(p, { campaign: guid }),
  ],
  useDonationTotals: [
    wire.createDonationsTotalsWire(),
    (p) => hooks.useDonationTotals(p, { charity: 2050 }),
  ],
  usePage: [wire.createPageWire(), (p) => hooks.usePage(p, { slug: 'sam' })],
  useTotals: [
    { data: { totals: wire.createTotalsRecordsWire() } },
    (p) => hooks.useTotals(p, { segment: 's', tagId: 't', tagValue: 'v' }),
  ],
}

describe.each(Object.entries(cases))('%s', (_name, [answer, use]) => {
  it('fetches data, and has no secret in its key', async () => {
    const { platform } = answering(answer)
    const { client, result } = render(() => use(platform))
    await waitFor(() => expect(result.current.data).toBeDefined())
    const keys = JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    )
    for (const secret of Object.values(testSecrets)) expect(keys).not.toContain(secret)
  })
})

describe('useDonation', () => {
  it('has the key `donation`, and data stays fresh for 30 s [S7.32]', async () => {
    const { fetch, platform } = answering(wire.createDonationWire())
    const { client, result, rerender } = render(() => hooks.useDonation(platform, { id: 7 }))
    await waitFor(() => expect(result.current.data).toMatchObject({ amount: 25 }))
    const [query] = client.getQueryCache().getAll()
    expect([query!.queryKey[0], query!.isStaleByTime(30_000)]).toEqual(['donation', false])
    expect(query!.observers[0]!.options.staleTime).toBe(30_000)
    rerender()
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('refetches on mount after 30 s, and not earlier [S7.32]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { fetch, platform } = answering(wire.createDonationWire())
    const { client, result } = render(() => hooks.useDonation(platform, { id: 7 }))
    await waitFor(() => expect(result.current.data).toBeDefined())
    const { dataUpdatedAt } = client.getQueryCache().getAll()[0]!.state
    const come = () => {
      const wrapper = ({ children }: PropsWithChildren) =>
        createElement(QueryClientProvider, { client }, children)
      return renderHook(() => hooks.useDonation(platform, { id: 7 }), { wrapper })
    }
    vi.setSystemTime(dataUpdatedAt + 29_999)
    expect(come().result.current.isFetching).toBe(false)
    vi.setSystemTime(dataUpdatedAt + 30_000)
    expect(come().result.current.isFetching).toBe(true)
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
  })

  it('returns an error without retrying', async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response('{}', { status: 404 })))
    const { result } = render(() => hooks.useDonation(testPlatform({ fetch }), { id: 7 }))
    await waitFor(() => expect(result.current.error).toMatchObject({ status: 404 }))
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('fetches nothing if it is disabled', () => {
    const { fetch, platform } = answering(wire.createDonationWire())
    const { result } = render(() => hooks.useDonation(platform, { id: 7 }, { enabled: false }))
    expect(result.current.data).toBeUndefined()
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe.each([
  ['usePage', wire.createPageWire(), (p: Platform) => hooks.usePage(p, { slug: 'sam' })],
  ['useDonation', wire.createDonationWire(), (p: Platform) => hooks.useDonation(p, { id: 7 })],
] as const)('%s', (_name, answer, use) => {
  it.each([
    ['signing out', undefined],
    ['switching accounts', 'token-of-ben'],
  ])('drops the data of the account after %s', async (_what, token) => {
    const { fetch, platform } = answering(answer)
    let current = platform
    const { result, rerender } = render(() => use(current))
    await waitFor(() => expect(result.current.data).toBeDefined())
    current = testPlatform({ fetch, token })
    rerender()
    expect(result.current.data).toBeUndefined()
    await waitFor(() => expect(result.current.data).toBeDefined())
    const before = fetch.mock.calls.length
    current = platform
    rerender()
    expect(result.current.data).toBeDefined()
    expect(fetch).toHaveBeenCalledTimes(before)
  })
})

it('useCampaign keeps public data after signing out', async () => {
  const { fetch, platform } = answering(wire.createCampaignWire())
  let current = platform
  const { result, rerender } = render(() => hooks.useCampaign(current, { campaign: guid }))
  await waitFor(() => expect(result.current.data).toBeDefined())
  current = testPlatform({ fetch, token: undefined })
  rerender()
  expect(result.current.data).toBeDefined()
  expect(fetch).toHaveBeenCalledOnce()
})

it('refreshMs refetches while the tab is visible, and pauses while it is hidden', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { fetch, platform } = answering(wire.createDonationWire())
  const { result } = render(() => hooks.useDonation(platform, { id: 7 }, { refreshMs: 5000 }))
  await waitFor(() => expect(result.current.data).toBeDefined())
  await vi.advanceTimersByTimeAsync(5100)
  expect(fetch).toHaveBeenCalledTimes(2)
  focusManager.setFocused(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetch).toHaveBeenCalledTimes(2)
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(5100)
  expect(fetch.mock.calls.length).toBeGreaterThan(2)
})
